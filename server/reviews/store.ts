import { type Selectable, sql } from 'kysely'
import { dayInIndia, formatMonth } from '#contract/days.ts'
import { messages } from '#contract/messages.ts'
import type { Review, ReviewQuery } from '#contract/reviews.ts'
import { isId, newId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { alphabetical, readPage } from '../db/rows.ts'
import { containsText } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'
import { Failure } from '../http/errors.ts'
import { pictureOf, type StoredPicture } from '../storage/images/pictures.ts'

type ReviewRow = Selectable<Tables['reviews']>
/** Who reads: visitors see shown reviews, and of their projects those that are shown. */
type Reader = { seesAll: boolean }

export async function listReviews(db: Db, query: ReviewQuery, { seesAll }: Reader) {
  const { search, rating, project, quotes } = query
  const status = seesAll ? query.status : 'shown'
  let found = db.selectFrom('reviews')
  if (status !== 'all') found = found.where('status', '=', status)
  if (search) found = found.where(containsText<'reviews'>(db, ['name', 'review'], search))
  if (rating) found = found.where('rating', '=', rating)
  if (project)
    found = found.where(
      'project_id',
      'in',
      seenProjects(db, { seesAll })
        .select('id')
        .where(isId(project) ? 'id' : 'slug', '=', project),
    )
  if (quotes)
    found = found.where((e) =>
      e.or([
        e('quoted', '=', true),
        e.not(
          e.exists(
            db.selectFrom('reviews').select('id').where('quoted', '=', true).where('status', '=', 'shown'),
          ),
        ),
      ]),
    )
  const page = await readPage(found, { ...query, order: orders(db)[query.sort] })
  return { ...page, items: await complete(db, page.items, { seesAll }) }
}

const orders = (db: Db) => ({
  newest: sql`id desc`,
  oldest: sql`id asc`,
  name: sql`${alphabetical(db, 'name')}, id desc`,
  highest: sql`rating desc, id desc`,
  lowest: sql`rating asc, id desc`,
})

/** Undefined when there is none that this reader sees. */
export async function findReview(db: Db, id: string, { seesAll }: Reader) {
  let found = db.selectFrom('reviews').selectAll().where('id', '=', id)
  if (!seesAll) found = found.where('status', '=', 'shown')
  const row = await found.executeTakeFirst()
  return row && (await complete(db, [row], { seesAll }))[0]
}

/** With their pictures and projects, in one query each. */
async function complete(db: Db, rows: ReviewRow[], { seesAll }: Reader): Promise<Review[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const pictures = await db.selectFrom('pictures').selectAll().where('review_id', 'in', ids).execute()
  const pictureFor = new Map(pictures.map((picture) => [picture.review_id, pictureOf(picture, '')]))
  const projectIds = rows.flatMap(({ project_id }) => project_id ?? [])
  const projects = projectIds.length > 0 ? await findProjects(db, projectIds, { seesAll }) : []
  const projectFor = new Map<string | null | undefined, Review['project']>(
    projects.map((project) => [project.id, project]),
  )
  return rows.map((row) => ({
    ...row,
    month: formatMonth(dayInIndia(new Date(row.created_at))),
    project: projectFor.get(row.project_id) ?? null,
    picture: pictureFor.get(row.id) ?? null,
  }))
}

function seenProjects(db: Db, { seesAll }: Reader) {
  const all = db.selectFrom('projects')
  return seesAll ? all : all.where('shown', '=', true)
}

export const findProjects = (db: Db, ids: string[], reader: Reader) =>
  seenProjects(db, reader)
    .select(['id', 'slug', 'title', 'client', 'location'])
    .where('id', 'in', ids)
    .execute()

export async function checkProject(tx: Db, id: string | null | undefined) {
  if (id && (await findProjects(tx, [id], { seesAll: true })).length === 0)
    throw new Failure('not_found', messages.projects.notFound)
}

export async function insertPicture(tx: Db, review_id: string, picture: StoredPicture) {
  const place = { id: newId(), project_id: null, service_id: null, main: true, position: 0, alt: '' }
  await tx
    .insertInto('pictures')
    .values({ ...picture, ...place, upload_key: null, review_id })
    .execute()
}

/** One that has lost its files; the client cannot be asked again. */
export async function deletePicture(db: Db, src: string) {
  await db.deleteFrom('pictures').where('src', '=', src).execute()
}
