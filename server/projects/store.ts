import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { squareFeetOf } from '#contract/amounts/area.ts'
import { houseCategories, houseWords, noHouse, sizeNames, sizeOf, sizes } from '#contract/houses/gallery.ts'
import type { Project, ProjectInput, ProjectQuery } from '#contract/projects.ts'
import { fallbackAlt, projectName } from '#contract/record-paths.ts'
import { isId, newId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { alphabetical } from '../db/rows.ts'
import { containsText } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'
import type { Seen } from '../records/handlers.ts'
import { insertAddressed } from '../records/records.ts'
import { pictureOf, type StoredPicture } from '../storage/images/pictures.ts'

type ProjectRow = Selectable<Tables['projects']>
type PictureRow = Selectable<Tables['pictures']>
export type NewProject = Partial<ProjectInput> &
  Pick<ProjectInput, 'category' | 'client' | 'area' | 'location' | 'description'> & {
    upload_key?: string | null
  }

export function narrowProjects(
  all: ProjectSelection,
  query: ProjectQuery,
  { db, visible }: Seen<'projects'>,
) {
  const { search, category, location, district, size, pinned, building, distinct, near, like, beside } = query
  let found = all
  if (search) found = found.where(containsText<'projects'>(db, searched, search, { index: 'projects_fts' }))
  if (pinned) found = found.where('pinned', '=', true)
  if (building) found = found.where('building', '=', true)
  if (category) found = found.where('category', '=', category)
  if (location) found = found.where('location', '=', location)
  if (district) found = found.where('district', '=', district)
  if (size)
    found = found.where('square_feet', '>=', sizes[size].from).where('square_feet', '<=', sizes[size].to)
  if (near) found = housesNear(found, near)
  if (distinct) {
    const group = distinct === 'size' ? sizeGroup : sql.ref(distinct)
    const newest = found.select((e) => e.fn.max('id').as('id')).groupBy(group)
    found = db.selectFrom('projects').where('id', 'in', newest)
  }
  if (like) found = found.where('id', 'not in', projectAt(visible, like).select('id'))
  return beside ? neighboursOf(visible, projectAt(visible, beside), found) : found
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

/** 0 for houses, 1 for other work. */
const kind = sql<number>`case when category in (${sql.join(houseCategories)}) or ${sql.join(
  houseWords.map((word) => sql`replace(lower(category), ${noHouse}, '') like ${`%${word}%`}`),
  sql` or `,
)} then 0 else 1 end`

/** What staff placed stands where they placed it; among the others houses come first. */
const place = sql<number>`position * 2 + ${kind}`
export const inGallery = sql`${place}, id desc`

/** The number of the size that a project has, or -1. */
const sizeGroup = sql<number>`case ${sql.join(
  sizeNames.map(
    (name, i) => sql`when square_feet between ${sizes[name].from} and ${sizes[name].to} then ${sql.lit(i)}`,
  ),
  sql` `,
)} else -1 end`

const orders = (db: Db) => ({
  newest: sql`id desc`,
  oldest: sql`id asc`,
  gallery: inGallery,
  pinned: sql`pinned desc, pin_position, id desc`,
  client: sql`${alphabetical(db, 'client')}, id desc`,
  category: sql`${alphabetical(db, 'category')}, id desc`,
  location: sql`${alphabetical(db, 'location')}, id desc`,
  district: sql`${alphabetical(db, 'district')}, id desc`,
  size: sql`square_feet, id desc`,
})

/** A hidden project tells nothing, not even by the order of others. */
export function orderOf(
  { near, like, distinct, beside, sort }: ProjectQuery,
  { db, visible }: Seen<'projects'>,
) {
  if (near) return sql`abs(square_feet - ${near}), id desc`
  if (like) return similarFirst(projectAt(visible, like))
  return orders(db)[distinct ?? (beside ? 'gallery' : sort)]
}

type ProjectSelection = SelectQueryBuilder<Tables, 'projects', object>

/** A third smaller or larger is still about as large. */
const housesNear = (found: ProjectSelection, squareFeet: number) =>
  found
    .where('building', '=', false)
    .where(sql<boolean>`${kind} = 0`)
    .where('square_feet', '>=', Math.round((squareFeet * 2) / 3))
    .where('square_feet', '<=', Math.round((squareFeet * 4) / 3))

/**
 * First other houses, or work of the same category; of these what is finished, of these what is near in size, of these what
 * is in the same district.
 */
function similarFirst(project: ProjectSelection) {
  const first = (is: RawBuilder<unknown>) => sql`case when ${is} then 0 else 1 end`
  const category = project.select('category')
  const feet = project.select('square_feet')
  const isSameKind = sql`category = ${category} or ${kind} + ${project.select(kind.as('kind'))} = 0`
  // In quarters of its own size. An unknown one is far away.
  const distance = sql`case when square_feet = 0 then 99 else coalesce(abs(square_feet - ${feet}) * 4 / nullif(${feet}, 0), 99) end`
  const isHere = sql`district <> '' and district = ${project.select('district')}`
  return sql`${first(isSameKind)}, building, ${distance}, ${first(isHere)}, ${inGallery}`
}

/** This project, and of the selected ones that before it and that after it in the gallery. */
function neighboursOf(visible: ProjectSelection, project: ProjectSelection, found: ProjectSelection) {
  const own = sql`(select place from (${project.select(place.as('place'))}) as of_it)`
  const id = sql`(select id from (${project.select('id')}) as itself)`
  const before = found
    .where(sql<boolean>`(${place} < ${own} or (${place} = ${own} and id > ${id}))`)
    .orderBy(sql`${place} desc, id`)
  const after = found
    .where(sql<boolean>`(${place} > ${own} or (${place} = ${own} and id < ${id}))`)
    .orderBy(inGallery)
  const idIn = (side: ProjectSelection) => side.select('id').limit(1)
  const sides = [project.select('id'), idIn(before), idIn(after)]
  return visible.where((e) => e.or(sides.map((side) => e('id', '=', side))))
}

export async function findProject(db: Db, id: string) {
  const row = await projectAt(db.selectFrom('projects'), id).selectAll().executeTakeFirst()
  return row && (await withPictures(db, [row]))[0]
}

const projectAt = (among: ProjectSelection, segment: string) =>
  among.where(isId(segment) ? 'id' : 'slug', '=', segment)

/** One query for the pictures of the whole page. */
export async function withPictures(db: Db, rows: ProjectRow[]): Promise<Project[]> {
  if (rows.length === 0) return []
  const pictures = await listPictures(db, ...rows.map(({ id }) => id))
  const byProject = Map.groupBy(pictures, (picture) => picture.project_id)
  // A project without a main picture was deleted between the two queries.
  return rows.flatMap((row) => toProject(row, byProject.get(row.id) ?? []))
}

function toProject(row: ProjectRow, pictures: PictureRow[]): Project[] {
  const [main, ...gallery] = pictures.map((picture, i) => pictureOf(picture, fallbackAlt(row, i)))
  if (!main) return []
  return [
    {
      ...row,
      main_image: main.src,
      gallery_images: gallery.map(({ src }) => src),
      main_picture: main,
      gallery_pictures: gallery,
      pairs: [],
      size: sizeOf(row.square_feet),
    },
  ]
}

export const insertProject = (db: Db, input: NewProject, now: Date) =>
  insertAddressed(
    db,
    'projects',
    { upload_key: null, ...input, ...squareFeet(input) },
    { words: projectName(input), now },
  )

/** By which the gallery is filtered. */
const squareFeet = ({ area }: { area?: string }) =>
  area === undefined ? {} : { square_feet: squareFeetOf(area) }

/** The project that was added with this key. */
export const findUploaded = (db: Db, key: string | null) =>
  db.selectFrom('projects').select(['id', 'slug']).where('upload_key', '=', key).executeTakeFirst()

/** What follows from these. */
export function withOtherColumns(_tx: Db, fields: Updateable<Tables['projects']>) {
  // Pinned again, it comes first.
  const unpinned = fields.pinned === false ? { pin_position: 0 } : {}
  return { ...fields, ...squareFeet(fields), ...unpinned }
}

/** The pictures of one project or several; the main image first, then the gallery in its order. Not those of updates and reviews. */
export function listPictures(db: Db, ...projectIds: string[]) {
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('project_id', 'in', projectIds)
    .where('update_id', 'is', null)
    .where('review_id', 'is', null)
    .orderBy('main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

type Place = Partial<Pick<PictureRow, 'main' | 'position' | 'upload_key'>>

/** The first one at the given position, the others behind it. */
export async function insertPictures(db: Db, project_id: string, pictures: StoredPicture[], place: Place) {
  if (pictures.length === 0) return
  const { main = false, position = 0, upload_key } = place
  const shared = { project_id, main, upload_key, alt: '' }
  const rows = pictures.map((picture, i) => ({ ...picture, ...shared, id: newId(), position: position + i }))
  await db.insertInto('pictures').values(rows).execute()
}

/** By the paths of their pictures, in the order in which they were made. */
export const listPairs = (db: Db, projectId: string) =>
  db
    .selectFrom('picture_pairs as pairs')
    .innerJoin('pictures as before', 'before.id', 'pairs.before_id')
    .innerJoin('pictures as after', 'after.id', 'pairs.after_id')
    .select(['pairs.id', 'before.src as before', 'after.src as after'])
    .where('pairs.project_id', '=', projectId)
    .orderBy('pairs.id')
    .execute()
