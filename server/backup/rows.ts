// Reads and writes the rows of all tables in batches.
import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { unusableHash } from '../db/settings.ts'
import type { Tables } from '../db/tables.ts'
import { listTables } from '../db/upgrade.ts'
import { deleteMailsAbout } from '../mail/store.ts'

type Row = Record<string, string | number | null>
export type Batch = { table: string; rows: Row[] }

/** Backups and databases that have not taken step 012 have them. */
type Gone = 'tokens' | 'house_links'

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
} as const satisfies { [T in keyof Tables | Gone]: T extends keyof Tables ? keyof Tables[T] : 'id' }

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

// What gives access to accounts stays out of backups, and ends when an older state of the site comes back, which would open
// again what was closed since.

const all = sql<boolean>`true`

/** For each table that has such rows, which they are; with the counters of attempts, which would keep people out, and answers with links. */
export const accessRows: Record<string, RawBuilder<boolean>> = {
  sessions: all,
  tokens: all,
  /** A family keeps its own. */
  links: sql<boolean>`kind <> 'house'`,
  passkeys: all,
  app_codes: all,
  recovery_codes: all,
  attempts: all,
  idempotency_keys: all,
  /** The key that known devices are signed with. */
  settings: sql<boolean>`name = 'secret'`,
  mails: sql<boolean>`(token_id is not null and status <> 'sent')`,
}

/**
 * Every account is locked until an owner lets it in; those that were not open yet are removed. A copy made before an upgrade
 * may lack some of the tables.
 */
export async function endAllAccess(db: Db) {
  const tables = await listTables(db)
  for (const [table, rows] of Object.entries(accessRows))
    if (tables.has(table)) await sql`delete from ${sql.table(table)} where ${rows}`.execute(db)
  const neverOpen = await db
    .deleteFrom('accounts')
    .where('status', 'in', ['waiting', 'approved'])
    // Others were let in after an earlier restore.
    .where('last_login_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of neverOpen) await deleteMailsAbout(db, [id])
  await db.updateTable('accounts').set({ status: 'locked', password_hash: unusableHash() }).execute()
}
