// Lists the ids of erased records and removed accounts, and what stands for passwords that were changed and for owners who
// are staff again, so that an older backup does not bring them back. The list is in the database, in each backup, and in a file beside the backups.
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '../db/database.ts'
import { afterErasing } from '../db/erasure.ts'
import { countRows } from '../db/paging.ts'
import { listTables } from '../db/schema.ts'
import { fsyncPath, makeFolder } from '../ops/fsync.ts'
import { StartError } from '../ops/start-error.ts'
import { openArchive } from './archive.ts'
import { type Ledger, replay, unknownTo } from './replay.ts'
import { eraseInCopies } from './upgrade-copies.ts'

const writeEveryMs = 60_000

export const ledgerIn = (backupDir: string) => join(backupDir, 'erased.txt')

/** Empty when there is no such file. */
async function readLedger(file: string): Promise<Ledger> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw new StartError(`The list of what was erased, ${file}, cannot be read (${error.code})`)
  })
  const entries = text.split('\n').map((line) => line.split(' '))
  return new Map(entries.flatMap(([id, time]) => (id && time ? [[id, time] as const] : [])))
}

/** Adds to the file what the database lists; nothing is ever removed from it. */
export async function writeLedger(db: Db, file: string) {
  // A database of an older version has no such table yet.
  if (!(await listTables(db)).has('erasures')) return
  const ledger = await readLedger(file)
  const { size } = ledger
  for (const { id, erased_at } of await db.selectFrom('erasures').selectAll().execute())
    ledger.set(id, erased_at)
  if (ledger.size === size) return
  await makeFolder(dirname(file))
  const lines = [...ledger].map(([id, time]) => `${id} ${time}\n`)
  await writeFile(`${file}.part`, lines.join(''), { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
  await fsyncPath(dirname(file))
}

type Folders = { backupDir: string; dataDir: string }

/**
 * Writes the file, and erases in the copies made before an upgrade, after each erasure of this process, and every minute
 * for those of others.
 */
export async function startLedger(db: Db, { backupDir, dataDir }: Folders, onError: (error: Error) => void) {
  const file = ledgerIn(backupDir)
  let written: number | undefined
  let running = Promise.resolve()
  const write = async () => {
    const count = await countRows(db.selectFrom('erasures'))
    if (count === written) return
    await writeLedger(db, file)
    await eraseInCopies(db, dataDir)
    written = count
  }
  const next = () => {
    running = running.then(write).catch(onError)
    return running
  }
  afterErasing(db, next)
  const timer = setInterval(next, writeEveryMs).unref()
  next()
  return async () => {
    clearInterval(timer)
    await next()
  }
}

/**
 * Replays what the file lists and the database does not, as after an older database was put back. It comes before
 * anything is read, served or sent: it also ends sessions, and the key of the installation.
 */
export async function replayLedger(db: Db, { backupDir }: Pick<Folders, 'backupDir'>) {
  // In this order, since other processes note what they erase in the database first.
  const ledger = await readLedger(ledgerIn(backupDir))
  const unknown = await unknownTo(db, ledger)
  if (unknown.size > 0) await replay(db, unknown)
}

/** Merges the given files and all backups of the folder. */
export async function collectLedger(files: string[], folder: string, say: (sentence: string) => void) {
  const ledgers = await Promise.all(files.map(readLedger))
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.tar')))
    ledgers.push(
      await readFromArchive(join(folder, name)).catch(() => {
        say(`Passed over ${name}: it cannot be read as a backup.`)
        return new Map()
      }),
    )
  return new Map(ledgers.flatMap((ledger) => [...ledger]))
}

async function readFromArchive(path: string) {
  const archive = await openArchive(path)
  const ledger: Ledger = new Map()
  try {
    for await (const { rows } of archive.rows('erasures'))
      for (const { id, erased_at } of rows) ledger.set(String(id), String(erased_at))
    return ledger
  } finally {
    await archive.close()
  }
}
