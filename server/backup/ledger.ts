// What was erased stays erased, also when a backup from before comes back. The ids of all that was erased stand in the
// database, in each backup, and in a file beside the backups.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '../db/database.ts'
import { afterErasing, forgetErased } from '../db/erasure.ts'
import { countRows } from '../db/paging.ts'
import { listTables } from '../db/schema.ts'
import { StartError } from '../http/failure.ts'
import { deleteMailsAbout } from '../mail/queue.ts'
import { sync } from '../storage/files.ts'
import { openArchive } from './archive.ts'

/** Id and time. */
export type Ledger = Map<string, string>

export const ledgerIn = (backupDir: string) => join(backupDir, 'erased.txt')

/** Empty when there is no such file. */
export async function readLedger(file: string): Promise<Ledger> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw new StartError(`The list of what was erased, ${file}, cannot be read (${error.code})`)
  })
  const lines = text.split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [id, time] = line.split(' ')
      return id && time ? [[id, time] as const] : []
    }),
  )
}

/** Adds to the file what the database knows; nothing ever leaves it. */
export async function writeLedger(db: Db, file: string) {
  const ledger = await readLedger(file)
  const before = ledger.size
  // A database from an older version has no such list yet.
  if (!(await listTables(db)).has('erasures')) return
  for (const { id, erased_at } of await db.selectFrom('erasures').selectAll().execute())
    ledger.set(id, erased_at)
  if (ledger.size === before) return
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const lines = [...ledger].map(([id, time]) => `${id} ${time}\n`)
  await writeFile(`${file}.part`, lines.join(''), { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
  await sync(dirname(file))
}

const everyMs = 60_000

/**
 * Erases again what the file knows and the database does not, as when an older one was put back; let nobody read or
 * write to those people before that. Then keeps the file up to date until told to stop, and once more then: with each
 * erasure of this process, and every minute with those of others.
 */
export async function keepLedger(db: Db, file: string, onError: (error: Error) => void) {
  await catchUp(db, file).catch(onError)
  let known = 0
  let running = Promise.resolve()
  const write = async () => {
    const count = await countRows(db.selectFrom('erasures'))
    if (count !== known) await writeLedger(db, file)
    known = count
  }
  const next = () => {
    running = running.then(write).catch(onError)
    return running
  }
  afterErasing(db, next)
  const timer = setInterval(next, everyMs)
  timer.unref()
  next()
  return async () => {
    clearInterval(timer)
    await next()
  }
}

async function catchUp(db: Db, file: string) {
  const known = new Set((await db.selectFrom('erasures').select('id').execute()).map(({ id }) => id))
  const unknown = [...(await readLedger(file))].filter(([id]) => !known.has(id))
  if (unknown.length > 0) await replayErasures(db, new Map(unknown))
}

/** Everything that is known to have been erased: in the given files, and in all backups of the given folder. */
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

const atOnce = 500

/** How many records were there again, and are gone now. Their files are never copied. */
export async function replayErasures(db: Db, ledger: Ledger) {
  const entries = [...ledger].map(([id, erased_at]) => ({ id, erased_at }))
  let gone = 0
  for (let i = 0; i < entries.length; i += atOnce) {
    const some = entries.slice(i, i + atOnce)
    const ids = some.map(({ id }) => id)
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('erasures')
        .values(some)
        .onConflict((c) => c.column('id').doNothing())
        .execute()
      for (const table of ['applications', 'enquiries'] as const) {
        const { numDeletedRows } = await tx.deleteFrom(table).where('id', 'in', ids).executeTakeFirst()
        gone += Number(numDeletedRows)
      }
      await deleteMailsAbout(tx, ids)
    })
  }
  await forgetErased(db)
  return gone
}
