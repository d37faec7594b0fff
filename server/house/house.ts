// What a family sees at its link.
import { projectName } from '#contract/addresses.ts'
import type { HousePage } from '#contract/houses/house.ts'
import { shownUpdate } from '#contract/houses/updates.ts'
import type { Db } from '../db/database.ts'
import { sourceBy } from '../storage/images/keys.ts'
import { findLink, isUnconfirmed } from './store.ts'

/** Puts what the company wrote into the language of the page. */
export type Translate = (english: string) => string

type Options = {
  translate: Translate
  /** A list of updates in that language, the newest first. */
  listShown: (project: string) => Promise<{ items: unknown[] }>
}

/** Null when the token was never given out, or its link has ended. */
export async function readHouse(
  db: Db,
  token: string,
  { translate, listShown }: Options,
): Promise<HousePage> {
  const found = await findLink(db, token)
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
