// Delivers one mail: to the mail server, or as a file in the outbox folder when there is none.
import { existsSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import type { Language } from '#contract/languages.ts'
import { isPublicAddress } from '../http/server.ts'
import { fsyncPath, makeFolder } from '../ops/disk.ts'
import type { QueuedMail } from './store.ts'

type Sender = string | { name: string; address: string }
/** Asked for each mail: staff may change the name and address of the company, and the name is in the mail's language. */
type FindSender = (language: Language) => Promise<Sender>
/** Throws when the mail was not delivered; the result goes into the log. */
export type Deliver = (mail: QueuedMail) => Promise<Record<string, unknown>>

const connectMs = 10_000
const silenceMs = 15_000

type Settings = { smtpUrl?: string; publicUrl: string; host: string; trustProxy: unknown }

/** On a public address no link is logged: a reader of the log could use it. */
export function createDelivery(settings: Settings, outbox: Outbox, from: Sender | FindSender): Deliver {
  if (settings.smtpUrl) return createSmtpDelivery(settings.smtpUrl, from)
  const isPublic = settings.trustProxy !== false || isPublicAddress(settings)
  return createOutboxDelivery(outbox, from, { logLinks: !isPublic })
}

export function createSmtpDelivery(url: string, from: Sender | FindSender): Deliver {
  const transport = createTransport({
    url,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  })
  // Text beyond ASCII stays encoded, since not every mail server takes it otherwise.
  chooseEncoding(transport, (text) => (isAscii(text) && hasShortLines(text) ? '7bit' : undefined))
  return async (mail) => {
    await transport.sendMail(messageOf(mail, await senderOf(from, mail)))
    return {}
  }
}

export function createOutboxDelivery(
  outbox: Outbox,
  from: Sender | FindSender,
  { logLinks = false } = {},
): Deliver {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  chooseEncoding(composer, (text) => (hasShortLines(text) ? '8bit' : 'binary'))
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail, await senderOf(from, mail)))
    const file = await outbox.write(mail.id, message as Buffer)
    // Other mails may hold links that visitors wrote.
    if (!mail.token_id || !logLinks) return { file }
    return { file, links: mail.text.match(/https?:\/\/\S+/g) ?? [] }
  }
}

/** Avoids quoted-printable where possible, because it breaks long links in a mail that is opened as a file. */
function chooseEncoding(
  transport: Pick<Transporter, 'use'>,
  encodingOf: (text: string) => string | undefined,
) {
  transport.use('stream', ({ data, message }, done) => {
    const encoding = encodingOf(String(data.text))
    if (encoding) message.getTransferEncoding = () => encoding
    done()
  })
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text)
/** RFC 5322, without the line break. */
const maxLineBytes = 998
const hasShortLines = (text: string) =>
  text.split('\n').every((line) => Buffer.byteLength(line) <= maxLineBytes)

const senderOf = async (from: Sender | FindSender, mail: QueuedMail) =>
  typeof from === 'function' ? from(mail.language) : from

function messageOf(mail: QueuedMail, from: Sender) {
  const domain = (typeof from === 'string' ? from : from.address).replace(/^.*@|>.*$/g, '')
  return {
    from,
    to: mail.recipient,
    replyTo: mail.reply_to ?? undefined,
    subject: mail.subject,
    text: mail.text,
    date: new Date(mail.created_at),
    // The same on every attempt, so that mail programs recognise duplicates.
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(mail.stop_link && stopHeaders(mail.stop_link)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** For the button of mail programs that stops such mails in one tap. */
const stopHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox(folder: string) {
  const pathOf = (id: string) => join(folder, `${id}.eml`)
  const draftOf = (id: string) => `${pathOf(id)}.part`
  return {
    /** On return the mail survives a power cut. */
    async write(id: string, message: Buffer) {
      const path = pathOf(id)
      await makeFolder(folder)
      await writeFile(draftOf(id), message, { mode: 0o600, flush: true })
      await rename(draftOf(id), path)
      await fsyncPath(folder)
      return path
    },
    async remove(ids: string[]) {
      const paths = ids.flatMap((id) => [pathOf(id), draftOf(id)]).filter((path) => existsSync(path))
      await Promise.all(paths.map((path) => rm(path, { force: true })))
      // Otherwise a power cut could bring the mails of an erased person back.
      if (paths.length > 0) await fsyncPath(folder)
    },
    async list() {
      const names = await readdir(folder).catch(() => [])
      return names.map((name) => name.replace(/\.eml(\.part)?$/, ''))
    },
  }
}
