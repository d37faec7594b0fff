// What a family sees at its link, and the links of a house.

import type { HousePage } from '#contract/houses/house.ts'
import { shownUpdate } from '#contract/houses/updates.ts'
import { unconfirmedReaderDays } from '#contract/limits.ts'
import { projectName } from '#contract/record-paths.ts'
import { dayMs, newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { hashToken } from '../db/settings.ts'
import { sourceBy } from '../storage/images/picture-files.ts'

/** Puts what the company wrote into the language of the page. */
export type Translate = (english: string) => string

type Options = {
  translate: Translate
  /** A list of updates in that language, the newest first. */
  listShown: (project: string) => Promise<{ items: unknown[] }>
  now: Date
}

/** Null when the token was never given out, or its link has ended. */
export async function readHouse(
  db: Db,
  token: string,
  { translate, listShown, now }: Options,
): Promise<HousePage> {
  const found = await findLink(db, token, now)
  if (!found) return null
  const reader = found.email === null ? {} : { reader: { email: veiled(found.email) } }
  if (reader.reader && isUnconfirmed(found)) return { question: reader.reader }
  // Who of the staff wrote it, and when, is for staff.
  const updates = (await listShown(found.project_id)).items.map((update) => {
    const { pictures, ...shown } = shownUpdate.parse(update)
    return { ...shown, pictures: pictures.map((one) => ({ ...one, src: sourceBy(found.id, one.src) })) }
  })
  const stage = updates.find((update) => update.stage)?.stage ?? ''
  return { title: projectName(found, translate), stage, updates, ...reader }
}

/** Enough to know one's own: a mail that was passed on does not pass on the address. */
const veiled = (email: string) => email.replace(/^(.)[^@]*/, '$1…')

/**
 * The link that a token opens, with the names of its house. The token of a reader, which is in every mail, opens it too, and for
 * a day the question whether it is to be one.
 */
export function findLink(db: Db, token: string, now: Date) {
  const hash = hashToken(token)
  return db
    .selectFrom('house_links as links')
    .innerJoin('projects', 'projects.id', 'links.project_id')
    .leftJoin('house_readers as reader', (join) =>
      join.onRef('reader.link_id', '=', 'links.id').on('reader.stop_hash', '=', hash),
    )
    .select(['links.id', 'project_id', 'title', 'client', 'location', 'email', 'confirmed_at'])
    .where((e) =>
      e.or([
        e('token_hash', '=', hash),
        e.and([
          e('stop_hash', '=', hash),
          e.or([e('confirmed_at', 'is not', null), e('reader.created_at', '>=', confirmableSince(now))]),
        ]),
      ]),
    )
    .executeTakeFirst()
}

/** Whoever was asked before and has not said yes is forgotten. */
export const confirmableSince = (now: Date) => timeOf(new Date(now.getTime() - unconfirmedReaderDays * dayMs))

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
