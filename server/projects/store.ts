import { type Selectable, sql } from 'kysely'
import type { Project, ProjectChange, ProjectInput, ProjectQuery } from '#contract/projects.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { readPage } from '../db/paging.ts'
import { containsText } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'
import { pictureOf, type StoredPicture } from '../storage/images/images.ts'

type ProjectRow = Selectable<Tables['projects']>
type PictureRow = Tables['pictures']

export async function listProjects(db: Db, query: ProjectQuery) {
  const { search, category, location, distinct } = query
  let found = db.selectFrom('projects')
  if (search) found = found.where(containsText<'projects'>(db, searched, search, 'projects_fts'))
  if (category) found = found.where('category', '=', category)
  if (location) found = found.where('location', '=', location)
  if (distinct) {
    const newest = found.select((e) => e.fn.max('id').as('id')).groupBy(distinct)
    found = db.selectFrom('projects').where('id', 'in', newest)
  }
  const page = await readPage(found, { ...query, order: orders[distinct ?? query.sort] })
  return { ...page, items: await withPictures(db, page.items) }
}

const searched = ['category', 'client', 'area', 'location', 'description'] satisfies (keyof ProjectRow)[]

const orders = {
  newest: sql`id desc`,
  oldest: sql`id asc`,
  client: sql`lower(client), id desc`,
  category: sql`lower(category), id desc`,
  location: sql`lower(location), id desc`,
}

export async function findProject(db: Db, id: string) {
  const row = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst()
  return row && (await withPictures(db, [row]))[0]
}

/** One query for the pictures of the whole page. */
async function withPictures(db: Db, rows: ProjectRow[]): Promise<Project[]> {
  if (rows.length === 0) return []
  const pictures = await listPictures(db, ...rows.map(({ id }) => id))
  const byProject = Map.groupBy(pictures, (picture) => picture.project_id)
  // A project without a main picture was deleted between the two queries.
  return rows.flatMap((row) => toProject(row, byProject.get(row.id) ?? []))
}

function toProject(row: ProjectRow, pictures: PictureRow[]): Project[] {
  const [main, ...gallery] = pictures.map((picture, i) =>
    pictureOf(picture, `${row.category}, ${row.location}${i > 0 ? `, view ${i + 1}` : ''}`),
  )
  if (!main) return []
  return [
    {
      ...row,
      main_image: main.src,
      gallery_images: gallery.map(({ src }) => src),
      main_picture: main,
      gallery_pictures: gallery,
    },
  ]
}

export async function insertProject(db: Db, input: ProjectInput, now: Date) {
  const id = newId()
  await db
    .insertInto('projects')
    .values({ ...input, id, version: 1, created_at: timeOf(now) })
    .execute()
  return id
}

/** False when there is no such project, or no longer in the version the change started from. */
export async function updateProject(
  db: Db,
  id: string,
  change: Omit<ProjectChange, 'version'>,
  version?: number,
) {
  let update = db
    .updateTable('projects')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('id', '=', id)
  if (version) update = update.where('version', '=', version)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** For the rest of the transaction; false when there is no such project. */
export async function lockProject(tx: Db, id: string) {
  const { numUpdatedRows } = await tx
    .updateTable('projects')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its picture rows go with it. */
export async function deleteProject(db: Db, id: string) {
  await db.deleteFrom('projects').where('id', '=', id).execute()
}

/** Of one project or several; the main image first, then the gallery in its order. */
export function listPictures(db: Db, ...projectIds: string[]) {
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('project_id', 'in', projectIds)
    .orderBy('main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

type Place = Pick<PictureRow, 'main' | 'position'>

export async function insertPictures(
  db: Db,
  project_id: string,
  pictures: StoredPicture[],
  { main = 0, position = 0, upload_key }: Partial<PictureRow> = {},
) {
  if (pictures.length === 0) return
  const rows = pictures.map((picture, i) => ({
    ...picture,
    id: newId(),
    project_id,
    main,
    position: position + i,
    alt: '',
    upload_key,
  }))
  await db.insertInto('pictures').values(rows).execute()
}

export async function placePicture(db: Db, id: string, place: Place) {
  await db.updateTable('pictures').set(place).where('id', '=', id).execute()
}

export async function deletePicture(db: Db, id: string) {
  await db.deleteFrom('pictures').where('id', '=', id).execute()
}
