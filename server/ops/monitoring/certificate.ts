import { isIP } from 'node:net'
import { connect } from 'node:tls'

const answerMs = 5_000

/** When the certificate of an https address ends, as visitors get it. Undefined when nobody answers with one. */
export function findCertificateEnd(publicUrl: string) {
  const { hostname, port } = new URL(publicUrl)
  return new Promise<Date | undefined>((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: isIP(hostname) ? '' : hostname,
      // One that has ended is read too.
      rejectUnauthorized: false,
      timeout: answerMs,
    })
    const finish = (end?: Date) => {
      socket.destroy()
      resolve(end)
    }
    socket.on('secureConnect', () => finish(new Date(socket.getPeerCertificate().valid_to)))
    for (const event of ['timeout', 'error', 'close']) socket.on(event, () => finish())
  })
}
