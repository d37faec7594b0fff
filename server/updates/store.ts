import { type Insertable, type Selectable, sql } from 'kysely'
import type { BuildingSite, ShownUpdate, Update } from '#contract/houses/updates.ts'
import { isId, newId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { readPage } from '../db/rows.ts'
import { containsText } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'
import { pictureOf, type StoredPicture } from '../storage/images/pictures.ts'

type UpdateRow = Selectable<Tables['updates']>
type Page = { limit?: number | undefined; offset?: number | undefined }

const lastUpdate = sql<string | null>`(select max(happened_on) from updates where project_id = projects.id)`

/** Who reads: somebody who is only on site knows the houses under construction, and nobody's whole name or address. */
type Reader = { seesAll: boolean }

function knownSites(db: Db, { seesAll }: Reader) {
  const all = db.selectFrom('projects')
  return seesAll ? all : all.where('building', '=', true)
}

/** Hidden projects too; those under construction first, and of these the ones that somebody writes about. */
export async function listSites(
  db: Db,
  { search, ...page }: Page & { search?: string | undefined },
  reader: Reader,
) {
  let found = knownSites(db, reader)
  if (search)
    found = found.where(
      containsText<'projects'>(
        db,
        ['title', 'location', ...(reader.seesAll ? (['client'] as const) : [])],
        search,
      ),
    )
  const order = sql`building desc, coalesce(${lastUpdate}, '') desc, id desc`
  const { items, total } = await readPage(found, { ...page, order })
  const sites = await sitesOf(db, items)
  return { items: reader.seesAll ? sites : sites.map(withoutNames), total }
}

const withoutNames = (site: BuildingSite) => ({
  ...site,
  client: shortName(site.client),
  permission_by: '',
  permission_on: null,
})

const firstLetter = new Intl.Segmenter('ml')

/** Enough to tell houses apart: Dr Susan P., Leena and T. */
function shortName(name: string) {
  const words = name.split(/\s+/)
  const whole = words.findIndex((word) => word.length > 3)
  return words
    .map((word, i) =>
      i <= Math.max(0, whole) || /^[a-z&]/.test(word)
        ? word
        : `${[...firstLetter.segment(word)][0]?.segment}.`,
    )
    .join(' ')
}

export const findSite = (db: Db, id: string, reader: Reader) =>
  knownSites(db, reader).select('id').where('id', '=', id).executeTakeFirst()

async function sitesOf(db: Db, rows: Selectable<Tables['projects']>[]): Promise<BuildingSite[]> {
  // SQL has no empty list.
  const ids = ['', ...rows.map(({ id }) => id)]
  const days = await db
    .selectFrom('projects')
    .select(['id', lastUpdate.as('day')])
    .where('id', 'in', ids)
    .execute()
  const dayOf = new Map(days.map(({ id, day }) => [id, day]))
  return rows.map(({ permission_on = null, ...row }) => ({
    ...{ ...row, permission_on },
    last_update: dayOf.get(row.id) ?? null,
  }))
}

/** All of one project, as its family sees them; the newest first. */
export async function listUpdates(
  db: Db,
  project_id: string,
  page: Page = {},
  { seesAll }: Reader = { seesAll: true },
) {
  const found = db.selectFrom('updates').where('project_id', '=', project_id)
  const { items, total } = await readPage(found, { ...page, order: sql`happened_on desc, id desc` })
  // An account without a name is called by its mail address.
  const byNames = items.map((row) => (seesAll || !row.by_name.includes('@') ? row : { ...row, by_name: '' }))
  return { items: await withPictures(db, byNames), total }
}

/** Of a project by its id or the end of its address; none of a hidden one, nor without the family's permission. */
export async function listStory(db: Db, segment: string): Promise<ShownUpdate[]> {
  const rows = await db
    .selectFrom('updates')
    .innerJoin('projects', 'projects.id', 'project_id')
    .selectAll('updates')
    .where(isId(segment) ? 'projects.id' : 'slug', '=', segment)
    .where('shown', '=', true)
    .where('permission_by', '<>', '')
    .where('public', '=', true)
    .orderBy('happened_on')
    .orderBy('updates.id')
    .execute()
  return withPictures(db, rows)
}

async function withPictures(db: Db, rows: UpdateRow[]): Promise<Update[]> {
  const pictures = await listPictures(db, ...rows.map(({ id }) => id))
  const byUpdate = Map.groupBy(pictures, (picture) => picture.update_id)
  return rows.map((row) => ({
    ...row,
    pictures: (byUpdate.get(row.id) ?? []).map((picture) => pictureOf(picture, '')),
  }))
}

export const listPictures = (db: Db, ...updateIds: string[]) =>
  db
    .selectFrom('pictures')
    .selectAll()
    .where('update_id', 'in', ['', ...updateIds])
    .orderBy('position')
    .orderBy('id')
    .execute()

export const findUpdate = (db: Db, id: string) =>
  db.selectFrom('updates').select('project_id').where('id', '=', id).executeTakeFirst()

/** The update that was added with this key. */
export const findUploaded = (db: Db, key: string | null) =>
  db.selectFrom('updates').select(['id', 'project_id']).where('upload_key', '=', key).executeTakeFirst()

type NewUpdate = Omit<Insertable<Tables['updates']>, 'id' | 'version'>

export async function insertUpdate(tx: Db, update: NewUpdate, pictures: StoredPicture[]) {
  const id = newId()
  await tx
    .insertInto('updates')
    .values({ ...update, id, version: 1 })
    .execute()
  const owner = { project_id: update.project_id, update_id: id, main: false, alt: '' }
  const rows = pictures.map((picture, position) => ({ ...picture, ...owner, id: newId(), position }))
  if (rows.length > 0) await tx.insertInto('pictures').values(rows).execute()
  return { id }
}

export async function updateUpdate(tx: Db, id: string, change: Partial<UpdateRow>) {
  await tx.updateTable('updates').set(change).where('id', '=', id).execute()
}

/** Returns the sources of its pictures. */
export async function deleteUpdate(tx: Db, id: string) {
  const rows = await tx.deleteFrom('pictures').where('update_id', '=', id).returning('src').execute()
  await tx.deleteFrom('updates').where('id', '=', id).execute()
  return rows.map(({ src }) => src)
}
