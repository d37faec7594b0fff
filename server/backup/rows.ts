// Reads and writes the rows of all tables in batches.
import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { listTables } from '../db/upgrade.ts'

export type Row = Record<string, string | number | null>
export type Batch = { table: string; rows: Row[] }

/** The key column of every table, in the order that foreign keys demand. */
export const keyOf = {
  accounts: 'id',
  sessions: 'id',
  tokens: 'id',
  links: 'id',
  passkeys: 'id',
  app_codes: 'id',
  recovery_codes: 'id',
  projects: 'id',
  services: 'id',
  reviews: 'id',
  updates: 'id',
  pictures: 'id',
  picture_pairs: 'id',
  house_links: 'id',
  house_readers: 'id',
  jobs: 'id',
  trash: 'id',
  trashed_pictures: 'id',
  applications: 'id',
  cv_openings: 'id',
  enquiries: 'id',
  lead_counts: 'id',
  notes: 'id',
  answer_texts: 'id',
  mails: 'id',
  contents: 'page',
  content_versions: 'id',
  translations: 'id',
  diary: 'id',
  erasures: 'id',
  visit_counts: 'id',
  attempts: 'key',
  idempotency_keys: 'id',
  settings: 'name',
} as const satisfies { [T in keyof Tables]: keyof Tables[T] }

export const batchSize = 100

/** Skips tables that an older schema lacks. `leftOut` selects rows that are not read. */
export async function* readRows(
  db: Db,
  leftOut: Record<string, RawBuilder<boolean>> = {},
): AsyncGenerator<Batch> {
  const tables = await listTables(db)
  for (const [table, key] of Object.entries(keyOf).filter(([name]) => tables.has(name))) {
    let last: Row[string] | undefined
    do {
      const after = last === undefined ? sql`true` : sql`${sql.ref(key)} > ${last}`
      const wanted = sql`${after} and not ${leftOut[table] ?? sql`false`}`
      const page = sql<Row>`select * from ${sql.table(table)} where ${wanted} order by ${sql.ref(key)} limit ${batchSize}`
      const { rows } = await page.execute(db.withoutPlugins())
      yield { table, rows }
      last = rows.length < batchSize ? undefined : rows.at(-1)?.[key]
    } while (last !== undefined)
  }
}

export async function insertRows(db: Db, { table, rows }: Batch) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db)
}

/** The number of rows of each table, and a checksum that does not depend on their order. */
export type Sums = Record<string, { rows: number; sum: string }>

export function createSums() {
  const sums = new Map<string, { rows: number; sum: bigint }>()
  return {
    add({ table, rows }: Batch) {
      const before = sums.get(table) ?? { rows: 0, sum: 0n }
      const sum = rows.reduce((all, row) => BigInt.asUintN(256, all + hashOf(row)), before.sum)
      sums.set(table, { rows: before.rows + rows.length, sum })
    },
    result: (): Sums =>
      Object.fromEntries([...sums].map(([table, { rows, sum }]) => [table, { rows, sum: sum.toString(16) }])),
  }
}

function hashOf(row: Row) {
  const text = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
}

export async function sumRows(db: Db) {
  const sums = createSums()
  for await (const batch of readRows(db)) sums.add(batch)
  return sums.result()
}
