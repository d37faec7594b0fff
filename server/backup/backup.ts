// One archive of the whole site while it goes on serving: the rows of one moment, and every file that they name.
import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { refuseInterruptedRestore } from '../db/restore-marker.ts'
import { refuseNewer, stepsTaken } from '../db/schema.ts'
import { StartError } from '../http/failure.ts'
import type { Files } from '../storage/files.ts'
import { pictureFolders } from '../storage/images/names.ts'
import { listNamedFiles } from '../storage/referenced-files.ts'
import { type ArchiveWriter, createArchive } from './archive.ts'
import { createProgress } from './progress.ts'
import { createSums, readRows } from './rows.ts'

/** A connection of its own: on SQLite a snapshot would keep everybody else waiting. */
export type Site = { db: Db; files: Files }
export type BackupOptions = { say?: (sentence: string) => void; signal?: AbortSignal }

export async function makeBackup(
  site: Site,
  path: string,
  { say = () => undefined, signal }: BackupOptions = {},
) {
  await refuseNewer(site.db)
  await refuseInterruptedRestore(site.db)
  await refuseWithoutRoom(site.files, path)
  const archive = await createArchive(path)
  try {
    const copied = new Set<string>()
    const copy = (keys: string[]) => copyFiles(site.files, keys, { archive, copied, say, signal })
    // The long part comes first, so that the moment for which the rows are held still is a short one.
    await copy(await listNamedFiles(site.db))
    let missing = new Set<string>()
    for (;;) {
      const at = new Date()
      const made = await atOneMoment(site.db, async (tx) => {
        const gone = new Set(await copy(await listNamedFiles(tx)))
        // A file that was there a moment ago was deleted together with its record: we look again.
        if (!gone.isSubsetOf(missing)) {
          missing = gone
          return undefined
        }
        const tables = await copyRows(tx, archive, signal)
        const schema = (await stepsTaken(tx)).at(-1) ?? ''
        return { made_at: timeOf(at), schema, tables, missing: [...gone] }
      })
      if (!made) continue
      const bytes = await archive.finish(made)
      return { ...made, bytes, files: copied.size }
    }
  } catch (error) {
    await archive.discard()
    throw error
  }
}

/** On both databases everything that is read in here is of the same moment, whatever others write. */
export const atOneMoment = <T>(db: Db, read: (tx: Db) => Promise<T>) =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

type Copying = {
  archive: ArchiveWriter
  copied: Set<string>
  say: (text: string) => void
  signal?: AbortSignal
}

/** Those that are not there any more. */
async function copyFiles(files: Files, keys: string[], { archive, copied, say, signal }: Copying) {
  const missing: string[] = []
  const left = keys.filter((key) => !copied.has(key))
  const progress = createProgress(say, 'Copying files')
  for (const [i, key] of left.entries()) {
    signal?.throwIfAborted()
    if (await copyFile(files, key, archive)) copied.add(key)
    else missing.push(key)
    progress(i + 1, left.length)
  }
  return missing
}

const tries = 3

/** False when there is no such file. One that breaks off while it is read is asked for again. */
async function copyFile(files: Files, key: string, archive: ArchiveWriter) {
  for (let left = tries - 1; ; left--) {
    const file = await files.open(key)
    if (!file) return false
    try {
      await archive.addFile(key, file)
      return true
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

async function copyRows(tx: Db, archive: ArchiveWriter, signal?: AbortSignal) {
  const sums = createSums()
  for await (const batch of readRows(tx)) {
    signal?.throwIfAborted()
    sums.add(batch)
    await archive.addRows(batch)
  }
  return sums.result()
}

const spareBytes = 50_000_000
const inMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000)

async function refuseWithoutRoom(files: Files, path: string) {
  const folder = dirname(path)
  await makeFolder(folder)
  const lists = await Promise.all([...pictureFolders, 'cv'].map((name) => files.list(name)))
  const needed = lists.flat().reduce((sum, { bytes }) => sum + bytes, spareBytes)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed)
    throw new StartError(
      `There is not enough room for a backup in ${folder}: it needs about ${inMegabytes(needed)} MB, and ${inMegabytes(bavail * bsize)} MB are free`,
    )
}

export async function makeFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch {
    throw new StartError(`The folder ${folder} cannot be written: check BACKUP_DIR and its permissions`)
  }
}
