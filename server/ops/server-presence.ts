// Whether a server runs on this PostgreSQL: each one keeps a connection with this application name.
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { isSqlite } from '../db/schema.ts'
import { StartError } from './start-error.ts'

export const serverName = 'site server'

/** SQLite is guarded by the lock of the data folder. */
export async function checkNoServerRuns(db: Db) {
  if (isSqlite(db)) return
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = ${serverName}
  `.execute(db)
  if (rows.length > 0) throw new StartError('A server is running on this database: stop it first')
}
