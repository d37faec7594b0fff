import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import type { Db } from '../db/database.ts'
import { Failure, orNotFound, throwUpdateFailure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import { auditCreated } from '../records/diary.ts'
import { deleteReview, findReview, insertReview, listReviews, updateReview } from './store.ts'

export function reviewRoutes(api: Api, { db }: { db: Db }) {
  api.handleRead(calls.listReviews, ({ query }) => listReviews(db, query))

  api.handleRead(calls.getReview, async ({ params }) =>
    orNotFound(await findReview(db, params.id), messages.reviews.notFound),
  )

  api.handle(calls.createReview, async ({ body, audit }) => {
    const id = await db.transaction().execute(async (tx) => {
      const id = await insertReview(tx, body, audit.now)
      await auditCreated(tx, audit, 'reviews', id)
      return id
    })
    return { message: messages.reviews.added, id }
  })

  api.handle(calls.updateReview, async ({ params: { id }, body: { version, ...fields }, audit }) => {
    const isChanged = await updateReview(db, id, fields, { ...audit, version })
    if (!isChanged) throwUpdateFailure(await findReview(db, id), messages.reviews.notFound)
    return { message: messages.reviews.updated }
  })

  api.handle(calls.deleteReview, async ({ params, audit }) => {
    if (!(await deleteReview(db, params.id, audit))) throw new Failure('not_found', messages.reviews.notFound)
    return { message: messages.reviews.deleted }
  })
}
