// Rows come back or go first, then their files follow.
import { staffMessages } from '#contract/staff-messages.ts'
import { hourMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, theSite } from '../db/diary.ts'
import { finishErasure, recordErasure } from '../db/erasure.ts'
import { orNotFound } from '../http/errors.ts'
import type { Job } from '../ops/background-jobs.ts'
import { trustedTime } from '../ops/clock-check.ts'
import type { Services } from '../ops/services.ts'
import { deleteUnusedTranslation } from '../records/records.ts'
import { deleteFromTrash, moveFromTrash } from '../records/trash.ts'
import type { Files } from '../storage/files.ts'
import { syncMisplacedFiles, syncPictureFiles } from '../storage/images/sync-files.ts'
import { findExpired } from './store.ts'

export type TrashServices = Pick<Services, 'db' | 'pictures' | 'cache'>

export async function restore({ db, pictures, cache }: TrashServices, id: string, audit: AuditContext) {
  const restored = await db.transaction().execute((tx) => moveFromTrash(tx, id, audit))
  const { kind, sources } = orNotFound(restored, staffMessages.trash.notFound)
  // Before anybody reads of them on a page.
  await pictures.syncFiles(sources)
  cache.invalidate([kind])
}

export async function deleteForGood({ db, pictures }: TrashServices, id: string, audit: AuditContext) {
  const deleted = await takeForGood(db, id, audit)
  await pictures.syncFiles(orNotFound(deleted, staffMessages.trash.notFound).sources)
}

async function takeForGood(db: Db, id: string, audit: AuditContext) {
  const deleted = await db.transaction().execute(async (tx) => {
    const deleted = await deleteFromTrash(tx, id, audit)
    if (deleted?.record.client) await deleteUnusedTranslation(tx, deleted.record.client)
    // What a client wrote is personal data, which no backup brings back.
    if (deleted?.record.by_client) await recordErasure(tx, [deleted.record.id], audit)
    return deleted
  })
  if (deleted?.record.by_client) await finishErasure(db)
  return deleted
}

type Cleanup = { db: Db; files: Files; folders: string[] }

/**
 * Deletes for good what has been in the trash long enough, if it is known how late it is, and finishes interrupted moves of
 * files.
 */
export async function cleanTrash({ db, files, folders }: Cleanup, now: Date | undefined) {
  if (now)
    for (const id of await findExpired(db, now)) {
      const deleted = await takeForGood(db, id, { actor: theSite, now })
      await syncPictureFiles({ db, files }, deleted?.sources ?? [])
    }
  await syncMisplacedFiles({ db, files }, folders)
}

export const trashJob = (stores: Cleanup): Job => ({
  name: 'cleaning the trash',
  everyMs: hourMs,
  run: async (now) => cleanTrash(stores, await trustedTime(stores.db, now)),
})
