// Makes a backup every night, in one of the processes that share a database, and removes the oldest ones.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { dayMs, hourMs, stamp, timeOf } from '../db/clock.ts'
import { connectDatabase, type Db } from '../db/database.ts'
import { forgetErased } from '../db/erasure.ts'
import { addSetting, saveSetting } from '../db/settings.ts'
import { startInterval } from '../ops/intervals.ts'
import { noteBackup } from '../ops/last-backup.ts'
import type { Stores } from '../storage/file-references.ts'
import { type BackupOptions, createFolder, makeBackup } from './backup.ts'
import { erasureListIn, writeErasureList } from './erasure-list.ts'

type BackupConfig = {
  databaseUrl: string | undefined
  dataDir: string
  backupDir: string
  backupAt: string | undefined
  backupKeep: number
}
type Site = Stores & { config: BackupConfig }
type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

const checkEveryMs = 60_000
const retryMs = hourMs
const claimName = 'nightly backup'

/** A backup that was missed while no server ran is made at the next start. */
export function startBackups(site: Site & { log: Log }) {
  const { db, config, log } = site
  const { backupAt } = config
  if (!backupAt) return async () => undefined
  const stop = new AbortController()
  let checked = 0
  let retryAt = Number.POSITIVE_INFINITY
  const check = async () => {
    const now = new Date()
    const due = latestTime(backupAt, now)
    const claimed = due.getTime() !== checked && (await claimNight(db, due, now))
    checked = due.getTime()
    if (!claimed && now.getTime() < retryAt) return
    retryAt = now.getTime() + retryMs
    try {
      const { file, bytes } = await backUpNightly(site, now, stop.signal)
      retryAt = Number.POSITIVE_INFINITY
      log.info({ file, bytes }, 'the nightly backup is made')
    } catch (error) {
      if (stop.signal.aborted) return releaseNight(db)
      throw error
    }
  }
  const stopChecks = startInterval(checkEveryMs, check, (error) =>
    log.error({ err: error }, 'the nightly backup failed; it is tried again'),
  )
  return () => {
    stop.abort()
    return stopChecks()
  }
}

/** The last moment at which the local clock showed this time of day. */
export function latestTime(timeOfDay: string, now: Date) {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number)
  const today = new Date(now)
  today.setHours(hours, minutes, 0, 0)
  if (today > now) today.setDate(today.getDate() - 1)
  return today
}

/**
 * True in one process only, once for each time. False for the very first time, when there is nothing to back up. A claim
 * from the future was made while the clock was ahead, and would cost the nights until then.
 */
export async function claimNight(db: Db, time: Date, now = time) {
  const value = timeOf(time)
  if (await addSetting(db, claimName, value)) return false
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value })
    .where('name', '=', claimName)
    .where((e) => e.or([e('value', '<', value), e('value', '>', timeOf(now))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** So that the next start makes the backup. */
const releaseNight = (db: Db) => saveSetting(db, claimName, '')

export async function backUpNightly(site: Site, now: Date, signal?: AbortSignal) {
  const { backupDir, backupKeep } = site.config
  const file = join(backupDir, `nightly-${stamp(now)}.tar`)
  await createFolder(backupDir)
  await removePartial(backupDir, now)
  const made = await backUp(site, file, { signal })
  await removeOldest(backupDir, backupKeep)
  return { file, ...made }
}

/** Reads through a connection of its own but writes through `db`: SQLite allows one writer in a process. */
export async function backUp({ db, files, references, config }: Site, file: string, options?: BackupOptions) {
  const snapshots = connectDatabase(config.databaseUrl, config.dataDir)
  try {
    const made = await makeBackup({ db: snapshots, files, references }, file, options)
    await writeErasureList(db, erasureListIn(config.backupDir))
    await noteBackup(db, { at: made.made_at, file, bytes: made.bytes })
    return made
  } finally {
    await snapshots.destroy()
    await forgetErased(db)
  }
}

/** Leaves the backups that a person made. */
async function removeOldest(folder: string, keep: number) {
  const nightly = (await readdir(folder)).filter((name) => /^nightly-\w+\.tar$/.test(name)).sort()
  for (const name of nightly.slice(0, -keep)) await rm(join(folder, name), { force: true })
}

/** Removes what a crash during a backup left. */
async function removePartial(folder: string, now: Date) {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.tar.part'))) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > dayMs) await rm(join(folder, name), { force: true })
  }
}
