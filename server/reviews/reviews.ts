// Staff show or hide what a client has written, but cannot change it.

import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import { lockRow } from '../db/rows.ts'
import { Failure, orNotFound, throwUpdateFailure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { auditCreated } from '../records/diary.ts'
import { insertRecord, updateRecord } from '../records/records.ts'
import { moveToTrash } from '../records/trash.ts'
import { checkProject, findReview, listReviews } from './store.ts'

const clientsFields = ['name', 'review', 'rating'] as const
const staff = { seesAll: true }

const readerOf = (account: Account | undefined) => ({
  seesAll: account !== undefined && mayUse(account.roles, 'reviews'),
})

export function reviewRoutes(api: Api, services: Pick<Services, 'db' | 'pictures'>) {
  const { db } = services

  api.handleRead(calls.listReviews, ({ query, account }) => listReviews(db, query, readerOf(account)))

  api.handleRead(calls.getReview, async ({ params, account }) =>
    orNotFound(await findReview(db, params.id, readerOf(account)), messages.reviews.notFound),
  )

  api.handle(calls.createReview, async ({ body, audit }) => {
    const id = await db.transaction().execute(async (tx) => {
      await checkProject(tx, body.project_id)
      const id = await insertRecord(tx, 'reviews', body, audit.now)
      await auditCreated({ tx, audit }, 'reviews', id)
      return id
    })
    return { message: messages.reviews.added, id }
  })

  api.handle(calls.updateReview, async ({ params: { id }, body: { version, ...fields }, audit }) => {
    const isChanged = await db.transaction().execute(async (tx) => {
      const stored = await lockRow(tx, 'reviews', id)
      const isOther = clientsFields.some(
        (name) => fields[name] !== undefined && fields[name] !== stored?.[name],
      )
      if (stored?.by_client && isOther) throw new Failure('not_allowed', words.clientsOwn)
      if (fields.project_id !== stored?.project_id) await checkProject(tx, fields.project_id)
      return updateRecord({ tx, audit, version }, 'reviews', id, fields)
    })
    if (!isChanged) throwUpdateFailure(await findReview(db, id, staff), messages.reviews.notFound)
    return { message: messages.reviews.updated }
  })

  /** The reason stays with the review; the diary does not tell it. */
  api.handle(calls.showReview, async ({ params: { id }, body: { status, reason }, audit }) => {
    const change = { status, reason: status === 'hidden' ? reason : '' }
    const isFound = await db.transaction().execute((tx) => updateRecord({ tx, audit }, 'reviews', id, change))
    if (!isFound) throw new Failure('not_found', messages.reviews.notFound)
    return { message: words[status] }
  })

  api.handle(calls.deleteReview, async ({ params: { id }, audit }) => {
    const sources = await db.transaction().execute((tx) => moveToTrash({ tx, audit }, 'reviews', id))
    await services.pictures.syncFiles(orNotFound(sources, messages.reviews.notFound))
    return { message: messages.reviews.deleted }
  })
}
