import { type Expression, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { squareFeetOf } from '#contract/measures/area.ts'
import {
  houseCategories,
  type Project,
  type ProjectChange,
  type ProjectInput,
  type ProjectQuery,
} from '#contract/projects.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { isId, newId } from '../db/ids.ts'
import { alphabetical, readPage } from '../db/paging.ts'
import { containsText } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'
import { type Change, updateRecord } from '../records/records.ts'
import { insertAddressed } from '../records/slugs.ts'
import { moveToTrash } from '../records/trash.ts'
import { pictureOf, type StoredPicture } from '../storage/images/pictures.ts'

type ProjectRow = Selectable<Tables['projects']>
type PictureRow = Selectable<Tables['pictures']>
type NewProject = Partial<ProjectInput> &
  Pick<ProjectInput, 'category' | 'client' | 'area' | 'location' | 'description'>

export async function listProjects(db: Db, query: ProjectQuery) {
  const { search, category, location, distinct, status, pinned, like, beside, near } = query
  let found = db.selectFrom('projects')
  if (status !== 'all') found = found.where('shown', '=', status === 'shown' ? 1 : 0)
  if (search) found = found.where(containsText<'projects'>(db, searched, search, { index: 'projects_fts' }))
  if (pinned) found = found.where('pinned', '=', 1)
  if (category) found = found.where('category', '=', category)
  if (location) found = found.where('location', '=', location)
  if (near) found = housesNear(found, near)
  if (distinct) {
    const newest = found.select((e) => e.fn.max('id').as('id')).groupBy(distinct)
    found = db.selectFrom('projects').where('id', 'in', newest)
  }
  const idOf = (segment: string) => projectAt(db, segment).select('id')
  if (like) found = found.where('id', 'not in', idOf(like))
  if (beside) found = neighboursOf(db, projectAt(db, beside), found)
  const order = near
    ? sql`abs(square_feet - ${near}), id desc`
    : like
      ? sameCategoryFirst(projectAt(db, like).select('category'))
      : orders(db)[distinct ?? (beside ? 'gallery' : query.sort)]
  const page = await readPage(found, { ...query, order })
  return { ...page, items: await withPictures(db, page.items) }
}

/** As in the index of the table. */
const searched = [
  'title',
  'category',
  'client',
  'area',
  'location',
  'district',
  'description',
] satisfies (keyof ProjectRow)[]

const inGallery = sql`position, id desc`

const orders = (db: Db) => ({
  newest: sql`id desc`,
  oldest: sql`id asc`,
  gallery: inGallery,
  pinned: sql`pinned desc, pin_position, id desc`,
  client: sql`${alphabetical(db, 'client')}, id desc`,
  category: sql`${alphabetical(db, 'category')}, id desc`,
  location: sql`${alphabetical(db, 'location')}, id desc`,
})

const sameCategoryFirst = (category: Expression<unknown>) =>
  sql`case when category = ${category} then 0 else 1 end, position, id desc`

type ProjectSelection = SelectQueryBuilder<Tables, 'projects', object>

/** A third smaller or larger is still about as large. */
const housesNear = (found: ProjectSelection, squareFeet: number) =>
  found
    .where('building', '=', 0)
    .where('category', 'in', houseCategories)
    .where('square_feet', '>=', Math.round((squareFeet * 2) / 3))
    .where('square_feet', '<=', Math.round((squareFeet * 4) / 3))

/** Of the selected projects, the one before this project and the one after it in the gallery. */
function neighboursOf(db: Db, project: ProjectSelection, found: ProjectSelection) {
  const place = sql`(select position from (${project.select('position')}) as of_it)`
  const id = sql`(select id from (${project.select('id')}) as itself)`
  const before = found
    .where(sql<boolean>`(position < ${place} or (position = ${place} and id > ${id}))`)
    .orderBy(sql`position desc, id`)
  const after = found
    .where(sql<boolean>`(position > ${place} or (position = ${place} and id < ${id}))`)
    .orderBy(inGallery)
  const idIn = (side: ProjectSelection) => side.select('id').limit(1)
  return db.selectFrom('projects').where((e) => e.or([e('id', '=', idIn(before)), e('id', '=', idIn(after))]))
}

/** By its id, or by the end of its address. */
export async function findProject(db: Db, segment: string) {
  const row = await projectAt(db, segment).selectAll().executeTakeFirst()
  return row && (await withPictures(db, [row]))[0]
}

const projectAt = (db: Db, segment: string) =>
  db.selectFrom('projects').where(isId(segment) ? 'id' : 'slug', '=', segment)

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
      building: row.building === 1,
      renderings: row.renderings === 1,
      shown: row.shown === 1,
      pinned: row.pinned === 1,
      main_image: main.src,
      gallery_images: gallery.map(({ src }) => src),
      main_picture: main,
      gallery_pictures: gallery,
    },
  ]
}

export const insertProject = (db: Db, input: NewProject, now: Date, upload_key: string | null = null) =>
  insertAddressed(
    db,
    'projects',
    `${input.client} ${input.location}`,
    { ...input, ...sizeOf(input), upload_key },
    now,
  )

/** By which the gallery is filtered. */
const sizeOf = ({ area }: { area?: string }) =>
  area === undefined ? {} : { square_feet: squareFeetOf(area) }

/** The project that was added with this key. */
export const findUploaded = (db: Db, key: string | null) =>
  db.selectFrom('projects').select(['id', 'slug']).where('upload_key', '=', key).executeTakeFirst()

type Fields = Partial<Omit<ProjectChange, 'version'>>

/** False when there is no such project, or no longer in the version the change started from. */
export function updateProject(tx: Db, id: string, fields: Fields, change: Change) {
  // Pinned again, it comes first.
  const unpinned = fields.pinned === false ? { pin_position: 0 } : {}
  return updateRecord(tx, 'projects', id, { ...fields, ...sizeOf(fields), ...unpinned }, change)
}

/** Returns the sources of its pictures; undefined when there is no such project. */
export async function deleteProject(tx: Db, id: string, audit: AuditContext) {
  // The key may come again, and then belongs to another project.
  await tx.updateTable('projects').set({ upload_key: null }).where('id', '=', id).execute()
  const reviews = await tx.selectFrom('reviews').select('id').where('project_id', '=', id).execute()
  return moveToTrash(tx, 'projects', id, audit, {
    pictures: 'project_id',
    rows: ['updates', 'picture_pairs'],
    referrers: [{ table: 'reviews', column: 'project_id', ids: reviews.map((review) => review.id) }],
  })
}

/** The pictures of one project or several; the main image first, then the gallery in its order. Not those of updates. */
export function listPictures(db: Db, ...projectIds: string[]) {
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('project_id', 'in', projectIds)
    .where('update_id', 'is', null)
    .orderBy('main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

type Place = Partial<Pick<PictureRow, 'main' | 'position' | 'upload_key'>>

/** The first one at the given position, the others behind it. */
export async function insertPictures(db: Db, project_id: string, pictures: StoredPicture[], place: Place) {
  if (pictures.length === 0) return
  const { main = 0, position = 0, upload_key } = place
  const shared = { project_id, main, upload_key, alt: '' }
  const rows = pictures.map((picture, i) => ({ ...picture, ...shared, id: newId(), position: position + i }))
  await db.insertInto('pictures').values(rows).execute()
}

export async function placePicture(db: Db, id: string, place: Place) {
  await db.updateTable('pictures').set(place).where('id', '=', id).execute()
}

export async function deletePicture(db: Db, id: string) {
  await db.deleteFrom('pictures').where('id', '=', id).execute()
}
