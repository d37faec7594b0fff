import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { DiaryEntry, DiaryExport, DiaryQuery } from '#contract/access/diary.ts'
import { deeds, remarks } from '#contract/access/diary-actions.ts'
import {
  differencesIn,
  kindNames,
  namesWithoutAccount,
  toldIn,
  withAddress,
} from '#contract/access/diary-words.ts'
import { namesOfRoles, type Role, roles } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { timeInIndia } from '#contract/days.ts'
import { languages } from '#contract/languages.ts'
import { type RecordField, type RecordKind, recordFields } from '#contract/records/fields.ts'
import { recordKinds, records } from '#contract/records/registry.ts'
import { wordsIn } from '#contract/words.ts'
import type { Db } from '../db/database.ts'
import { nameOf, writeDiary } from '../db/diary.ts'
import { anyTable, readBatches, readPage } from '../db/rows.ts'
import { containsText, malayalamSpellings } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'
import { sendCsv } from '../http/csv.ts'
import type { Api } from '../http/handle.ts'

export function diaryRoutes(api: Api, { db }: { db: Db }) {
  api.handle(calls.listDiary, ({ query }) => listDiary(db, query))
  api.handle(calls.listDiaryPeople, () => listDiaryPeople(db))

  api.handle(calls.exportDiary, async ({ query, audit, request, reply }) => {
    if (request.method !== 'HEAD')
      await writeDiary(db, audit, { kind: 'exported', subject: 'site', action: 'diary_exported' })
    return sendCsv(reply, 'diary.csv', columns, csvRows(exportDiary(db, query)))
  })
}

const columns = {
  When: 'at',
  Who: 'who',
  Device: 'device',
  Kind: 'kind',
  What: 'what',
  Changes: 'changes',
} as const

async function* csvRows(batches: AsyncIterable<DiaryEntry[]>) {
  for await (const batch of batches)
    yield batch.map((entry) => ({
      at: timeInIndia(new Date(entry.at)),
      who: withAddress(entry.by_name, entry.by_email),
      device: entry.device,
      kind: kindNames[entry.kind],
      what: toldIn('en', entry),
      changes: differencesIn(entry.changes)
        .map(({ label, before, after }) => `${label}: ${before} → ${after}`)
        .join('\n'),
    }))
}

const newestFirst = sql`id desc`

export async function listDiary(db: Db, query: DiaryQuery) {
  const page = await readPage(findMatching(db, query), { ...query, order: newestFirst })
  return { ...page, items: await entriesOf(db, page.items) }
}

async function* exportDiary(db: Db, query: DiaryExport) {
  const batches = await readBatches(db, 'diary', findMatching(db, query), newestFirst)
  for await (const rows of batches) yield await entriesOf(db, rows)
}

function findMatching(db: Db, { search, by, kind, subject }: DiaryExport) {
  let found = db.selectFrom('diary')
  if (by && isWithoutAccount(by))
    found = found.where('by_id', 'is', null).where('by_name', '=', namesWithoutAccount[by])
  else if (by)
    // Nobody knows who tried to log in, but whose account it was about.
    found = found.where((e) =>
      e.or([e('by_id', '=', by), e.and([e('record_id', '=', by), e('kind', '=', 'login_failed')])]),
    )
  if (kind) found = found.where('kind', '=', kind)
  if (subject) found = found.where('subject', '=', subject)
  if (!search) return found
  // No row has a whole sentence, so its words are looked for one by one too.
  const words = search.trim().split(/\s+/)
  return found.where((e) => e.or([telling(db, e, search), e.and(words.map((word) => telling(db, e, word)))]))
}

const telling = (db: Db, e: ExpressionBuilder<Tables, 'diary'>, text: string) =>
  e.or([
    containsText<'diary'>(db, ['by_name', 'device', 'title', 'facts', 'note', 'changes'], text)(e),
    e('action', 'in', actionsTelling(text)),
    ...rolesNamed(text).map((role) => containsText<'diary'>(db, ['facts'], `"${role}"`)(e)),
    e('by_id', 'in', accountsNaming(db, text)),
    ...(withdrawn.test(text) ? [isWithdrawal(e)] : []),
    ...recordsNaming(db, text).map((ids) => e('record_id', 'in', ids)),
  ])

const isWithoutAccount = (by: string): by is keyof typeof namesWithoutAccount => by in namesWithoutAccount

const accountsNaming = (db: Db, text: string) =>
  db
    .selectFrom('accounts')
    .select('id')
    .where(containsText<'accounts'>(db, ['name', 'email'], text))

/** The words of actions are in no row. Never empty: SQL has no empty list. */
function actionsTelling(text: string) {
  const wanted = malayalamSpellings(text.toLowerCase())
  const all = languages.flatMap((language) => [wordsIn(language, deeds), wordsIn(language, remarks)])
  const telling = all
    .flatMap((table) => Object.entries<string>(table))
    .filter(([, words]) => {
      const told = words.replaceAll(/\{\w+\}/g, '').toLowerCase()
      return wanted.some((one) => told.includes(one))
    })
  return ['none', ...telling.map(([action]) => action)]
}

/** Facts have roles by their keys. */
function rolesNamed(text: string) {
  const wanted = text.toLowerCase()
  const isNamed = (role: Role) =>
    languages.some((language) => namesOfRoles([role], language).toLowerCase().includes(wanted))
  return roles.filter(isNamed)
}

