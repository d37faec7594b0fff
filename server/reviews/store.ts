import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { dayInIndia, formatMonth } from '#contract/days.ts'
import { messages } from '#contract/messages.ts'
import type { Review, ReviewQuery } from '#contract/reviews.ts'
import { isId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { alphabetical } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import { Failure } from '../http/errors.ts'
import type { Seen } from '../records/handlers.ts'
import { picturesOf } from '../records/pictures.ts'

export type ReviewRow = Selectable<Tables['reviews']>
type Reader = { seesAll: boolean }
type Found = SelectQueryBuilder<Tables, 'reviews', object>

export function narrowReviews(
  all: Found,
  { rating, project, quotes }: ReviewQuery,
  { db, seesAll }: Seen<'reviews'>,
) {
  let found = all
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
  return found
}

export const orders = (db: Db) => ({
  newest: sql`id desc`,
  oldest: sql`id asc`,
  name: sql`${alphabetical(db, 'name')}, id desc`,
  highest: sql`rating desc, id desc`,
  lowest: sql`rating asc, id desc`,
})

/** With their pictures and projects, in one query each; visitors see of their projects those that are shown. */
export async function completeReviews(
  rows: ReviewRow[],
  { db, seesAll }: Seen<'reviews'>,
): Promise<Review[]> {
  if (rows.length === 0) return []
  const pictureFor = await picturesOf(db, 'reviews', rows)
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

/** One that has lost its files; the client cannot be asked again. */
export async function deletePicture(db: Db, src: string) {
  await db.deleteFrom('pictures').where('src', '=', src).execute()
}
