// Records that staff edit: every update makes a new version, so that nobody overwrites what others have changed.
import type { Insertable, Updateable } from 'kysely'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import type { RecordKind } from '#contract/records/fields.ts'
import { recordWords } from '#contract/records/schemas.ts'
import { anyTable } from '../db/any-table.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { newId } from '../db/ids.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../ops/services.ts'
import { auditChange } from './diary.ts'

type Row = { id: string; version: number; created_at: string }
type Versioned = RecordKind
type Fields<T extends Versioned> = Omit<Insertable<Tables[T]>, keyof Row>

/** Who changes it when, and from which version on. */
export type Change = AuditContext & { version?: number | undefined }

/** Returns its id. */
export async function insertRecord<T extends Versioned>(db: Db, table: T, fields: Fields<T>, now: Date) {
  const record = { ...fields, id: newId(), version: 1, created_at: timeOf(now) }
  await anyTable<Row>(db).insertInto(table).values(record).execute()
  return record.id
}

/** With its entry in the diary. False when there is no such record, or not in the version that the change started from. */
export function updateRecord<T extends Versioned>(
  tx: Db,
  table: T,
  id: string,
  change: Updateable<Tables[T]>,
  { version, ...audit }: Change,
) {
  return auditChange(tx, audit, table, id, async () => {
    let update = anyTable<Row>(tx)
      .updateTable<string>(table)
      .set((e) => ({ ...change, version: e('version', '+', 1) }))
      .where('id', '=', id)
    if (version) update = update.where('version', '=', version)
    const { numUpdatedRows } = await update.executeTakeFirst()
    return numUpdatedRows > 0n
  })
}

/** The Malayalam of a client's name goes with the last record that has it. */
export async function deleteUnusedTranslation(tx: Db, english: string) {
  const words = Object.entries(recordWords) as [keyof typeof recordWords, readonly string[]][]
  for (const [table, columns] of words) {
    const used = anyTable<Row>(tx)
      .selectFrom(table)
      .select('id')
      .where((e) => e.or(columns.map((column) => e(e.ref(column as 'id'), '=', english))))
    if (await used.executeTakeFirst()) return
  }
  await tx.deleteFrom('translations').where('english', '=', english).execute()
}

export type WithTranslations = { translations?: TranslationEntry[] | undefined }
/** The texts by the names of their fields; what else a record has does no harm. A new record has no `before`. */
type TranslatedChange = WithTranslations & { before?: object | undefined; after: object }

/** After the record is written: only texts that are on the site are translated. */
export type SaveTranslated = (tx: Db, change: TranslatedChange, audit: AuditContext) => Promise<void>

/** For records that have pictures too. */
export type RecordServices = Pick<Services, 'db' | 'pictures'> & { saveTranslated: SaveTranslated }