/** What the screen calls withdrawn is stored as erased by the person concerned. */
const withdrawn = /\bwithdr|പിൻവലി/i
const isWithdrawal = (e: ExpressionBuilder<Tables, 'diary'>) =>
  e.and([e('kind', '=', 'erased'), e('by_name', '=', namesWithoutAccount.person)])

/** Those with a field that names a person, so that the diary has them by their ids only. */
const personalKinds = recordKinds.filter((kind) =>
  Object.values<RecordField>(recordFields[kind]).some(({ personal }) => personal),
)

/** The names of people stand in their records only, so they are found as long as these exist. */
const recordsNaming = (db: Db, text: string) => [
  accountsNaming(db, text),
  ...personalKinds.map((kind) =>
    db
      .selectFrom(kind)
      .select('id')
      .where(containsText<RecordKind>(db, [...records[kind].named] as never[], text)),
  ),
  ...(['applications', 'enquiries'] as const).map((table) =>
    db
      .selectFrom(table)
      .select('id')
      .where(containsText<typeof table>(db, ['name'], text)),
  ),
]

async function entriesOf(db: Db, rows: Selectable<Tables['diary']>[]): Promise<DiaryEntry[]> {
  const nameless = rows.filter(({ title }) => title === '')
  const ids = [...new Set(nameless.flatMap(({ record_id }) => record_id ?? []))]
  const names = new Map(ids.length > 0 ? await namesOf(db, ids) : [])
  const emails = await emailsOf(db, [...new Set(rows.flatMap(({ by_id, record_id }) => [by_id, record_id]))])
  return rows.map((row) => ({
    ...row,
    by_email: emails.get(row.by_id) ?? null,
    title: withAddress(row.title || (names.get(row.record_id ?? '') ?? ''), emails.get(row.record_id)),
    facts: JSON.parse(row.facts),
    changes: JSON.parse(row.changes),
  }))
}

/** Mail addresses by id, for those ids that are accounts. */
async function emailsOf(db: Db, ids: (string | null)[]) {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map<string | null, string>()
  const found = db.selectFrom('accounts').select(['id', 'email']).where('id', 'in', known)
  return new Map<string | null, string>((await found.execute()).map(({ id, email }) => [id, email]))
}

async function namesOf(db: Db, ids: string[]) {
  const accounts = db.selectFrom('accounts').select(['id', 'name', 'email']).where('id', 'in', ids)
  const applications = db.selectFrom('applications').select(['id', 'name']).where('id', 'in', ids)
  const enquiries = db.selectFrom('enquiries').select(['id', 'name']).where('id', 'in', ids)
  const trash = db.selectFrom('trash').select(['record_id', 'kind', 'record']).where('record_id', 'in', ids)
  return [
    ...(await trash.execute()).map(
      ({ record_id, kind, record }) => [record_id, records[kind].nameOf(JSON.parse(record))] as const,
    ),
    ...(await accounts.execute()).map((row) => [row.id, nameOf(row)] as const),
    ...(await applications.execute()).map((row) => [row.id, row.name] as const),
    ...(await enquiries.execute()).map((row) => [row.id, row.name] as const),
    ...(await Promise.all(personalKinds.map((kind) => recordNamesOf(db, kind, ids)))).flat(),
  ]
}

async function recordNamesOf(db: Db, kind: RecordKind, ids: string[]) {
  const { named, nameOf } = records[kind]
  const rows = anyTable<{ id: string } & Record<string, string>>(db).selectFrom(kind)
  const found = await rows
    .select(['id', ...named])
    .where('id', 'in', ids)
    .execute()
  return found.map((row) => [row.id, nameOf(row)] as const)
}

/** Accounts under their current or last name; after them those without an account. */
async function listDiaryPeople(db: Db) {
  const last = db
    .selectFrom('diary')
    .select((e) => e.fn.max('id').as('id'))
    .where('by_id', 'is not', null)
    .groupBy('by_id')
  const rows = await db.selectFrom('diary').select(['by_id', 'by_name']).where('id', 'in', last).execute()
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where((e) => e.or([e('id', 'in', triedToLogInAs(db)), e('id', 'in', idsIn(rows))]))
    .execute()
  const named = rows.filter(({ by_name }) => by_name !== namesWithoutAccount.visitor)
  const people = new Map(named.map(({ by_id, by_name }) => [by_id ?? '', by_name]))
  for (const account of accounts) people.set(account.id, withAddress(nameOf(account), account.email))
  const items = [...people]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  items.push(...(await listWithoutAccount(db)))
  return { items, total: items.length }
}

/** Never empty: SQL has no empty list. */
const idsIn = (rows: { by_id: string | null }[]) => ['', ...rows.flatMap(({ by_id }) => by_id ?? [])]

const triedToLogInAs = (db: Db) =>
  db
    .selectFrom('diary')
    .select('record_id')
    .where('kind', '=', 'login_failed')
    .where('record_id', 'is not', null)

async function listWithoutAccount(db: Db) {
  const found = db.selectFrom('diary').select('by_name').distinct().where('by_id', 'is', null)
  const occurring = new Set((await found.execute()).map(({ by_name }) => by_name))
  return Object.entries(namesWithoutAccount)
    .map(([id, name]) => ({ id, name }))
    .filter(({ name }) => occurring.has(name))
}
