// When the site was last backed up. It stands in the database, so that every process knows it.
import type { Db } from '../db/database.ts'
import { listTables } from '../db/schema.ts'

export type LastBackup = { at: string; file: string; bytes: number }

const name = 'last backup'

export async function lastBackup(db: Db): Promise<LastBackup | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row && JSON.parse(row.value)
}

export async function noteBackup(db: Db, backup: LastBackup) {
  // A backup may come before the migration that adds the table.
  if (!(await listTables(db)).has('settings')) return
  const value = JSON.stringify(backup)
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
