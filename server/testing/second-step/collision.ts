// For tests only: requests that have all read a row before the first of them changes it.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { isSqlite } from '../../db/upgrade.ts'

const longestWaitMs = 30_000

/**
 * On PostgreSQL the rows of the table, or the one of them that is named, are locked until all requests wait for one, or for one another; each is sent when the
 * one before waits. On SQLite they are only sent together.
 */
export async function collide<T>(db: Db, table: keyof Tables, requests: (() => Promise<T>)[], id?: string) {
  if (isSqlite(db)) return Promise.all(requests.map((send) => send()))
  const answers: Promise<T>[] = []
  await db.transaction().execute(async (tx) => {
    const locked = id === undefined ? sql`true` : sql`id = ${id}`
    await sql`select 1 from ${sql.table(table)} where ${locked} for update`.execute(tx)
    const giveUpAt = Date.now() + longestWaitMs
    for (const send of requests) {
      answers.push(send())
      while ((await countWaiting(db)) < answers.length) {
        if (Date.now() > giveUpAt) throw new Error(`Not all requests wait for a row of ${table}`)
        await wait(5)
      }
    }
  })
  return Promise.all(answers)
}

/** Outside of the transaction, in which PostgreSQL would repeat its first answer. */
async function countWaiting(db: Db) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
