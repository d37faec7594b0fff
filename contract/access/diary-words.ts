// Entries of the diary as sentences, in the language of whoever reads them.
import { inWords } from '../admin/demo-words.ts'
import { datesIn } from '../days.ts'
import { fill, type Language } from '../languages.ts'
import { type RecordFields, recordFields } from '../records/fields.ts'
import { kindOf, type RecordSubject, recordKinds, records } from '../records/registry.ts'
import { inBoth, malayalamOf, wordsIn } from '../words.ts'
import type { DiaryChange, DiaryEntry, DiaryKind, DiarySubject } from './diary.ts'
import { deeds, remarks } from './diary-actions.ts'
import { holdersOf, namesOfRoles, roleNames } from './roles.ts'

/** Actors without an account: their key in the filter, and the name that entries have. */
export const namesWithoutAccount = {
  visitor: 'Visitor',
  person: 'The person concerned',
  site: 'The site',
  server: 'Somebody at the server',
} as const

/** By the name that entries have. */
export const actors: Record<string, string> = inBoth({
  Visitor: ['Visitor', 'സൈറ്റ് സന്ദർശിച്ചയാൾ'],
  'The person concerned': ['The person concerned', 'ബന്ധപ്പെട്ടയാൾ'],
  'The site': ['The site', 'വെബ്സൈറ്റ്'],
  'Somebody at the server': ['Somebody at the server', 'സെർവറിൽ ആരോ'],
  Somebody: ['Somebody', 'ആരോ'],
})

export const kindNames: Record<DiaryKind, string> = inBoth({
  created: ['Added', 'ചേർത്തത്'],
  changed: ['Changed', 'മാറ്റിയത്'],
  published: ['Published', 'പ്രസിദ്ധീകരിച്ചത്'],
  deleted: ['Deleted', 'നീക്കിയത്'],
  restored: ['Restored', 'തിരികെ എടുത്തു'],
  erased: ['Personal data erased', 'മായ്ച്ച വ്യക്തിവിവരങ്ങൾ'],
  listed: ['Personal data looked at', 'നോക്കിയ വ്യക്തിവിവരങ്ങൾ'],
  exported: ['Exported', 'ഡൗൺലോഡ് ചെയ്തത്'],
  cv_opened: ['CV opened', 'തുറന്ന സി.വി.'],
  login: ['Logged in', 'ലോഗിൻ ചെയ്തത്'],
  login_failed: ['Could not log in', 'ലോഗിൻ ചെയ്യാനാകാത്തത്'],
  logout: ['Logged out', 'ലോഗ് ഔട്ട് ചെയ്തത്'],
  account: ['Accounts', 'അക്കൗണ്ടുകൾ'],
  roles: ['Roles', 'ചുമതലകൾ'],
  invited: ['Invitations', 'ക്ഷണങ്ങൾ'],
  security: ['Passwords and second steps', 'പാസ്വേഡും രണ്ടാം ഘട്ടവും'],
})

const otherSubjects: Record<Exclude<DiarySubject, RecordSubject>, string> = inBoth({
  page: ['Pages of the site', 'വെബ്സൈറ്റിലെ പേജുകൾ'],
  translation: ['Malayalam texts', 'മലയാളം വാചകങ്ങൾ'],
  application: ['Applications', 'അപേക്ഷകൾ'],
  enquiry: ['Enquiries', 'അന്വേഷണങ്ങൾ'],
  person: ['Personal data', 'വ്യക്തിവിവരങ്ങൾ'],
  account: ['Accounts', 'അക്കൗണ്ടുകൾ'],
  site: ['The site as a whole', 'വെബ്സൈറ്റ് മൊത്തം'],
})

export const subjectNames: Record<string, string> = {
  ...Object.fromEntries(recordKinds.map((kind) => [records[kind].subject, records[kind].many])),
  ...otherSubjects,
}

