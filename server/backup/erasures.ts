// Lists the ids of erased records and removed accounts, so that an older backup does not bring them back. The list is in the
// database, in each backup, and in a file beside the backups.
import { appendFile, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { DeleteResult } from 'kysely'
import { minuteMs } from '../db/clock.ts'
import { type Db, openSqlite } from '../db/database.ts'
import { finishErasure, onErasure } from '../db/diary.ts'
import { anyTable, countRows } from '../db/rows.ts'
import { copiesIn, listTables, removeCopy } from '../db/upgrade.ts'
import { deleteMailsAbout, failWaitingMails } from '../mail/store.ts'
import { fsyncPath, makeFolder } from '../ops/disk.ts'
import { StartError } from '../ops/listening.ts'
import type { Job } from '../ops/work.ts'
import { openArchive } from './archive.ts'
import { endAllAccess } from './rows.ts'

export const erasureListIn = (backupDir: string) => join(backupDir, 'erased.txt')

/** Empty when there is no such file. */
const readText = (file: string) =>
  readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw new StartError(`The list of what was erased, ${file}, cannot be read (${error.code})`)
  })

const readErasureList = async (file: string) => parseList(await readText(file))

function parseList(text: string): ErasureList {
  const entries = text.split('\n').map((line) => line.split(' '))
  return new Map(entries.flatMap(([id, time]) => (id && time ? [[id, time] as const] : [])))
}

/** Adds to the file what the database lists; nothing is ever removed from it. */
export async function writeErasureList(db: Db, file: string) {
  const text = await readText(file)
  const list = parseList(text)
  const erasures = await db.selectFrom('erasures').selectAll().execute()
  const lines = erasures.filter(({ id }) => !list.has(id)).map(({ id, erased_at }) => `${id} ${erased_at}\n`)
  if (lines.length === 0) return
  await makeFolder(dirname(file))
  // Others may write to it at the same moment, and a crash may have cut off the last line.
  const start = /[^\n]$/.test(text) ? '\n' : ''
  await appendFile(file, start + lines.join(''), { mode: 0o600, flush: true })
  await fsyncPath(dirname(file))
}

type Folders = { backupDir: string; dataDir: string }
type ListServices = { db: Db; config: Folders; log: Pick<FastifyBaseLogger, 'error'> }

/**
 * Writes the file, and erases in the copies made before an upgrade, after each erasure of this process, and every minute
 * for those of others.
 */
export function erasureListJob({ db, config, log }: ListServices): Job {
  const name = 'writing the list of what was erased'
  const { backupDir, dataDir } = config
  const file = erasureListIn(backupDir)
  let written: number | undefined
  let running = Promise.resolve()
  const write = async () => {
    const count = await countRows(db.selectFrom('erasures'))
    if (count === written) return
    await writeErasureList(db, file)
    await eraseInCopies(db, dataDir)
    written = count
  }
  const run = () => {
    running = running.then(write, write)
    return running
  }
  onErasure(db, () => run().catch((error) => log.error({ err: error }, `${name} failed`)))
  return { name, everyMs: minuteMs, run, atEnd: true }
}

/**
 * Reapplies what the file lists and the database does not, as after an older database was put back: then it returns true, and
 * all accounts are locked as after a restore. It comes before anything is read, served or sent.
 */
export async function reapplyErasureList(db: Db, { backupDir }: Pick<Folders, 'backupDir'>) {
  // In this order, since other processes record what they erase in the database first.
  const list = await readErasureList(erasureListIn(backupDir))
  const unknown = await unknownTo(db, list)
  if (unknown.size > 0) await reapplyErasures(db, unknown)
  return unknown.size > 0
}

/** Merges the given files and all backups of the folder. */
export async function collectErasures(files: string[], folder: string, print: (sentence: string) => void) {
  const lists = await Promise.all(files.map(readErasureList))
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.tar')))
    lists.push(
      await readFromArchive(join(folder, name)).catch(() => {
        print(`Passed over ${name}: it cannot be read as a backup.`)
        return new Map()
      }),
    )
  return new Map(lists.flatMap((list) => [...list]))
}

