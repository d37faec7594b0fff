import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { hashToken } from '../db/secret.ts'

/** What a token opens. A reader, who has a token of their own in every mail, goes with the link. */
export async function findLink(db: Db, token: string) {
  const hash = hashToken(token)
  const link = await db
    .selectFrom('house_links')
    .select(['id', 'project_id'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if (link) return { link }
  const reader = await db
    .selectFrom('house_readers')
    .innerJoin('house_links', 'house_links.id', 'house_readers.link_id')
    .select(['house_readers.id', 'email', 'confirmed_at', 'link_id', 'project_id'])
    .where('stop_hash', '=', hash)
    .executeTakeFirst()
  return reader && { link: { id: reader.link_id, project_id: reader.project_id }, reader }
}

export const findProject = (db: Db, id: string) =>
  db
    .selectFrom('projects')
    .select(['id', 'title', 'client', 'location'])
    .where('id', '=', id)
    .executeTakeFirst()

export async function listLinks(db: Db, project: string) {
  const items = await db
    .selectFrom('house_links')
    .select(['id', 'name', 'created_by', 'created_at'])
    .select((e) =>
      e
        .selectFrom('house_readers')
        .whereRef('link_id', '=', 'house_links.id')
        .where('confirmed_at', 'is not', null)
        .select((of) => of.fn.countAll<number>().as('count'))
        .$asScalar()
        .as('readers'),
    )
    .where('project_id', '=', project)
    .orderBy('id', 'desc')
    .execute()
  return {
    items: items.map((item) => ({ ...item, readers: Number(item.readers ?? 0) })),
    total: items.length,
  }
}

type NewLink = { project_id: string; name: string; token: string; created_by: string }

export async function insertLink(tx: Db, { token, ...link }: NewLink, now: Date) {
  const id = newId()
  const row = { ...link, id, token_hash: hashToken(token), created_at: timeOf(now) }
  await tx.insertInto('house_links').values(row).execute()
  return id
}
