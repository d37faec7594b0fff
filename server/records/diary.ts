// What is done to a record, written into the diary: what it is called there, and which of its fields are recorded.
import type { Selectable } from 'kysely'
import type { DiaryChange, DiaryKind } from '#contract/access/diary.ts'
import type { PlainAction } from '#contract/access/diary-actions.ts'
import { type RecordField, type RecordKind, recordFields } from '#contract/records/fields.ts'
import { records } from '#contract/records/registry.ts'
import type { Db } from '../db/database.ts'
import { type AuditedTx, changesBetween, writeDiary } from '../db/diary.ts'
import { anyTable, lockRow } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'

type Row = { id: string }
type Texts = { [column: string]: string }

export const subjects = { applications: 'application', enquiries: 'enquiry' } as const

type AuditedTable = RecordKind | keyof typeof subjects

/** The fields of people that are recorded with before and after. */
const impersonal = ['status', 'spam', 'told']

export async function auditCreated({ tx, audit }: AuditedTx, table: AuditedTable, id: string) {
  const row = await findRow(tx, table, id)
  if (row) await auditRecord({ tx, audit }, table, row, { kind: 'created' })
}

/** Makes the change and writes what it has changed into the diary, unless all is as before. */
export async function auditChange<Table extends AuditedTable, T>(
  { tx, audit }: AuditedTx,
  table: Table,
  id: string,
  change: (before: Selectable<Tables[Table]> | undefined) => Promise<T>,
): Promise<T> {
  const before = await lockRow(tx, table, id)
  const result = await change(before)
  const after = await findRow(tx, table, id)
  if (!before || !after) return result
  const changes = changesBetween(before, after, [...personalFields(table, after), 'project_id']).filter(
    ({ field }) => isRecorded(table, field),
  )
  if (changes.length > 0) await auditRecord({ tx, audit }, table, after, { kind: 'changed', changes })
  return result
}

/** What was done to it beside its fields, such as to its pictures. */
export async function auditAction(
  { tx, audit }: AuditedTx,
  table: AuditedTable,
  id: string,
  action: PlainAction,
) {
  const row = await findRow(tx, table, id)
  if (row) await auditRecord({ tx, audit }, table, row, { kind: 'changed', action })
}

/** A record that names a person is in the diary by its id only; its name is looked up as long as the record exists. */
export async function auditRecord(
  { tx, audit }: AuditedTx,
  table: AuditedTable,
  row: { id: string },
  entry: { kind: DiaryKind; action?: PlainAction; changes?: DiaryChange[] },
) {
  const { subject, nameOf } = isRecord(table)
    ? records[table]
    : { subject: subjects[table], nameOf: () => '' }
  const title = personalFields(table, row).length === 0 ? nameOf(row as Row & Texts) : ''
  await writeDiary(tx, audit, { ...entry, subject, record_id: row.id, title })
}

const isRecord = (table: AuditedTable): table is RecordKind => table in recordFields

/** Whether a job is open, whether a review is shown, and that it was joined with a project, whose id tells nobody anything. */
const alsoRecorded = ['open', 'status', 'project_id']

/** What staff write; not its version or its place in a list. */
const isRecorded = (table: AuditedTable, field: string) =>
  isRecord(table) ? field in recordFields[table] || alsoRecorded.includes(field) : field !== 'version'

function personalFields(table: AuditedTable, row: Row) {
  if (!isRecord(table)) return Object.keys(row).filter((name) => !impersonal.includes(name))
  const fields = Object.entries<RecordField>(recordFields[table])
  return fields.flatMap(([name, { personal }]) => (personal ? [name] : []))
}

const findRow = (tx: Db, table: AuditedTable, id: string) =>
  anyTable<Row>(tx).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
