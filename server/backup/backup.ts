// Writes one archive of the whole site while it serves: the rows of one snapshot and every file that they name.

import { createWriteStream } from 'node:fs'
import { access, constants, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { checkUsable, stepsTaken } from '../db/upgrade.ts'
import { checkRoom, makeFolder } from '../ops/disk.ts'
import { StartError } from '../ops/listening.ts'
import { runParallel } from '../ops/work.ts'
import { listReferencedFiles, listStoredFiles, type SiteStores, sizeOf } from '../storage/file-references.ts'
import type { Files } from '../storage/files.ts'
import { openInEitherFolder } from '../storage/images/picture-files.ts'
import { type ArchiveWriter, createArchive, sha256Of } from './archive.ts'
import { accessRows, createSums, readRows } from './rows.ts'

export type BackupOptions = { print?: (sentence: string) => void; signal?: AbortSignal }

const attempts = 3

/** Give it a database connection of its own: on SQLite the snapshot blocks all other queries of the connection. */
export async function makeBackup(
  site: SiteStores,
  path: string,
  { print = () => undefined, signal }: BackupOptions = {},
) {
  const { db, files, references } = site
  await checkUsable(db)
  await createFolder(dirname(path))
  const checkSpace = (bytes: number) => checkRoom(dirname(path), bytes, 'a backup')
  await checkSpace(sizeOf(await listStoredFiles(site)))
  const archive = await createArchive(path)
  const copied = new Set<string>()

  /** Returns the referenced files that do not exist. */
  async function copyFiles(tx: Db) {
    const missing: string[] = []
    const left = (await listReferencedFiles({ db: tx, references })).filter((key) => !copied.has(key))
    const progress = createProgress(print, 'Copying files')
    for (const [i, key] of left.entries()) {
      signal?.throwIfAborted()
      if (await copyFile(files, key, archive)) copied.add(key)
      else missing.push(key)
      progress(i + 1, left.length)
    }
    return missing
  }

  async function copyRows(tx: Db) {
    const sums = createSums()
    for await (const batch of readRows(tx, accessRows)) {
      signal?.throwIfAborted()
      await checkSpace(0)
      sums.add(batch)
      await archive.addRows(batch)
    }
    return sums.result()
  }

  try {
    // Most files are copied before the snapshot, to keep it short.
    await copyFiles(db)
    let missing = new Set<string>()
    for (;;) {
      const madeAt = new Date()
      const manifest = await readSnapshot(db, async (tx) => {
        const gone = new Set(await copyFiles(tx))
        // A file that only just disappeared was deleted with its record: a new snapshot does not name it.
        if (!gone.isSubsetOf(missing)) {
          missing = gone
          return undefined
        }
        const schema = (await stepsTaken(tx)).at(-1) ?? ''
        return { made_at: timeOf(madeAt), schema, tables: await copyRows(tx), missing: [...gone] }
      })
      if (manifest) return { ...manifest, bytes: await archive.finish(manifest), files: copied.size }
    }
  } catch (error) {
    await archive.discard()
    throw error
  }
}

/** On both databases all queries of `read` see the same snapshot. */
export const readSnapshot = <T>(db: Db, read: (tx: Db) => Promise<T>) =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** False when there is no such file. Retries when reading fails. */
async function copyFile(files: Files, key: string, archive: ArchiveWriter) {
  for (let left = attempts - 1; ; left--) {
    const file = await openInEitherFolder(files, key)
    if (!file) return false
    try {
      await archive.addFile(key, file)
      return true
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

export async function createFolder(folder: string) {
  try {
    await makeFolder(folder)
    await access(folder, constants.W_OK)
  } catch {
    throw new StartError(`The folder ${folder} cannot be written: check BACKUP_DIR and its permissions`)
  }
}

const everyMs = 3_000

/** Reports the progress of a long step, at most every few seconds. */
export function createProgress(print: (sentence: string) => void, doing: string) {
  let last = Date.now()
  return (done: number, all: number) => {
    if (Date.now() - last < everyMs && done < all) return
    last = Date.now()
    print(`${doing}: ${done} of ${all}`)
  }
}

// Copies files from one store to another, and compares each copy with its source.

type Target = SiteStores & { incomingDir: string }
type Source = { open: Files['open'] }

const atOnce = 4
/** Rows of a foreign archive must not lead out of the store. */
const keyPattern = /^[a-z]+\/[\w-]+\.\w+$/

/** Copies every file that the target's records name; those that the source lacks are returned. */
export async function copyFiles(target: Target, source: Source, print: (sentence: string) => void) {
  const keys = await listReferencedFiles(target)
  const progress = createProgress(print, 'Copying files')
  const missing: string[] = []
  let done = 0
  await runParallel(keys, atOnce, async (key) => {
    if (!(await copyToStore(target, source, key))) missing.push(key)
    progress(++done, keys.length)
  })
  return { files: keys.length - missing.length, missing }
}

/** False when the source has no such file. */
async function copyToStore({ files, incomingDir }: Target, source: Source, key: string) {
  if (!keyPattern.test(key))
    throw new StartError(`There is a record of a file with an impossible name: ${key}`)
  const wanted = await sumOf(source, key)
  if (!wanted) return false
  if ((await sumOf(files, key)) === wanted) return true
  const temporary = join(incomingDir, newId())
  try {
    const file = await source.open(key)
    if (file) await pipeline(file.stream, createWriteStream(temporary, { mode: 0o600 }))
    await files.save(key, temporary)
  } finally {
    await rm(temporary, { force: true })
  }
  if ((await sumOf(files, key)) !== wanted) throw new Error(`The copy of ${key} is not what it should be`)
  return true
}

async function sumOf(source: Source, key: string) {
  const file = await source.open(key)
  return file && sha256Of(file.stream)
}
