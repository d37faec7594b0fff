// Signed notes of the office, and the history of an application or enquiry.
import type { Account } from '#contract/access/accounts.ts'
import type { DiaryChange } from '#contract/access/diary.ts'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import type { HistoryEntry, NoteKind } from '#contract/people/people.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, type AuditedTx, recordListing } from '../db/diary.ts'
import { lockRow } from '../db/rows.ts'
import { containsText } from '../db/search.ts'
import { Failure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { auditRecord, subjects } from '../records/diary.ts'

/** The tables of what notes are about. */
type Noted = 'applications' | 'enquiries'
const ownerOf = { applications: 'application_id', enquiries: 'enquiry_id' } as const

type ById = { params: { id: string }; account: Account; audit: AuditContext }

export function noteRoutes(api: Api, { db }: { db: Db }) {
  const history =
    (about: Noted) =>
    async ({ params, account, audit }: ById) => {
      await recordListing(db, audit, subjects[about])
      return listHistory(db, about, params.id, account)
    }
  api.handle(calls.listApplicationHistory, history('applications'))
  api.handle(calls.listEnquiryHistory, history('enquiries'))

  const add =
    (about: Noted) =>
    async ({ params, body, audit }: ById & { body: { text: string } }) => {
      const id = await db.transaction().execute(async (tx) => {
        if (!(await lockRow(tx, about, params.id))) throw new Failure('not_found', messages[about].notFound)
        return addNote({ tx, audit }, about, params.id, body)
      })
      return { message: messages.notes.added, id }
    }
  api.handle(calls.addApplicationNote, add('applications'))
  api.handle(calls.addEnquiryNote, add('enquiries'))

  const remove =
    (about: Noted) =>
    async ({ params, account, audit }: ById & { params: { note: string } }) => {
      await db.transaction().execute((tx) => removeNote({ tx, audit }, about, params, account))
      return { message: messages.notes.removed }
    }
  api.handle(calls.removeApplicationNote, remove('applications'))
  api.handle(calls.removeEnquiryNote, remove('enquiries'))
}

const told = ['created', 'changed', 'cv_opened'] as const

/** Its notes and what the diary tells of it, newest first. */
async function listHistory(db: Db, about: Noted, id: string, account: Account) {
  const notes = (await listNotes(db, about, id)).map(
    (note): HistoryEntry => ({
      ...note,
      at: note.created_at,
      removable: note.kind === 'note' && mayRemove(note, account),
      action: '',
      changes: [],
    }),
  )
  const rows = await db
    .selectFrom('diary')
    .select(['id', 'at', 'by_name', 'kind', 'action', 'note as text', 'changes'])
    .where('record_id', '=', id)
    .where('subject', '=', subjects[about])
    .where('kind', 'in', told)
    .execute()
  const events = rows.map(
    (row): HistoryEntry => ({
      ...row,
      kind: row.kind as (typeof told)[number],
      removable: false,
      changes: (JSON.parse(row.changes) as DiaryChange[]).filter(({ field }) => field !== 'notes'),
    }),
  )
  const telling = events.filter(
    ({ kind, action, text, changes }) => kind !== 'changed' || action || text || changes.length > 0,
  )
  const items = [...notes, ...telling].sort((a, b) => (a.at < b.at ? 1 : -1))
  return { items, total: items.length }
}

const mayRemove = ({ by_id }: { by_id?: string | null }, { id, roles }: Account) =>
  by_id === id || roles.includes('owner')

/** What the diary tells: that notes have changed, but no word of them. */
const noted = { kind: 'changed' as const, changes: [{ field: 'notes', before: null, after: null }] }

type NewNote = { kind?: NoteKind; text: string }

/** Signed with the name of the account. */
export async function addNote({ tx, audit }: AuditedTx, about: Noted, id: string, note: NewNote) {
  const { actor, now } = audit
  const signed = { id: newId(), by_id: actor.id, by_name: actor.name, created_at: timeOf(now) }
  await tx
    .insertInto('notes')
    .values({ kind: 'note', ...note, ...signed, [ownerOf[about]]: id })
    .execute()
  await auditRecord({ tx, audit }, about, { id }, noted)
  return signed.id
}

async function removeNote(
  { tx, audit }: AuditedTx,
  about: Noted,
  params: { id: string; note: string },
  account: Account,
) {
  const found = (await listNotes(tx, about, params.id)).find(({ id }) => id === params.note)
  if (found?.kind !== 'note') throw new Failure('not_found', messages.notes.notFound)
  if (!mayRemove(found, account)) throw new Failure('not_allowed', messages.notes.notYours)
  const { numDeletedRows } = await tx.deleteFrom('notes').where('id', '=', found.id).executeTakeFirst()
  // Somebody else was quicker.
  if (numDeletedRows === 0n) throw new Failure('not_found', messages.notes.notFound)
  await auditRecord({ tx, audit }, about, params, noted)
}

/** The ids of those with such words in a note. */
export const findNoted = (db: Db, about: Noted, text: string) =>
  db
    .selectFrom('notes')
    .select((e) => e.ref(ownerOf[about]).$castTo<string>().as('id'))
    .where(ownerOf[about], 'is not', null)
    .where(containsText<'notes'>(db, ['text'], text))

/** Rows with the texts of their notes, the oldest first. */
export async function* withNotes<Row extends { id: string }>(
  db: Db,
  about: Noted,
  batches: AsyncIterable<Row[]>,
) {
  for await (const rows of batches) {
    const ids = rows.map(({ id }) => id)
    const notes = await db
      .selectFrom('notes')
      .select(['text', `${ownerOf[about]} as owner`])
      .where(ownerOf[about], 'in', ids)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const textsOf = (id: string) => notes.filter(({ owner }) => owner === id).map(({ text }) => text)
    yield rows.map((row) => ({ ...row, notes: textsOf(row.id).join('\n') }))
  }
}

/** Newest first. */
export const listNotes = (db: Db, about: Noted, id: string) =>
  db.selectFrom('notes').selectAll().where(ownerOf[about], '=', id).orderBy('id', 'desc').execute()
