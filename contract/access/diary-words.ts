// Entries of the diary as sentences, for the screen and the CSV file.
import { type RecordFields, recordFields } from '../records/fields.ts'
import type { DiaryChange, DiaryEntry, DiaryKind, DiarySubject } from './diary.ts'

/** Labels of the filter. */
export const kindNames: Record<DiaryKind, string> = {
  created: 'Added',
  changed: 'Changed',
  published: 'Published',
  deleted: 'Deleted',
  restored: 'Restored',
  erased: 'Personal data erased',
  listed: 'Personal data looked at',
  exported: 'Exported',
  cv_opened: 'CV opened',
  login: 'Logged in',
  login_failed: 'Could not log in',
  logout: 'Logged out',
  account: 'Accounts',
  roles: 'Roles',
  invited: 'Invitations',
  security: 'Passwords and second steps',
}

export const subjectNames: Record<DiarySubject, string> = {
  project: 'Projects',
  review: 'Reviews',
  service: 'Services',
  job: 'Jobs',
  page: 'Pages of the site',
  translation: 'Malayalam texts',
  application: 'Applications',
  enquiry: 'Enquiries',
  person: 'Personal data',
  account: 'Accounts',
  site: 'The site as a whole',
}

const verbs: Record<DiaryKind, string> = {
  created: 'added',
  changed: 'changed',
  published: 'published',
  deleted: 'deleted',
  restored: 'restored',
  erased: 'erased',
  listed: 'looked at',
  exported: 'exported',
  cv_opened: 'opened the CV of',
  login: 'logged in',
  login_failed: 'could not log in',
  logout: 'logged out',
  account: 'changed',
  roles: 'changed the roles of',
  invited: 'changed',
  security: 'changed how to log in to',
}

type EntryParts = Pick<
  DiaryEntry,
  'by_id' | 'by_name' | 'kind' | 'subject' | 'record_id' | 'title' | 'note' | 'changes'
>

/** What somebody did, to follow their name: "changed the project Lake House: title, area". */
export function sentenceOf(entry: EntryParts) {
  const { kind, note, changes } = entry
  if (isWholeSentence(entry)) return note
  if (isWithdrawal(entry)) return `withdrew their ${entry.subject}`
  if (kind === 'login' || kind === 'login_failed' || kind === 'logout')
    return isOwn(entry) || !entry.title ? verbs[kind] : `${verbs[kind]} as ${entry.title}`
  if (entry.subject === 'translation') return `${verbs[kind]} the Malayalam of ${textsIn(changes)}`
  const fields = kind === 'roles' ? '' : changes.map(({ field }) => fieldName(field)).join(', ')
  return `${verbs[kind]} ${objectOf(entry)}${fields ? `: ${fields}` : ''}`
}

/** The field of a changed translation is its English text. */
const textsIn = (changes: readonly DiaryChange[]) =>
  changes.length === 1 ? `“${changes[0]?.field}”` : `${changes.length} texts`

/** The note, unless `sentenceOf` already returns it. */
export const remarkOf = (entry: EntryParts) => (isWholeSentence(entry) ? '' : entry.note)

/** For these kinds a note that begins in lower case ("removed the account …") is the sentence; others are remarks. */
const accountKinds: readonly DiaryKind[] = [
  'login',
  'login_failed',
  'logout',
  'account',
  'roles',
  'invited',
  'security',
]

/** True when the note is the whole sentence: for other kinds, when the entry has neither record nor title. */
const isWholeSentence = ({ kind, record_id, title, note }: EntryParts) =>
  accountKinds.includes(kind) ? /^\p{Ll}/u.test(note) : !record_id && !title && note !== ''

/** Somebody who uses a private link, without an account. */
export const personConcerned = 'The person concerned'

const isWithdrawal = ({ by_name, kind }: EntryParts) => by_name === personConcerned && kind === 'erased'

/** Fields with another name in the forms. */
const fieldNames: Record<string, string> = {
  whatsapp: 'WhatsApp number',
  phone: 'phone number',
  keep: 'may be kept for later openings',
  follow_up_on: 'day to call again',
  came_from: 'where they had heard of us',
  told: 'what the applicant sees',
  interview_at: 'time of the interview',
  interview_place: 'place of the interview',
  mail_language: 'language',
  // There is none any more.
  monday_mail: 'mail on Mondays',
  project_id: 'project',
}

/** The fields of all records: those with the same name have the same label. */
const described: RecordFields = Object.assign({}, ...Object.values(recordFields))
const isToggle = (name: string) => described[name]?.kind === 'toggle'

export function fieldName(name: string) {
  const label = isToggle(name) ? undefined : described[name]?.label.toLowerCase()
  return fieldNames[name] ?? label ?? name.replaceAll('_', ' ')
}

/** Stored as 1 and 0, and not in the form of a record. */
const otherToggles = ['open', 'spam', 'keep', 'monday_mail']

/** The changes that were recorded with their texts. */
export function differencesIn(changes: readonly DiaryChange[]) {
  const inWords = (field: string, text: string) =>
    isToggle(field) || otherToggles.includes(field) ? (text === '1' ? 'yes' : 'no') : text
  return changes.flatMap(({ field, before, after }) =>
    before === null || after === null
      ? []
      : [{ label: fieldName(field), before: inWords(field, before), after: inWords(field, after) }],
  )
}

const isOwn = ({ by_id, by_name, record_id, title }: EntryParts) =>
  by_id ? by_id === record_id : by_name === title

/** A name with the address behind it, since two people may have the same name. */
export const withAddress = (name: string, email: string | null | undefined) =>
  email && name && email !== name ? `${name} (${email})` : name

function objectOf(entry: EntryParts) {
  const { kind, subject, record_id, title } = entry
  if (record_id && !title && subject !== 'account') {
    const one = `${/^[ae]/.test(subject) ? 'an' : 'a'} ${subject}`
    return kind === 'erased' ? one : `${one} that is gone by now`
  }
  if (kind === 'cv_opened' && title) return title
  if (kind === 'roles' && !isOwn(entry)) return title
  if (subject === 'application') return title ? `the application of ${title}` : 'the applications'
  if (subject === 'enquiry') return title ? `the enquiry of ${title}` : 'the enquiries'
  if (subject === 'person') return 'the personal data of somebody'
  if (subject === 'review' && title) return `the ${title[0]?.toLowerCase()}${title.slice(1)}`
  if (kind === 'invited') return title ? `the invitation of ${title}` : 'the invitations'
  if (subject === 'account' && isOwn(entry)) return 'their own account'
  if (subject === 'site') return title || 'the site'
  return title ? `the ${subject} ${title}` : `the ${subject}`
}
