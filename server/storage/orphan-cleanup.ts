// Removes stored files without a record and unfinished uploads, as a crash leaves them.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { dayMs, hourMs } from '../db/clock.ts'
import type { Job } from '../ops/background-jobs.ts'
import { checkConsistency, suggestsWrongDatabase } from './consistency-check.ts'
import type { SiteStores } from './file-references.ts'

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
