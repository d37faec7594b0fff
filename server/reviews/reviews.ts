// Staff show or hide what a client has written, but cannot change it.

import type { Updateable } from 'kysely'
import { calls } from '#contract/calls.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import type { ReviewInput, ReviewQuery } from '#contract/reviews.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { Failure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { recordsOf } from '../records/handlers.ts'
import { insertRecord, type RecordServices } from '../records/records.ts'
import { checkProject, completeReviews, narrowReviews, orders, type ReviewRow } from './store.ts'

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
