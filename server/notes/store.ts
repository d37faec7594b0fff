// Notes of the office about applications and enquiries.
import type { Db } from '../db/database.ts'
import { containsText } from '../db/search.ts'

/** The tables of what notes are about. */
export type Noted = 'applications' | 'enquiries'
export const ownerOf = { applications: 'application_id', enquiries: 'enquiry_id' } as const

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
