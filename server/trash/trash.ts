import { sql } from 'kysely'
import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { type Trashed, type TrashQuery, trashDays } from '#contract/admin/trash.ts'
import { calls } from '#contract/calls.ts'
import type { RecordKind } from '#contract/records/fields.ts'
import { recordKinds, records } from '#contract/records/registry.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { dayMs, hourMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, finishErasure, recordErasure, theSite } from '../db/diary.ts'
import { readPage } from '../db/rows.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { trustedTime } from '../ops/clock-check.ts'
import type { Services } from '../ops/services.ts'
import type { Job } from '../ops/work.ts'
import { deleteUnusedNames } from '../records/records.ts'
import { deleteFromTrash, moveFromTrash } from '../records/trash.ts'
import type { Files } from '../storage/files.ts'
import { syncMisplacedFiles, syncPictureFiles } from '../storage/images/picture-files.ts'

type TrashServices = Pick<Services, 'db' | 'pictures' | 'cache'>

export function trashRoutes(api: Api, services: TrashServices) {
  api.handle(calls.listTrash, ({ query, account: { roles } }) => {
    const kinds = recordKinds.filter((kind) => mayUse(roles, kind))
    return kinds.length > 0 ? listTrash(services.db, query, kinds) : { items: [], total: 0 }
  })

  api.handle(calls.restoreTrashed, async ({ params, account, audit }) => {
    await checkTrashAccess(services.db, params.id, account)
    await restore(services, params.id, audit)
    return { message: staffMessages.trash.restored }
  })

  api.handle(calls.deleteTrashed, async ({ params, account, audit }) => {
    await checkTrashAccess(services.db, params.id, account)
    await deleteForGood(services, params.id, audit)
    return { message: staffMessages.trash.deleted }
  })
}

/** What somebody may not use, they may neither bring back nor delete. Its kind never changes. */
async function checkTrashAccess(db: Db, id: string, { roles }: Account) {
  const kind = await findTrashKind(db, id)
  if (kind && !mayUse(roles, kind)) throw new Failure('not_allowed', staffMessages.auth.notYours)
}

// Rows come back or go first, then their files follow.

async function restore({ db, pictures, cache }: TrashServices, id: string, audit: AuditContext) {
  const restored = await db.transaction().execute((tx) => moveFromTrash({ tx, audit }, id))
  const { kind, sources } = orNotFound(restored, staffMessages.trash.notFound)
  // Before anybody reads of them on a page.
  await pictures.syncFiles(sources)
  cache.invalidate([kind])
}

async function deleteForGood({ db, pictures }: TrashServices, id: string, audit: AuditContext) {
  const deleted = await takeForGood(db, id, audit)
  await pictures.syncFiles(orNotFound(deleted, staffMessages.trash.notFound).sources)
}

async function takeForGood(db: Db, id: string, audit: AuditContext) {
  const deleted = await db.transaction().execute(async (tx) => {
    const deleted = await deleteFromTrash({ tx, audit }, id)
    if (deleted) await deleteUnusedNames(tx, deleted.kind, deleted.record)
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

/** What was deleted last comes first. */
async function listTrash(db: Db, query: TrashQuery, kinds: readonly RecordKind[]) {
  let found = db.selectFrom('trash').where('kind', 'in', kinds)
  if (query.kind) found = found.where('kind', '=', query.kind)
  const { items, total } = await readPage(found, { ...query, order: sql`deleted_at desc, id desc` })
  const pictures = await countPictures(
    db,
    items.map(({ id }) => id),
  )
  return {
    items: items.map(({ record, ...row }) => ({
      ...row,
      title: records[row.kind].nameOf(JSON.parse(record)),
      pictures: pictures.get(row.id) ?? 0,
      ends_at: timeOf(new Date(Date.parse(row.deleted_at) + trashDays * dayMs)),
    })) satisfies Trashed[],
    total,
  }
}

/** Undefined when it is not in the trash. */
async function findTrashKind(db: Db, id: string) {
  const found = db
    .selectFrom('trash')
    .select('kind')
    .where((e) => e.or([e('id', '=', id), e('record_id', '=', id)]))
  return (await found.executeTakeFirst())?.kind
}

async function countPictures(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('trashed_pictures')
    .select((e) => ['trash_id', e.fn.countAll<number>().as('count')])
    .where('trash_id', 'in', ids)
    .groupBy('trash_id')
    .execute()
  return new Map(rows.map(({ trash_id, count }) => [trash_id, count]))
}

/** What has been there for longer than it is kept. */
async function findExpired(db: Db, now: Date) {
  const before = timeOf(new Date(now.getTime() - trashDays * dayMs))
  const rows = await db.selectFrom('trash').select('id').where('deleted_at', '<', before).execute()
  return rows.map(({ id }) => id)
}