const verbs: Record<DiaryKind, string> = inBoth({
  created: ['added {object}', '{object} ചേർത്തു'],
  changed: ['changed {object}', '{object} മാറ്റി'],
  published: ['published {object}', '{object} പ്രസിദ്ധീകരിച്ചു'],
  deleted: ['deleted {object}', '{object} നീക്കി'],
  restored: ['restored {object}', '{object} തിരികെ എടുത്തു'],
  erased: ['erased {object}', '{object} മായ്ച്ചു'],
  listed: ['looked at {object}', '{object} നോക്കി'],
  exported: ['exported {object}', '{object} ഡൗൺലോഡ് ചെയ്തു'],
  cv_opened: ['opened the CV of {object}', 'സി.വി. തുറന്നു: {object}'],
  login: ['logged in', 'ലോഗിൻ ചെയ്തു'],
  login_failed: ['could not log in', 'ലോഗിൻ ചെയ്യാനായില്ല'],
  logout: ['logged out', 'ലോഗ് ഔട്ട് ചെയ്തു'],
  account: ['changed {object}', '{object} മാറ്റി'],
  roles: ['changed the roles of {object}', 'ചുമതലകൾ മാറ്റി: {object}'],
  invited: ['changed {object}', '{object} മാറ്റി'],
  security: ['changed how to log in to {object}', 'ലോഗിൻ ചെയ്യുന്ന രീതി മാറ്റി: {object}'],
})

const nouns: Record<keyof typeof otherSubjects, string> = inBoth({
  page: ['page', 'പേജ്'],
  translation: ['translation', 'മലയാളം'],
  application: ['application', 'അപേക്ഷ'],
  enquiry: ['enquiry', 'അന്വേഷണം'],
  person: ['person', 'ആൾ'],
  account: ['account', 'അക്കൗണ്ട്'],
  site: ['site', 'വെബ്സൈറ്റ്'],
})

function nounOf(subject: DiarySubject, language: Language) {
  const kind = kindOf(subject)
  if (kind) return language === 'en' ? records[kind].one : malayalamOf(records[kind].one)
  return wordsIn(language, nouns)[subject as keyof typeof nouns]
}

const words = inBoth({
  as: ['{verb} as {title}', '{title} എന്ന പേരിൽ {verb}'],
  withdrew: ['withdrew their {noun}', 'സ്വന്തം {noun} പിൻവലിച്ചു'],
  one: [(noun: string) => `${/^[ae]/.test(noun) ? 'an' : 'a'} ${noun}`, (noun) => `ഒരു ${noun}`],
  gone: ['{one} that is gone by now', 'ഇപ്പോൾ ഇല്ലാത്ത {one}'],
  the: [(noun: string) => `the ${noun}`, (noun) => noun],
  named: ['the {noun} {title}', '{title} എന്ന {noun}'],
  by: ['the {noun} by {title}', '{title} എഴുതിയ {noun}'],
  of: ['the {noun} of {title}', '{title} എന്നയാളുടെ {noun}'],
  all: { application: ['the applications', 'അപേക്ഷകൾ'], enquiry: ['the enquiries', 'അന്വേഷണങ്ങൾ'] },
  malayalam: ['the Malayalam of “{text}”', '“{text}” എന്നതിന്റെ മലയാളം'],
  malayalamOfMany: ['the Malayalam of {count} texts', '{count} വാചകങ്ങളുടെ മലയാളം'],
  ofSomebody: ['the personal data of somebody', 'ഒരാളുടെ വ്യക്തിവിവരങ്ങൾ'],
  somebody: ['somebody', 'ആരോ'],
  ownAccount: ['their own account', 'സ്വന്തം അക്കൗണ്ട്'],
  yes: ['yes', 'അതെ'],
  no: ['no', 'അല്ല'],
})

