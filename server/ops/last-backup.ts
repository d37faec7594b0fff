// When the site was last backed up. It stands in the database, so that every process knows it.
import { dayMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { readSetting, saveSetting } from '../db/settings.ts'
import { listTables } from '../db/upgrade.ts'

type LastBackup = { at: string; file: string; bytes: number }

const name = 'last backup'
const twoNightsMs = 2 * dayMs

export const isBackupOld = (at: string, now: Date) => now.getTime() - Date.parse(at) > twoNightsMs

export async function lastBackup(db: Db): Promise<LastBackup | undefined> {
  const value = await readSetting(db, name)
  return value && JSON.parse(value)
}

export async function saveLastBackup(db: Db, backup: LastBackup) {
  // A backup may come before the migration that adds the table.
  if ((await listTables(db)).has('settings')) await saveSetting(db, name, JSON.stringify(backup))
}
