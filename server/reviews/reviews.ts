// Staff show or hide what a client has written, but cannot change it.

import { type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { calls } from '#contract/calls.ts'
import { dayInIndia, formatMonth } from '#contract/days.ts'
import { messages } from '#contract/messages.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import type { Review, ReviewInput, ReviewQuery } from '#contract/reviews.ts'
import { isId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { alphabetical } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import { Failure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { recordsOf, type Seen } from '../records/handlers.ts'
import { insertRecord, picturesOf, type RecordServices } from '../records/records.ts'

export function reviewRoutes(api: Api, services: RecordServices) {
  const { list, read, create, update, remove } = recordsOf(services, {
    kind: 'reviews',
    visitors: 'shown',
    hasStatus: (e, status) => e('status', '=', status),
    search: ['name', 'review'],
    narrow: narrowReviews,
    order: ({ sort }: ReviewQuery) => orders(services.db)[sort],
    complete: completeReviews,
    insert: addReview,
    change: checkChange,
  })
  api.handleRead(calls.listReviews, list)
  api.handleRead(calls.getReview, read)
  api.handle(calls.createReview, create)
  api.handle(calls.updateReview, update)
  /** The reason stays with the review; the diary does not tell it. */
  api.handle(calls.showReview, async (asked) => {
    const { status, reason } = asked.body
    await update({ ...asked, body: { status, reason: status === 'hidden' ? reason : '' } })
    return { message: words[status] }
  })
  api.handle(calls.deleteReview, remove)
}

async function addReview(tx: Db, input: ReviewInput, now: Date) {
  await checkProject(tx, input.project_id)
  return { id: await insertRecord(tx, 'reviews', input, now) }
}

const clientsFields = ['name', 'review', 'rating'] as const
type Change = Updateable<Tables['reviews']>

async function checkChange(tx: Db, fields: Change, stored: ReviewRow) {
  const isOther = clientsFields.some((name) => fields[name] !== undefined && fields[name] !== stored[name])
  if (stored.by_client && isOther) throw new Failure('not_allowed', words.clientsOwn)
  if (fields.project_id !== stored.project_id) await checkProject(tx, fields.project_id)
  return fields
}

type ReviewRow = Selectable<Tables['reviews']>
type Reader = { seesAll: boolean }
type Found = SelectQueryBuilder<Tables, 'reviews', object>

function narrowReviews(
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

const orders = (db: Db) => ({
  newest: sql`id desc`,
  oldest: sql`id asc`,
  name: sql`${alphabetical(db, 'name')}, id desc`,
  highest: sql`rating desc, id desc`,
  lowest: sql`rating asc, id desc`,
})

/** With their pictures and projects, in one query each; visitors see of their projects those that are shown. */
async function completeReviews(rows: ReviewRow[], { db, seesAll }: Seen<'reviews'>): Promise<Review[]> {
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
