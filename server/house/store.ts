import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { hashToken } from '../db/settings.ts'

/** The link that a token opens, with the names of its house. The token of a reader, which is in every mail, opens it too. */
export function findLink(db: Db, token: string) {
  const hash = hashToken(token)
  return db
    .selectFrom('house_links as links')
    .innerJoin('projects', 'projects.id', 'links.project_id')
    .leftJoin('house_readers as reader', (join) =>
      join.onRef('reader.link_id', '=', 'links.id').on('reader.stop_hash', '=', hash),
    )
    .select(['links.id', 'project_id', 'title', 'client', 'location', 'email', 'confirmed_at'])
    .where((e) => e.or([e('token_hash', '=', hash), e('stop_hash', '=', hash)]))
    .executeTakeFirst()
}

/** Of a reader who has not said yes yet. */
export const isUnconfirmed = (link: { email: string | null; confirmed_at: string | null }) =>
  link.email !== null && link.confirmed_at === null

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

type NewLink = { project_id: string; name: string; token: string; created_by: string; account: string | null }

export async function insertLink(tx: Db, { token, ...link }: NewLink, now: Date) {
  const id = newId()
  const row = { ...link, id, token_hash: hashToken(token), created_at: timeOf(now) }
  await tx.insertInto('house_links').values(row).execute()
  return id
}
