// What a family sees at its link.

import type { HousePage } from '#contract/houses/house.ts'
import { shownUpdate } from '#contract/houses/updates.ts'
import { unconfirmedReaderDays } from '#contract/limits.ts'
import { projectName } from '#contract/record-paths.ts'
import { dayMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { hashToken } from '../db/settings.ts'
import { markOpened } from '../records/links.ts'
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
  const found = await findHouse(db, token, now)
  if (!found) return null
  await markOpened(db, found, now)
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
export function findHouse(db: Db, token: string, now: Date) {
  const hash = hashToken(token)
  return db
    .selectFrom('links')
    .innerJoin('projects', 'projects.id', 'subject')
    .leftJoin('house_readers as reader', (join) =>
      join.onRef('reader.link_id', '=', 'links.id').on('reader.stop_hash', '=', hash),
    )
    .select([
      'links.id',
      'projects.id as project_id',
      'opened_at',
      'title',
      'client',
      'location',
      'email',
      'confirmed_at',
    ])
    .where('links.kind', '=', 'house')
    .where((e) =>
      e.or([
        e('hash', '=', hash),
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
