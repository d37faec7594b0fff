// Makes a backup every night, in one of the processes that share a database, and removes the oldest ones.
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { hourMs, minuteMs, stamp, timeOf } from '../db/clock.ts'
import { connectDatabase, type Db, openPostgres } from '../db/database.ts'
import { finishErasure } from '../db/diary.ts'
import { addSetting, deleteSetting, readSetting, saveLastBackup, saveSetting } from '../db/settings.ts'
import { trustedTime } from '../ops/clock-check.ts'
import type { Job } from '../ops/work.ts'
import type { SiteStores } from '../storage/file-references.ts'
import { type BackupOptions, createFolder, makeBackup } from './backup.ts'
import { erasureListIn, writeErasureList } from './erasures.ts'

type BackupConfig = {
  databaseUrl: string | undefined
  dataDir: string
  backupDir: string
  backupAt: string | undefined
  backupKeep: number
}
type Site = SiteStores & { config: BackupConfig }

/** After a failed or killed try; twice as long after each further one, up to an hour. */
const firstPauseMs = 10 * minuteMs
/** One that is being made grows all the time. */
const quietMs = 10 * minuteMs
const names = { madeNight: 'nightly backup', tries: 'nightly backup tries' }
const lockId = 20_261_117

/** A backup that was missed while no server ran, or was cut off, is made after the next start. */
export function backupJob(site: Site & { log: Pick<FastifyBaseLogger, 'info'> }): Job {
  const { db, config, log } = site
  const { backupAt, databaseUrl, backupDir } = config
  const removeQuiet = createSweep(backupDir)
  let isSwept = false
  const makeDue = async (now: Date, stopping: AbortSignal, backupAt: string) => {
    const night = await findDueNight(db, backupAt, now)
    if (!night) return
    await recordTry(db, night, now)
    try {
      const { file, bytes } = await backUpNightly(site, now, stopping)
      await recordMade(db, night)
      log.info({ file, bytes }, 'the nightly backup is made')
    } catch (error) {
      if (!stopping.aborted) throw error
      // The next start need not wait.
      await deleteSetting(db, names.tries)
    }
  }
  return {
    name: 'the nightly backup',
    everyMs: minuteMs,
    async run(now, stopping) {
      // Whoever makes a backup at this moment has removed them itself.
      if (!isSwept) await alone(databaseUrl, () => removePartial(backupDir))
      isSwept = true
      await removeQuiet()
      if (backupAt && (await findDueNight(db, backupAt, now)))
        await alone(databaseUrl, () => makeDue(now, stopping, backupAt))
    },
  }
}

/**
 * In one of the processes on a PostgreSQL at a time; the others do nothing. The lock belongs to the connection, so it ends
 * with the process, however that ends. On SQLite there is one process.
 */
async function alone(databaseUrl: string | undefined, work: () => Promise<void>) {
  if (!databaseUrl) return work()
  const db = openPostgres(databaseUrl)
  try {
    await db.connection().execute(async (session) => {
      const lock = sql<{ taken: boolean }>`select pg_try_advisory_lock(${sql.lit(lockId)}) as taken`
      if ((await lock.execute(session)).rows[0]?.taken) await work()
    })
  } finally {
    await db.destroy()
  }
}

type Tries = { night: string; count: number; last: string }

export async function findDueNight(db: Db, backupAt: string, now: Date) {
  const night = latestTime(backupAt, now)
  const made = await readSetting(db, names.madeNight)
  // There was nothing to back up before the first start.
  if (made === undefined) return void (await addSetting(db, names.madeNight, timeOf(night)))
  // A time in the future was written while the clock was ahead, and would cost the nights until then.
  if (made >= timeOf(night) && made <= timeOf(now)) return undefined
  const tries = await readTries(db, night)
  const pauseMs = Math.min(hourMs, firstPauseMs * 2 ** (tries.count - 1))
  const sinceLast = now.getTime() - Date.parse(tries.last)
  return sinceLast >= 0 && sinceLast < pauseMs ? undefined : night
}

/** Before the work, so that a backup that ends the process does not end it again at once. */
export async function recordTry(db: Db, night: Date, now: Date) {
  const { count } = await readTries(db, night)
  const tries: Tries = { night: timeOf(night), count: count + 1, last: timeOf(now) }
  await saveSetting(db, names.tries, JSON.stringify(tries))
}

async function readTries(db: Db, night: Date): Promise<Tries> {
  const tries: Tries = JSON.parse((await readSetting(db, names.tries)) ?? '{}')
  return tries.night === timeOf(night) ? tries : { night: timeOf(night), count: 0, last: '' }
}

export async function recordMade(db: Db, night: Date) {
  await saveSetting(db, names.madeNight, timeOf(night))
  await deleteSetting(db, names.tries)
}

/** The last moment at which the local clock showed this time of day. */
export function latestTime(timeOfDay: string, now: Date) {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number)
  const today = new Date(now)
  today.setHours(hours, minutes, 0, 0)
  if (today > now) today.setDate(today.getDate() - 1)
  return today
}

export async function backUpNightly(site: Site, now: Date, signal?: AbortSignal) {
  const { backupDir, backupKeep } = site.config
  const file = join(backupDir, `nightly-${stamp(now)}.tar`)
  await createFolder(backupDir)
  await removePartial(backupDir)
  try {
    return { file, ...(await backUp(site, file, { signal })) }
  } finally {
    // Also when it is complete and something after it fails: each try would leave another one.
    if (await trustedTime(site.db, now)) await removeOldest(backupDir, backupKeep, basename(file))
  }
}

/** Reads through a connection of its own but writes through `db`: SQLite allows one writer in a process. */
export async function backUp({ db, files, references, config }: Site, file: string, options?: BackupOptions) {
  const snapshots = connectDatabase(config.databaseUrl, config.dataDir)
  try {
    // First, so that a list that cannot be written leaves no backup that counts as failed.
    await writeErasureList(db, erasureListIn(config.backupDir))
    const made = await makeBackup({ db: snapshots, files, references }, file, options)
    await saveLastBackup(db, { at: made.made_at, file, bytes: made.bytes })
    return made
  } finally {
    await snapshots.destroy()
    await finishErasure(db)
  }
}

/** Leaves the backups that a person made. Those that were made while the clock was ahead go first. */
async function removeOldest(folder: string, keep: number, newest: string) {
  const nightly = (await readdir(folder)).filter((name) => /^nightly-\w+\.tar$/.test(name)).sort()
  const ahead = nightly.filter((name) => name > newest)
  const inOrder = [...ahead, ...nightly.slice(0, nightly.length - ahead.length)]
  for (const name of inOrder.slice(0, -keep)) await rm(join(folder, name), { force: true })
}

async function removePartial(folder: string) {
  for (const name of await partialIn(folder))
    if (name.startsWith('nightly-')) await rm(join(folder, name), { force: true })
}

/** Removes what has stopped growing: somebody may be making a backup by hand, and whose clock the disk follows is not known. */
function createSweep(folder: string) {
  const seen = new Map<string, { size: number; at: number }>()
  return async () => {
    for (const name of await partialIn(folder)) {
      const size = (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0
      const last = seen.get(name)
      if (last?.size !== size) seen.set(name, { size, at: performance.now() })
      else if (performance.now() - last.at > quietMs) await rm(join(folder, name), { force: true })
    }
  }
}

const partialIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.tar.part'))
