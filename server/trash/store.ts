import { sql } from 'kysely'
import { type Trashed, type TrashKind, type TrashQuery, trashDays } from '#contract/admin/trash.ts'
import { dayMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { readPage } from '../db/paging.ts'
import { titles } from '../records/diary.ts'

/** What was deleted last comes first. */
export async function listTrash(db: Db, query: TrashQuery, kinds: readonly TrashKind[]) {
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
      title: titles[row.kind](JSON.parse(record)),
      pictures: pictures.get(row.id) ?? 0,
      ends_at: timeOf(new Date(Date.parse(row.deleted_at) + trashDays * dayMs)),
    })) satisfies Trashed[],
    total,
  }
}

/** Undefined when it is not in the trash. */
export async function findTrashKind(db: Db, id: string) {
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
export async function findExpired(db: Db, now: Date) {
  const before = timeOf(new Date(now.getTime() - trashDays * dayMs))
  const rows = await db.selectFrom('trash').select('id').where('deleted_at', '<', before).execute()
  return rows.map(({ id }) => id)
}
