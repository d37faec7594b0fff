// Mails are rows, queued in the transaction that causes them and sent afterwards. Anybody can type the address of somebody
// else into a public form, again and again, so the mails that these cause are limited.

import type { Language } from '#contract/languages.ts'
import { attemptLimits } from '#contract/limits.ts'
import { inBoth, wordsIn } from '#contract/words.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { KeyedHash } from '../db/settings.ts'
import { countAttempt } from '../http/limits.ts'

export type NewMail = {
  recipient: string
  language: Language
  subject: string
  text: string
  replyTo?: string
  /** The id of the record that caused it, and is erased together with it. */
  about?: string
  /** Of the token in its link, if that gives access. */
  tokenId?: string
  /** Ends mails of this kind by a POST. */
  stopLink?: string
}
/** A mail to the company itself, in the language that its reader has chosen. */
export type NoticeMail = Omit<NewMail, 'language' | 'subject' | 'text'> & {
  write: (language: Language) => { subject: string; text: string }
}
type NoticeName = 'notices' | 'signupNotices'
/** To somebody outside the company. */
type PersonalName = 'confirmations' | 'answers'
type QuotaName = PersonalName | NoticeName | 'answersOfOne' | 'houseQuestions'
export type MailQuota = ReturnType<typeof createMailQuota>

const maxSubjectLength = 200

export async function queueMail(db: Db, mail: NewMail, now: Date) {
  const at = timeOf(now)
  await db
    .insertInto('mails')
    .values({
      id: newId(),
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      language: mail.language,
      subject: oneLine(mail.subject),
      text: mail.text,
      about: mail.about ?? null,
      token_id: mail.tokenId ?? null,
      stop_link: mail.stopLink ?? null,
      status: 'waiting',
      attempts: 0,
      next_attempt_at: at,
      last_error: null,
      created_at: at,
    })
    .execute()
}

