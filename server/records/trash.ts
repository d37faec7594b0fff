// Deleted records, kept as JSON in tables of their own: no read of the other tables can find them. A restored record gets
// the defaults of columns that were added meanwhile.
import { type Insertable, sql } from 'kysely'
import { messages } from '#contract/messages.ts'
import type { RecordKind } from '#contract/records/fields.ts'
import { records } from '#contract/records/registry.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditedTx } from '../db/diary.ts'
import { anyTable, lockRow } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import { Failure } from '../http/errors.ts'
import { auditRecord } from './diary.ts'
import { insertUnderFreeSlug } from './records.ts'

/** The column of another table that named the deleted record, and the rows in which it did. */
export type Referrers = { table: string; column: string; ids: string[] }
type Row = { id: string; slug?: string; project_id?: string | null }
type StoredRow = Record<string, string | number | null>

const rowsAtOnce = 500

/** What else goes with a project. Pictures name updates, and pairs name pictures. */
type RowTable = 'updates' | 'picture_pairs'

/** Moves a record there, with its pictures. Returns the sources of these; undefined when there is no such record. */
export async function moveToTrash(
  { tx, audit }: AuditedTx,
  kind: RecordKind,
  id: string,
  referrers: Referrers[] = [],
) {
  const stored = tx.withoutPlugins()
  const record: Row | undefined = await lockRow(stored, kind, id)
  if (!record) return undefined
  const rowsOf = (table: RowTable) =>
    stored.selectFrom(table).selectAll().where('project_id', '=', id).execute()
  const belongings = { updates: await rowsOf('updates'), picture_pairs: await rowsOf('picture_pairs') }
  const facts = records[kind]
  const pictures =
    'pictures' in facts
      ? await stored.deleteFrom('pictures').where(facts.pictures, '=', id).returningAll().execute()
      : []
  await anyTable<Row>(tx).deleteFrom(kind).where('id', '=', id).execute()
  const deletion = { deleted_by: audit.actor.name, deleted_at: timeOf(audit.now) }
  const entry = { id: newId(), kind, record_id: id, slug: record.slug ?? null, ...deletion }
  const content = {
    record: JSON.stringify(record),
    belongings: JSON.stringify(belongings),
    referrers: JSON.stringify(referrers),
  }
  await tx
    .insertInto('trash')
    .values({ ...entry, ...content })
    .execute()
  const rows = pictures.map((picture) => ({
    id: picture.id,
    trash_id: entry.id,
    src: picture.src,
    picture: JSON.stringify(picture),
  }))
  if (rows.length > 0) await tx.insertInto('trashed_pictures').values(rows).execute()
  await auditRecord({ tx, audit }, kind, record, { kind: 'deleted' })
  return sourcesOf(pictures)
}

/** Moves a record back to its table. Should its slug be taken, it gets a number. */
export async function moveFromTrash({ tx, audit }: AuditedTx, id: string) {
  const taken = await takeOut(tx, id)
  if (!taken) return undefined
  const { kind, pictures, record, belongings, referrers } = taken
  const row: Row = JSON.parse(record)
  // Only somebody who writes to the database past the server can have made it again.
  if (await anyTable<Row>(tx).selectFrom(kind).select('id').where('id', '=', row.id).executeTakeFirst())
    throw new Failure('conflict', messages.errors.conflict)
  await forgetMissingProject(tx, row)
  if (row.slug === undefined) await anyTable<Row>(tx).insertInto(kind).values(row).execute()
  else await insertUnderFreeSlug(tx, kind, row, row.slug)
  const rows: Insertable<Tables['pictures']>[] = pictures.map(({ picture }) => JSON.parse(picture))
  const others: Partial<Record<RowTable, StoredRow[]>> = JSON.parse(belongings)
  await putBack(tx, 'updates', others.updates)
  if (rows.length > 0) await tx.insertInto('pictures').values(rows).execute()
  await putBack(tx, 'picture_pairs', others.picture_pairs)
  for (const one of JSON.parse(referrers) as Referrers[]) await referAgain(tx, row.id, one)
  await auditRecord({ tx, audit }, kind, row, { kind: 'restored' })
  return { kind, sources: sourcesOf(pictures) }
}

/** The project that a review is about may have gone since. */
async function forgetMissingProject(tx: Db, row: Row) {
  if (!row.project_id) return
  const project = tx.selectFrom('projects').select('id').where('id', '=', row.project_id)
  if (!(await project.executeTakeFirst())) row.project_id = null
}

export async function deleteFromTrash({ tx, audit }: AuditedTx, id: string) {
  const taken = await takeOut(tx, id)
  if (!taken) return undefined
  const record: Row & Record<string, string> = JSON.parse(taken.record)
  await auditRecord({ tx, audit }, taken.kind, record, { kind: 'deleted', action: 'deleted_for_good' })
  return { kind: taken.kind, sources: sourcesOf(taken.pictures), record }
}

/** By its own id or by that of the record. Of two that take it at once, the second finds nothing. */
async function takeOut(tx: Db, id: string) {
  const found = await tx
    .selectFrom('trash')
    .select('id')
    .where((e) => e.or([e('id', '=', id), e('record_id', '=', id)]))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const row = found && (await lockRow(tx, 'trash', found.id))
  if (!row) return undefined
  const pictures = await tx
    .deleteFrom('trashed_pictures')
    .where('trash_id', '=', row.id)
    .returningAll()
    .execute()
  await tx.deleteFrom('trash').where('id', '=', row.id).execute()
  return { ...row, pictures }
}

async function putBack(tx: Db, table: RowTable, rows: StoredRow[] = []) {
  if (rows.length === 0) return
  if (table === 'updates') await forgetTakenKeys(tx, rows)
  await anyTable<StoredRow>(tx).insertInto(table).values(rows).execute()
}

/** Another update may have been added with the key since. */
async function forgetTakenKeys(tx: Db, rows: StoredRow[]) {
  const keys = rows.flatMap(({ upload_key }) => (upload_key ? [String(upload_key)] : []))
  if (keys.length === 0) return
  const taken = await tx.selectFrom('updates').select('upload_key').where('upload_key', 'in', keys).execute()
  for (const row of rows)
    if (taken.some(({ upload_key }) => upload_key === row.upload_key)) row.upload_key = null
}

const sourcesOf = (pictures: { src: string }[]) => pictures.map(({ src }) => src)

/** Rows that are erased, or name another record by now, stay as they are. */
async function referAgain(tx: Db, id: string, { table, column, ids }: Referrers) {
  for (let i = 0; i < ids.length; i += rowsAtOnce)
    await anyTable<StoredRow>(tx)
      .updateTable(table)
      .set({ [column]: id })
      .where('id', 'in', ids.slice(i, i + rowsAtOnce))
      .where(sql.ref(column), 'is', null)
      .execute()
}
