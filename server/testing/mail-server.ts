// For tests only: a mail server that keeps what it receives.
import type { TestContext } from 'node:test'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export async function startMailServer(t: TestContext, options: SMTPServerOptions = {}, port = 0) {
  const received: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  t.after(() => new Promise<void>((resolve) => server.close(resolve)))
  const address = server.server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${address.port}`, received }
}

/** Sender, subject and text of a received mail, decoded. */
export function readMail(message: string) {
  const [head = '', ...body] = message.split('\r\n\r\n')
  const encoding = /^Content-Transfer-Encoding: (\S+)/m.exec(head)?.[1] ?? '7bit'
  return {
    from: headerOf(head, 'From'),
    subject: headerOf(head, 'Subject'),
    text: decode(body.join('\r\n\r\n'), encoding).replaceAll('\r\n', '\n'),
  }
}

function headerOf(head: string, name: string) {
  const [, value = ''] = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'm').exec(head) ?? []
  return decodeWords(value.replace(/\r\n\s/g, ' ').replace(/\?=\s+=\?/g, '?==?'))
}

/** The bytes of neighbours belong together: a letter may be split between them. */
function decodeWords(text: string) {
  return text.replace(/(?:=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, (words) => {
    const parts = [...words.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind, part = '']) =>
      kind === 'B' ? Buffer.from(part, 'base64') : unquote(part.replaceAll('_', ' ')),
    )
    return Buffer.concat(parts).toString()
  })
}

function decode(body: string, encoding: string) {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? unquote(body.replaceAll('=\r\n', '')).toString() : body
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