/** A line break in a subject must not start another header. */
function oneLine(text: string) {
  const characters = [...text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')]
  return characters.slice(0, maxSubjectLength).join('')
}

export function createMailQuota(options: { enabled: boolean; keyedHash: KeyedHash }) {
  /** False, and nothing queued, when this recipient has had enough of them today. */
  async function queueConfirmation(tx: Db, mail: NewMail, now: Date, name: PersonalName = 'confirmations') {
    const isLeft = await hasLeft(tx, name, mail.recipient, now)
    if (isLeft) await queueMail(tx, mail, now)
    return isLeft
  }

  const hasLeft = async (tx: Db, name: QuotaName, subject: string, now: Date) =>
    (await countLeft(tx, name, subject, now)) >= 0

  /** False also when whoever writes it has written enough of them to all. */
  async function queueAnswer(tx: Db, mail: NewMail, by: string, now: Date) {
    const isLeft = await hasLeft(tx, 'answersOfOne', by, now)
    return isLeft && queueConfirmation(tx, mail, now, 'answers')
  }

  /** The last of a day says that it is the last. */
  async function queueNotice(
    tx: Db,
    { write, ...mail }: NoticeMail,
    now: Date,
    name: NoticeName = 'notices',
  ) {
    const left = await countLeft(tx, name, mail.recipient, now)
    if (left < 0) return
    const language = await findMailLanguage(tx, mail.recipient)
    const { subject, text } = write(language)
    const whole = left > 0 ? text : text + wordsIn(language, words).lastNotice
    await queueMail(tx, { ...mail, language, subject, text: whole }, now)
  }

  /**
   * Counts in the transaction that stores the form: on PostgreSQL others wait for it, on SQLite there are none. The keyed
   * hash outlives what the person has sent, for a day at most: otherwise whoever may erase a record with the address of
   * somebody else in it could have mails sent to that person without end.
   */
  async function countLeft(tx: Db, name: QuotaName, recipient: string, now: Date) {
    if (!options.enabled) return Number.POSITIVE_INFINITY
    const key = options.keyedHash(name, mailboxOf(recipient))
    const { count } = await countAttempt(tx, { name, key, now })
    return attemptLimits[name].most - count
  }

  return { hasLeft, queueConfirmation, queueAnswer, queueNotice }
}

/** Most mail servers ignore case and +tags, the largest also dots, so all these spellings lead to one person. */
function mailboxOf(address: string) {
  const [local = '', domain] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}

/** What the account with this address has chosen; English for any other address, such as that of an office. */
export async function findMailLanguage(tx: Db, address: string): Promise<Language> {
  const account = tx.selectFrom('accounts').select('mail_language').where('email', '=', address.toLowerCase())
  return (await account.executeTakeFirst())?.mail_language ?? 'en'
}

const words = inBoth({
  lastNotice: [
    `
So many forms have come in that this is the last mail about them for a day, counted from the first. Everything that
comes in is in the admin area as usual.
`,
    `
ഫോമുകൾ ഒരുപാടു വന്നതുകൊണ്ട് അവയെക്കുറിച്ചുള്ള മെയിലുകൾ തൽക്കാലം ഇതോടെ നിർത്തുന്നു; ആദ്യത്തേതു വന്ന് ഒരു ദിവസം കഴിഞ്ഞേ ഇനി അയയ്ക്കൂ. വരുന്നതെല്ലാം പതിവുപോലെ അഡ്മിൻ ഭാഗത്തു കാണാം.
`,
  ],
})

// What somebody has typed, in a mail to somebody else. Mail programs make links of plain text, so a stranger's text could
// put a link into a mail from the company; they all end a link at a space.

/** Where a link would go on: only digits may follow a dot, as in 2.5, and only one dot, unlike in an IP address. */
const insideLinks = new RegExp(
  [
    '[dots](?=[^ \\n\\d.])',
    '(?<!\\d)[dots](?=\\d)',
    '(?<=\\d[dots]\\d+)[dots](?=\\d)',
    '(?<=\\p{L}):(?=[^ \\n])',
    ':(?=[/\\\\])',
    '[@\\\\](?=[^ \\n])',
  ]
    .join('|')
    // All that browsers read as a dot.
    .replaceAll('dots', '.\\u2024\\u3002\\ufe52\\uff0e\\uff61'),
  'gu',
)

/** With a space in whatever would become a link: evil. com */
export const unlinked = (text: string) => text.replace(insideLinks, '$& ')

const ordinaryAddress = /^(?!.*www\.)[\w+-]+(?:\.[\w+-]+)*@[\w-]+(?:\.[\w-]+)+$/i

/** What an owner goes by: an ordinary address stays whole, of which a mail program makes at most a new mail. */
export const ownerInMail = (text: string) => (ordinaryAddress.test(text) ? text : unlinked(text))

/** A stranger's address, which nobody should reach by a tap: asha (at) example (dot) com */
export const addressInMail = (text: string) =>
  unlinked(text.replaceAll('@', ' (at) ').replace(/(?<=\S)\.(?=\S)/g, ' (dot) '))

/** With all its texts unlinked, also those of records in it. */
export const unlinkedRecord = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, unlinkedValue(value)])) as T

function unlinkedValue(value: unknown) {
  if (typeof value === 'string') return unlinked(value)
  return typeof value === 'object' && value !== null ? unlinkedRecord(value) : value
}

const word = /^(?:[\p{L}\p{M}'’-]|\u200c|\u200d){1,30}$/u
/** Such as K. or Dr. */
const initial = /^(?:[\p{L}\p{M}]|\u200c|\u200d){1,3}\.$/u
const maxWords = 5

/** For a mail to the address that was typed beside it, which may be a stranger's; empty when it does not look like a name. */
export function nameInMail(typed: string) {
  const words = unlinked(typed).split(' ').filter(Boolean)
  const isName = words.length <= maxWords && words.every((one) => word.test(one) || initial.test(one))
  return isName ? words.join(' ') : ''
}
