import { SqliteAdapter, sql } from 'kysely'
import type { Db } from './database.ts'

/** SQLite overwrites erased rows in its own file, but its log beside it holds them until it is emptied. */
export async function forgetErased(db: Db) {
  if (db.getExecutor().adapter instanceof SqliteAdapter)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
