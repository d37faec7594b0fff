// A real mail server that keeps what it is sent, for the tests of mails.
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export async function startMailServer(port: number, options: SMTPServerOptions = {}) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream).then((mail) => {
        received.push(mail)
        done()
      }),
    ...options,
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return { received, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}
