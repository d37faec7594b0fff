// Which stored files the records name. Each feature hands in its own references (server/stored-files.ts).

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { dayMs, hourMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Job } from '../ops/work.ts'
import type { Files, StoredFile } from './files.ts'
import { liveKeyOf } from './images/picture-files.ts'

/** A record, or several that share their files, and the keys of all its files. */
type FileReference = { id: string; keys: string[] }
/** With the keys of those files that still exist. */
type BrokenReference = FileReference & { left: string[] }
/** `done` is false when a person has to act. */
export type Repair = { message: string; done: boolean }

/** The references of one feature to the files of one folder. */
export type FileReferences = {
  folder: string
  list: (db: Db) => Promise<FileReference[]>
  describe: (broken: BrokenReference) => string
  repair: (stores: RepairStores, broken: BrokenReference[]) => Promise<Repair[]>
}

export type SiteStores = { db: Db; files: Files; references: FileReferences[] }
export type RepairStores = { db: Db; files: Files; incomingDir: string }

export async function listReferences({ db, references }: Pick<SiteStores, 'db' | 'references'>) {
  const lists = references.map(async (feature) =>
    (await feature.list(db)).map((reference) => ({ ...reference, feature })),
  )
  return (await Promise.all(lists)).flat()
}

export const listReferencedFiles = async (stores: Pick<SiteStores, 'db' | 'references'>) =>
  (await listReferences(stores)).flatMap(({ keys }) => keys)

export const sizeOf = (stored: StoredFile[]) => stored.reduce((sum, { bytes }) => sum + bytes, 0)

export const listStoredFiles = async ({ files, references }: Pick<SiteStores, 'files' | 'references'>) =>
  (await Promise.all(references.map(({ folder }) => files.list(folder)))).flat()

// Removes stored files without a record and unfinished uploads, as a crash leaves them.

type Log = Pick<FastifyBaseLogger, 'info'>

/** Longer than any request takes from storing its files to committing its record. */
const orphanAgeMs = hourMs
/** Longer than any upload takes. */
const uploadAgeMs = dayMs
type CleanupStores = SiteStores & { incomingDir: string }

/** Removes orphans and unfinished uploads last modified before the given times. */
export async function removeOrphans(
  stores: CleanupStores,
  before: { orphans: Date; unfinishedUploads: Date },
) {
  const found = await checkConsistency(stores)
  const orphans = found.orphans.filter(({ modified }) => modified < before.orphans)
  if (suggestsWrongDatabase(orphans, found.files))
    throw new Error(
      'most files have no record, so the database may be the wrong one: npm run doctor says more',
    )
  await stores.files.remove(orphans.map(({ key }) => key))
  let removed = orphans.length
  for (const name of await readdir(stores.incomingDir)) {
    const path = join(stores.incomingDir, name)
    const file = await stat(path).catch(() => undefined)
    if (!file || file.mtime >= before.unfinishedUploads) continue
    await rm(path, { force: true, recursive: true })
    removed++
  }
  return removed
}

/** The first run removes everything older than this process, except from a bucket, which other processes share. */
export function orphanJob(
  stores: CleanupStores,
  { sharedFiles, startedAt, log }: { sharedFiles: boolean; startedAt: Date; log: Log },
): Job {
  let first = true
  return {
    name: 'looking for files without a record',
    everyMs: hourMs,
    async run(now) {
      const ago = (ms: number) => new Date(now.getTime() - ms)
      const removed = await removeOrphans(stores, {
        orphans: first && !sharedFiles ? startedAt : ago(orphanAgeMs),
        unfinishedUploads: first ? startedAt : ago(uploadAgeMs),
      })
      first = false
      if (removed > 0) log.info({ removed }, 'files without a record removed')
    },
  }
}

// Compares records and stored files.

/** More uploads than interrupted requests leave. */
const maxOrphanedUploads = 60

export type Findings = Awaited<ReturnType<typeof checkConsistency>>

export async function checkConsistency(stores: SiteStores) {
  const references = await listReferences(stores)
  const stored = await listStoredFiles(stores)
  // Listed again, because records may come and go meanwhile.
  const current = await listReferences(stores)
  const ids = new Set(current.map(({ id }) => id))
  const keys = new Set(stored.map(({ key }) => key))
  // A look is no snapshot: a record that leaves the trash meanwhile may be in neither of its lists.
  const uploads = new Set([...references, ...current].flatMap((reference) => reference.keys.map(uploadOf)))
  const broken = references.flatMap((reference) => {
    const left = reference.keys.filter((key) => keys.has(key))
    return ids.has(reference.id) && left.length < reference.keys.length ? [{ ...reference, left }] : []
  })
  const orphans = stored.filter(({ key }) => !uploads.has(uploadOf(key)))
  return { records: references.length, files: stored.length, orphans, broken }
}

/** All files made from one upload share their key up to the size, in the trash and outside of it. */
const uploadOf = (key: string) => liveKeyOf(key).replace(/(-\d+)?\.\w+$/, '')

/** An empty database, or that of another site, makes every file an orphan. */
export function suggestsWrongDatabase(orphans: StoredFile[], storedFiles: number) {
  const uploads = new Set(orphans.map(({ key }) => uploadOf(key)))
  return uploads.size > maxOrphanedUploads && orphans.length * 2 > storedFiles
}

export async function repairReferences(stores: RepairStores, broken: Findings['broken']) {
  const repairs = []
  for (const [feature, references] of Map.groupBy(broken, (one) => one.feature))
    repairs.push(...(await feature.repair(stores, references)))
  return repairs
}
