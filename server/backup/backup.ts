// Writes one archive of the whole site while it serves: the rows of one snapshot and every file that they name.
import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { checkUsable, stepsTaken } from '../db/upgrade.ts'
import { checkRoom, makeFolder } from '../ops/disk.ts'
import { StartError } from '../ops/listening.ts'
import { listReferencedFiles, listStoredFiles, type SiteStores, sizeOf } from '../storage/file-references.ts'
import type { Files } from '../storage/files.ts'
import { openInEitherFolder } from '../storage/images/picture-files.ts'
import { type ArchiveWriter, createArchive } from './archive.ts'
import { createProgress } from './copy-files.ts'
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
