// Deleted records, kept as JSON in tables of their own: no read of the other tables can find them. A restored record gets
// the defaults of columns that were added meanwhile.
import { type Kysely, sql } from 'kysely'
import type { TrashKind } from '#contract/trash.ts'
import { timeOf } from './clock.ts'
import type { Db } from './database.ts'
import { insertUnderFreeSlug } from './slugs.ts'
import type { Tables } from './tables.ts'

export type Deletion = Pick<Tables['trash'], 'deleted_at' | 'deleted_by'>
/** The column of another table that named the deleted record, and the rows in which it did. */
type Referrers = { table: string; column: string; ids: string[] }
type Row = { id: string; version: number; slug?: string }
type Stored = Record<string, string | number | null>

const rowsAtOnce = 500

export const deletionBy = (account: { name: string; email: string }, now: Date): Deletion => ({
  deleted_by: account.name || account.email,
  deleted_at: timeOf(now),
})

/** Kysely has no type for "one of these tables". */
const anyOf = (db: Db) => db as unknown as Kysely<Record<TrashKind, Row>>

/** Moves a record there, with its pictures. Returns the sources of these; undefined when there is no such record. */
export async function moveToTrash(
  tx: Db,
  kind: TrashKind,
  id: string,
  deletion: Deletion,
  referrers: Referrers[] = [],
) {
  const lock = anyOf(tx)
    .updateTable(kind)
    .set((e) => ({ version: e.ref('version') }))
  const record = await lock.where('id', '=', id).returningAll().executeTakeFirst()
  if (!record) return undefined
  const pictures = await listPictures(tx, id)
  const content = { record: JSON.stringify(record), referrers: JSON.stringify(referrers) }
  await tx
    .insertInto('trash')
    .values({ id, kind, slug: record.slug ?? null, ...content, ...deletion })
    .execute()
  for (const picture of pictures)
    await tx
      .insertInto('trashed_pictures')
      .values({ id: picture.id, trash_id: id, src: picture.src, picture: JSON.stringify(picture) })
      .execute()
  await tx
    .deleteFrom('pictures')
    .where((e) => e.or([e('project_id', '=', id), e('service_id', '=', id)]))
    .execute()
  await anyOf(tx).deleteFrom(kind).where('id', '=', id).execute()
  return pictures.map(({ src }) => src)
}

const listPictures = (tx: Db, id: string) =>
  tx
    .selectFrom('pictures')
    .selectAll()
    .where((e) => e.or([e('project_id', '=', id), e('service_id', '=', id)]))
    .execute()

/** Moves a record back to its table. Should its slug be taken, it gets a number. */
export async function moveFromTrash(tx: Db, id: string) {
  const taken = await takeOut(tx, id)
  if (!taken) return undefined
  const { kind, pictures, record, referrers } = taken
  const row: Row = JSON.parse(record)
  if (row.slug === undefined) await anyOf(tx).insertInto(kind).values(row).execute()
  else await insertUnderFreeSlug(tx, kind, row, row.slug)
  const rows: Tables['pictures'][] = pictures.map(({ picture }) => JSON.parse(picture))
  if (rows.length > 0) await tx.insertInto('pictures').values(rows).execute()
  for (const one of JSON.parse(referrers) as Referrers[]) await referAgain(tx, id, one)
  return { kind, sources: sourcesOf(pictures) }
}

export async function deleteFromTrash(tx: Db, id: string) {
  const taken = await takeOut(tx, id)
  return taken && { kind: taken.kind, sources: sourcesOf(taken.pictures) }
}

/** Of two that take it at once, the second finds nothing. */
async function takeOut(tx: Db, id: string) {
  const lock = tx.updateTable('trash').set((e) => ({ kind: e.ref('kind') }))
  const row = await lock.where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) return undefined
  const pictures = await tx.deleteFrom('trashed_pictures').where('trash_id', '=', id).returningAll().execute()
  await tx.deleteFrom('trash').where('id', '=', id).execute()
  return { ...row, pictures }
}

const sourcesOf = (pictures: { src: string }[]) => pictures.map(({ src }) => src)

/** Rows that are erased, or name another record by now, stay as they are. */
async function referAgain(tx: Db, id: string, { table, column, ids }: Referrers) {
  const rows = tx as unknown as Kysely<Record<string, Stored>>
  for (let i = 0; i < ids.length; i += rowsAtOnce)
    await rows
      .updateTable(table)
      .set({ [column]: id })
      .where('id', 'in', ids.slice(i, i + rowsAtOnce))
      .where(sql.ref(column), 'is', null)
      .execute()
}
