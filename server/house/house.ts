// What a family sees at its link.
import { projectName } from '#contract/addresses.ts'
import type { House, HousePage } from '#contract/houses/house.ts'
import { type ShownUpdate, shownUpdate } from '#contract/houses/updates.ts'
import { byLink } from '#contract/people/my-data.ts'
import type { Db } from '../db/database.ts'
import { sourceBy } from '../storage/images/keys.ts'
import { findLink, findProject } from './store.ts'

/** Puts what the company wrote into the language of the page. */
export type Translate = (english: string) => string

type Options = {
  db: Db
  translate: Translate
  /** The newest first. */
  listUpdates: (db: Db, project: string) => Promise<{ items: ShownUpdate[] }>
}

/** Null when the token was never given out, or its link has ended. */
export async function readHouse(token: string, { db, translate, listUpdates }: Options): Promise<HousePage> {
  const found = byLink.safeParse({ token }).success ? await findLink(db, token) : undefined
  const project = found && (await findProject(db, found.link.project_id))
  if (!project) return null
  const reader = found.reader && {
    email: veiled(found.reader.email),
    confirmed: found.reader.confirmed_at !== null,
  }
  if (reader && !reader.confirmed) return { question: reader }
  const { items } = await listUpdates(db, project.id)
  // Who of the staff wrote it, and when, is for staff.
  const updates = items.map((update) => {
    const { pictures, ...shown } = shownUpdate.parse(update)
    const inLanguage = pictures.map((picture) => ({
      ...picture,
      src: sourceBy(found.link.id, picture.src),
      alt: translate(picture.alt),
      caption: translate(picture.caption),
    }))
    return { ...shown, pictures: inLanguage }
  })
  const house: House = {
    title: titleOf(project, translate),
    stage: updates.find(({ stage }) => stage)?.stage ?? '',
    updates,
  }
  return reader ? { ...house, reader } : house
}

type Named = { title: string; client: string; location: string }

export const titleOf = ({ title, client, location }: Named, translate: Translate) =>
  projectName({ title: translate(title), client: translate(client), location: translate(location) })

/** Enough to know one's own: a mail that was passed on does not pass on the address. */
const veiled = (email: string) => email.replace(/^(.)[^@]*/, '$1…')