/** Those that the forms of records name otherwise, or not at all. */
const fieldNames: Record<string, string> = inBoth({
  whatsapp: ['WhatsApp number', 'വാട്സാപ്പ് നമ്പർ'],
  phone: ['phone number', 'ഫോൺ നമ്പർ'],
  email: ['email', 'ഇമെയിൽ'],
  address: ['address', 'വിലാസം'],
  qualification: ['qualification', 'യോഗ്യത'],
  keep: ['may be kept for later openings', 'പിന്നീടു വരുന്ന ഒഴിവുകൾക്കായി സൂക്ഷിക്കാമോ എന്നത്'],
  message: ['message', 'സന്ദേശം'],
  status: ['status', 'നില'],
  spam: ['spam', 'സ്പാം'],
  notes: ['notes', 'കുറിപ്പുകൾ'],
  why: ['why', 'കാരണം'],
  follow_up_on: ['day to call again', 'വീണ്ടും വിളിക്കേണ്ട ദിവസം'],
  came_from: ['where they had heard of us', 'ഞങ്ങളെക്കുറിച്ച് എങ്ങനെ അറിഞ്ഞു എന്നത്'],
  told: ['what the applicant sees', 'അപേക്ഷിച്ചയാൾ കാണുന്നത്'],
  interview_at: ['time of the interview', 'ഇന്റർവ്യൂവിന്റെ സമയം'],
  interview_place: ['place of the interview', 'ഇന്റർവ്യൂവിന്റെ സ്ഥലം'],
  mail_language: ['language', 'ഭാഷ'],
  // There is none any more.
  monday_mail: ['mail on Mondays', 'തിങ്കളാഴ്ചത്തെ മെയിൽ'],
  roles: ['roles', 'ചുമതലകൾ'],
  project_id: ['project', 'പ്രോജക്ട്'],
  open: ['open', 'അപേക്ഷിക്കാമോ എന്നത്'],
})

type EntryParts = Pick<
  DiaryEntry,
  'by_id' | 'by_name' | 'kind' | 'subject' | 'record_id' | 'title' | 'action' | 'facts' | 'note' | 'changes'
>

/** What somebody did, to follow their name: "changed the project Lake House: title, area". */
export const sentenceOf = (entry: EntryParts) => sentenceIn('en', entry)

/** What the sentence does not say. */
export const remarkOf = (entry: EntryParts) => remarkIn('en', entry)

/** Both, in this language; a build of the pages has one, which it calls 'en'. */
export const toldIn = (language: Language, entry: EntryParts) =>
  [sentenceIn(language, entry), remarkIn(language, entry)].filter(Boolean).join('. ')

const sentenceIn = (language: Language, entry: EntryParts) =>
  isWholeSentence(entry) ? actionIn(language, entry) : sentenceWithoutAction(entry, language)

const remarkIn = (language: Language, entry: EntryParts) =>
  isWholeSentence(entry) ? '' : actionIn(language, entry)

/** An entry from the time before there were actions has a note, which stays as it was written. */
function actionIn(language: Language, { action, facts, note }: EntryParts) {
  const actions: Record<string, string> = { ...wordsIn(language, deeds), ...wordsIn(language, remarks) }
  const text = actions[action]
  if (text === undefined) return note
  const { roles = [], holders = [], day, records, ...rest } = facts
  return fill(text, {
    ...rest,
    roles: namesOfRoles(roles, language),
    holders: holdersOf(holders, language),
    day: day ? datesIn(language).formatDay(day) : '',
    records: records ? inWords(records, language) : '',
  })
}

/** Of these kinds a note was the sentence; of others a remark, unless the entry has neither record nor title. */
const noteKinds: readonly DiaryKind[] = ['account', 'invited', 'security']

const isWholeSentence = ({ action, note, kind, record_id, title }: EntryParts) =>
  action in deeds || (note !== '' && (noteKinds.includes(kind) || (!record_id && !title)))

