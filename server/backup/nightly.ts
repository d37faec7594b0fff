// A backup every night, by one of the processes that share a database; the oldest ones make room.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { timeOf } from '../db/clock.ts'
import { connectDatabase, type Db } from '../db/database.ts'
import { forgetErased } from '../db/erasure.ts'
import { stamp } from '../db/schema.ts'
import { repeat } from '../ops/intervals.ts'
import { noteBackup } from '../ops/last-backup.ts'
import { createFiles } from '../storage/files.ts'
import { type BackupOptions, makeBackup, makeFolder } from './backup.ts'
import { ledgerIn, writeLedger } from './ledger.ts'

export type BackupConfig = {
  databaseUrl: string | undefined
  storageUrl: string | undefined
  dataDir: string
  backupDir: string
  backupAt: string | undefined
  backupKeep: number
}
type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

const lookEveryMs = 60_000
const tryAgainMs = 3_600_000
const dayMs = 24 * 3_600_000
const turn = 'nightly backup'

/** Makes a backup each night until told to stop; one that was missed while nothing ran is made at the next start. */
export function keepBackups(db: Db, config: BackupConfig, log: Log) {
  const { backupAt } = config
  if (!backupAt) return async () => undefined
  const stop = new AbortController()
  let seen = 0
  let tryAgainAt = Number.POSITIVE_INFINITY
  const look = async () => {
    const now = new Date()
    const due = latestTime(backupAt, now)
    const isOurs = due.getTime() !== seen && (await takeTurn(db, due))
    seen = due.getTime()
    if (!isOurs && now.getTime() < tryAgainAt) return
    tryAgainAt = now.getTime() + tryAgainMs
    try {
      const { file, bytes } = await backUpNightly(db, config, now, stop.signal)
      tryAgainAt = Number.POSITIVE_INFINITY
      log.info({ file, bytes }, 'the nightly backup is made')
    } catch (error) {
      // The next start makes up for what this end has cut short.
      if (stop.signal.aborted) return giveTurnBack(db)
      throw error
    }
  }
  const stopLooking = repeat(lookEveryMs, look, (error) =>
    log.error({ err: error }, 'the nightly backup failed; it is tried again'),
  )
  return () => {
    stop.abort()
    return stopLooking()
  }
}

/** The last moment at which the clock showed this time of day. */
export function latestTime(timeOfDay: string, now: Date) {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number)
  const today = new Date(now)
  today.setHours(hours, minutes, 0, 0)
  if (today > now) today.setDate(today.getDate() - 1)
  return today
}

/** True for one process only, once for each time. The very first time is let pass: there is nothing to keep yet. */
export async function takeTurn(db: Db, time: Date) {
  const value = timeOf(time)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ name: turn, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) return false
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value })
    .where('name', '=', turn)
    .where('value', '<', value)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function giveTurnBack(db: Db) {
  await db.updateTable('settings').set({ value: '' }).where('name', '=', turn).execute()
}

export async function backUpNightly(db: Db, config: BackupConfig, now: Date, signal?: AbortSignal) {
  const file = join(config.backupDir, `nightly-${stamp(now)}.tar`)
  await makeFolder(config.backupDir)
  await removeRemnants(config.backupDir, now)
  const made = await backUp(db, config, file, { signal })
  await rotate(config.backupDir, config.backupKeep)
  return { file, ...made }
}

/**
 * One backup now, with all that belongs to it. It reads through a connection of its own; what is to be noted goes
 * through `db`, since two connections of one process must not write to SQLite.
 */
export async function backUp(db: Db, config: BackupConfig, file: string, options?: BackupOptions) {
  const reading = connectDatabase(config.databaseUrl, config.dataDir)
  try {
    const made = await makeBackup({ db: reading, files: createFiles(config) }, file, options)
    await writeLedger(db, ledgerIn(config.backupDir))
    await noteBackup(db, { at: made.made_at, file, bytes: made.bytes })
    return made
  } finally {
    await reading.destroy()
    await forgetErased(db)
  }
}

/** Only those that were made at night: what a person has made, a person removes. */
async function rotate(folder: string, keep: number) {
  const nightly = (await readdir(folder)).filter((name) => /^nightly-\w+\.tar$/.test(name)).sort()
  for (const name of nightly.slice(0, -keep)) await rm(join(folder, name), { force: true })
}

/** What a crash in the middle of a backup has left. */
async function removeRemnants(folder: string, now: Date) {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.tar.part'))) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > dayMs) await rm(join(folder, name), { force: true })
  }
}
