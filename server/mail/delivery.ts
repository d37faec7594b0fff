// One mail on its way out: to the mail server, or as a file in the outbox folder when there is none.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { QueuedMail } from './queue.ts'

export type Sender = string | { name: string; address: string }
/** Throws when the mail could not be handed over; what it returns goes into the log. */
export type Deliver = (mail: QueuedMail) => Promise<Record<string, unknown>>

const connectMs = 10_000
const silenceMs = 15_000

export function createSmtpDelivery(url: string, from: Sender): Deliver {
  const open = once(() => {
    const transport = loadMailer().createTransport({
      url,
      dnsTimeout: connectMs,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
    })
    // What is more than ASCII stays encoded: not every mail server takes it otherwise.
    writePlainly(transport, (text) => (isAscii(text) && hasShortLines(text) ? '7bit' : undefined))
    return transport
  })
  return async (mail) => {
    await open().sendMail(messageOf(mail, from))
    return {}
  }
}

export function createOutboxDelivery(outbox: Outbox, from: Sender): Deliver {
  const open = once(() => {
    const options = { streamTransport: true, buffer: true, newline: 'windows' } as const
    const composer = loadMailer().createTransport(options)
    writePlainly(composer, (text) => (hasShortLines(text) ? '8bit' : 'binary'))
    return composer
  })
  return async (mail) => {
    const { message } = await open().sendMail(messageOf(mail, from))
    const file = await outbox.write(mail.id, message as Buffer)
    // A mail about a record repeats what people wrote, and their links are theirs.
    if (mail.about) return { file }
    return { file, links: mail.text.match(/https?:\/\/\S+/g) ?? [] }
  }
}

/** Loaded with the first mail, and in the form that does not load Node's fetch (see node-http.ts). */
const loadMailer = (): typeof import('nodemailer') => createRequire(import.meta.url)('nodemailer')

function once<T>(make: () => T) {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Quoted-printable cuts long lines in two; a link stays whole, for people who open the mail as a file, only without it. */
function writePlainly(transport: Pick<Transporter, 'use'>, encodingOf: (text: string) => string | undefined) {
  transport.use('stream', ({ data, message }, done) => {
    const encoding = encodingOf(String(data.text))
    if (encoding) message.getTransferEncoding = () => encoding
    done()
  })
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text)
/** RFC 5322; without the line break. */
const maxLineBytes = 998
const hasShortLines = (text: string) =>
  text.split('\n').every((line) => Buffer.byteLength(line) <= maxLineBytes)

function messageOf(mail: QueuedMail, from: Sender) {
  const domain = (typeof from === 'string' ? from : from.address).replace(/^.*@|>.*$/g, '')
  return {
    from,
    to: mail.recipient,
    replyTo: mail.reply_to ?? undefined,
    subject: mail.subject,
    text: mail.text,
    date: new Date(mail.created_at),
    // The same on every attempt, so that a mail delivered twice can be told as one.
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox(folder: string) {
  const pathOf = (id: string) => join(folder, `${id}.eml`)
  return {
    async write(id: string, message: Buffer) {
      const path = pathOf(id)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, message, { mode: 0o600, flush: true })
      await rename(`${path}.part`, path)
      return path
    },
    async remove(ids: string[]) {
      await Promise.all(ids.map((id) => rm(pathOf(id), { force: true })))
    },
  }
}