function sentenceWithoutAction(entry: EntryParts, language: Language) {
  const { kind, subject, title, changes } = entry
  const say = wordsIn(language, words)
  const verb = wordsIn(language, verbs)[kind]
  if (isWithdrawal(entry)) return fill(say.withdrew, { noun: nounOf(subject, language) })
  if (kind === 'login' || kind === 'login_failed' || kind === 'logout')
    return isOwn(entry) || !title ? verb : fill(say.as, { verb, title })
  const sentence = fill(verb, { object: objectOf(entry, language) })
  if (kind === 'roles' || subject === 'translation') return sentence
  const fields = changes.map(({ field }) => fieldName(field, language)).join(', ')
  return fields ? `${sentence}: ${fields}` : sentence
}

const isWithdrawal = ({ by_name, kind }: EntryParts) =>
  by_name === namesWithoutAccount.person && kind === 'erased'

const isOwn = ({ by_id, by_name, record_id, title }: EntryParts) =>
  by_id ? by_id === record_id : by_name === title

function objectOf(entry: EntryParts, language: Language) {
  const { kind, subject, record_id, title, changes } = entry
  const say = wordsIn(language, words)
  const noun = nounOf(subject, language)
  // The field of a changed translation is its English text.
  if (subject === 'translation')
    return changes.length === 1
      ? fill(say.malayalam, { text: changes[0]?.field ?? '' })
      : fill(say.malayalamOfMany, { count: changes.length })
  if (record_id && !title && subject !== 'account')
    return kind === 'erased' ? say.one(noun) : fill(say.gone, { one: say.one(noun) })
  if (title && (kind === 'cv_opened' || (kind === 'roles' && !isOwn(entry)))) return title
  if (subject === 'application' || subject === 'enquiry')
    return title ? fill(say.of, { noun, title }) : say.all[subject]
  if (subject === 'person') return say.ofSomebody
  if (subject === 'account' && isOwn(entry)) return say.ownAccount
  if (subject === 'site' && title) return title
  if (subject === 'review' && title) return fill(say.by, { noun, title })
  return title ? fill(say.named, { noun, title }) : say.the(noun)
}

/** The entry for somebody who must not learn the names of people who wrote to the company. */
export const withoutNames = <Entry extends EntryParts>(entry: Entry, language: Language): Entry =>
  entry.title && (entry.subject === 'application' || entry.subject === 'enquiry')
    ? { ...entry, title: wordsIn(language, words).somebody }
    : entry

/** The fields of all records: those with the same name have the same label. */
const described: RecordFields = Object.assign({}, ...Object.values(recordFields))

export function fieldName(name: string, language: Language = 'en') {
  const { label = '' } = described[name] ?? {}
  const named = (language === 'en' ? label : malayalamOf(label)).toLowerCase()
  return wordsIn(language, fieldNames)[name] ?? (named || name.replaceAll('_', ' '))
}

/** Stored as 1 and 0, and not in the form of a record. */
const otherToggles = ['open', 'spam', 'keep', 'monday_mail']

/** The changes that were recorded with their texts. */
export function differencesIn(changes: readonly DiaryChange[]) {
  function inWords(field: string, text: string) {
    if (described[field]?.kind === 'toggle' || otherToggles.includes(field))
      return text === '1' ? words.yes : words.no
    return field === 'roles' ? rolesInWords(text) : text
  }
  return changes.flatMap(({ field, before, after }) =>
    before === null || after === null
      ? []
      : [{ label: fieldName(field), before: inWords(field, before), after: inWords(field, after) }],
  )
}

/** Once they were stored by what they are called. */
function rolesInWords(text: string) {
  const held = text.split(' ')
  return held.every((role) => role in roleNames) ? namesOfRoles(held) : text
}

/** A name with the address behind it, since two people may have the same name. */
export const withAddress = (name: string, email: string | null | undefined) =>
  email && name && email !== name ? `${name} (${email})` : name
