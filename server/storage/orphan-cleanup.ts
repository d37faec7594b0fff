// What a crash between a file and its record left behind: found by comparing the two, and removed.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/database.ts'
import { repeat } from '../ops/intervals.ts'
import type { Files, StoredFile } from './files.ts'
import { pictureFolders, sourceOf } from './images/names.ts'

export type Stores = { db: Db; files: Files; incomingDir: string }
type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

const hourMs = 3_600_000
/** Longer than any request lasts between storing its files and writing its record. */
const settledAfterMs = hourMs
/** Longer than any upload lasts. */
const abandonedAfterMs = 24 * hourMs

/** Stored files that no record names. The files are listed first: a record that comes while we look is seen. */
export async function findStrayFiles({ db, files }: Pick<Stores, 'db' | 'files'>) {
  const listed = await Promise.all([...pictureFolders, 'cv'].map((folder) => files.list(folder)))
  const sources = new Set((await db.selectFrom('pictures').select('src').execute()).map(({ src }) => src))
  const cvs = new Set(
    (await db.selectFrom('applications').select('cv').execute()).map(({ cv }) => `cv/${cv}`),
  )
  const isNamed = (key: string) => (key.startsWith('cv/') ? cvs.has(key) : sources.has(sourceOf(key) ?? ''))
  return listed.flat().filter(({ key }) => !isNamed(key))
}

/** More pictures and CVs than uploads that were cut off can leave. */
const tooMany = 60

/** Is this the database of these files at all? An empty or another one would make all of them stray. */
export async function belongElsewhere({ files }: Pick<Stores, 'files'>, stray: StoredFile[]) {
  if (new Set(stray.map(({ key }) => sourceOf(key) ?? key)).size <= tooMany) return false
  const listed = await Promise.all([...pictureFolders, 'cv'].map((folder) => files.list(folder)))
  return stray.length * 2 > listed.flat().length
}

/** Removes stray files and unfinished uploads that have not changed since the given times. */
export async function sweep(stores: Stores, { settled, abandoned }: { settled: Date; abandoned: Date }) {
  const stray = (await findStrayFiles(stores)).filter(({ modified }) => modified < settled)
  if (await belongElsewhere(stores, stray))
    throw new Error(
      'most files have no record, so the database may be the wrong one: npm run doctor says more',
    )
  await stores.files.remove(stray.map(({ key }) => key))
  const unfinished = (await listIncoming(stores.incomingDir)).filter(({ modified }) => modified < abandoned)
  for (const { key } of unfinished) await rm(join(stores.incomingDir, key), { force: true, recursive: true })
  return stray.length + unfinished.length
}

async function listIncoming(incomingDir: string): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for (const name of await readdir(incomingDir)) {
    const file = await stat(join(incomingDir, name)).catch(() => undefined)
    if (file) found.push({ key: name, bytes: file.size, modified: file.mtime })
  }
  return found
}

/**
 * Sweeps now and every hour. The data folder is ours alone, so all that is older than this process is a remnant;
 * a bucket is shared with others, whose files get time to settle.
 */
export function keepSweeping(stores: Stores, options: { sharedFiles: boolean; startedAt: Date; log: Log }) {
  const { sharedFiles, startedAt, log } = options
  const ago = (ms: number) => new Date(Date.now() - ms)
  let first = true
  const run = async () => {
    const settled = first && !sharedFiles ? startedAt : ago(settledAfterMs)
    const removed = await sweep(stores, { settled, abandoned: first ? startedAt : ago(abandonedAfterMs) })
    first = false
    if (removed > 0) log.info({ removed }, 'files without a record removed')
  }
  return repeat(hourMs, run, (error) =>
    log.error({ err: error }, 'looking for files without a record failed'),
  )
}