async function readFromArchive(path: string) {
  const archive = await openArchive(path)
  const list: ErasureList = new Map()
  try {
    for await (const { rows } of archive.rows('erasures'))
      for (const { id, erased_at } of rows) list.set(String(id), String(erased_at))
    return list
  } finally {
    await archive.close()
  }
}

// When an older state of the site comes back, whoever was erased since is erased again, and every way in has ended.

/** From id to time. */
export type ErasureList = Map<string, string>

const batchSize = 500

/** The number of records erased again, by table too, and of mails held back, and the addresses of accounts removed again. */
export type ReapplyResult = {
  erasures: number
  kinds: Record<string, number>
  held: number
  removed: string[]
}

export async function reapplyErasures(db: Db, list: ErasureList): Promise<ReapplyResult> {
  await endAllAccess(db)
  const held = await failWaitingMails(db)
  // Last, because what is recorded as erased is not reapplied after a crash.
  const erased = await eraseAgain(db, list)
  await finishErasure(db)
  return { held, ...erased }
}

/** The part of the list that the database does not list. */
async function unknownTo(db: Db, list: ErasureList): Promise<ErasureList> {
  const known = await db.selectFrom('erasures').select('id').execute()
  const unknown = new Map(list)
  for (const { id } of known) unknown.delete(id)
  return unknown
}

/** A copy made before an upgrade may lack some of them, or have one that is gone. */
const personal = ['applications', 'enquiries', 'reviews', 'links', 'house_links', 'house_readers']

async function eraseAgain(db: Db, list: ErasureList) {
  const entries = [...list].map(([id, erased_at]) => ({ id, erased_at }))
  const removed: string[] = []
  const tables = await listTables(db)
  const kinds: ReapplyResult['kinds'] = {}
  const add = (kind: string, { numDeletedRows }: DeleteResult) => {
    kinds[kind] = (kinds[kind] ?? 0) + Number(numDeletedRows)
  }
  for (let i = 0; i < entries.length; i += batchSize) {
    const batch = entries.slice(i, i + batchSize)
    const ids = batch.map(({ id }) => id)
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('erasures')
        .values(batch)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      for (const table of personal.filter((name) => tables.has(name)))
        add(
          table,
          await anyTable<{ id: string }>(tx).deleteFrom(table).where('id', 'in', ids).executeTakeFirst(),
        )
      add('trash', await tx.deleteFrom('trash').where('record_id', 'in', ids).executeTakeFirst())
      await deleteMailsAbout(tx, ids)
      const accounts = await tx.deleteFrom('accounts').where('id', 'in', ids).returning('email').execute()
      removed.push(...accounts.map(({ email }) => email))
    })
  }
  return { erasures: Object.values(kinds).reduce((sum, one) => sum + one, 0), kinds, removed }
}

/**
 * Erases in the copies made before an upgrade what was erased since, and removes a copy in which that fails. For the server,
 * which makes the copies before it calls this.
 */
async function eraseInCopies(db: Db, dataDir: string) {
  const folder = copiesIn(dataDir)
  const names = await readdir(folder).catch(() => [])
  // What a crash during the upgrade left.
  for (const name of names.filter((one) => one.endsWith('.part')))
    await rm(join(folder, name), { force: true })
  const copies = names.filter((name) => name.endsWith('.db')).map((name) => join(folder, name))
  if (copies.length === 0) return
  const rows = await db.selectFrom('erasures').selectAll().execute()
  const list = new Map(rows.map(({ id, erased_at }) => [id, erased_at]))
  for (const copy of copies) await eraseIn(copy, list).catch(() => removeCopy(copy))
}

async function eraseIn(path: string, list: ErasureList) {
  const copy = openSqlite(path)
  try {
    await reapplyErasures(copy, await unknownTo(copy, list))
  } finally {
    await copy.destroy()
  }
}
