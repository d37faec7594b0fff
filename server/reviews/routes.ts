import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { deletionBy } from '../db/trash.ts'
import { Failure, orNotFound, refuseUpdate } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import { deleteReview, findReview, insertReview, listReviews, updateReview } from './store.ts'

export function reviewRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }) {
  api.handle(routes.listReviews, ({ query }) => listReviews(db, query))

  api.handle(routes.getReview, async ({ params }) =>
    orNotFound(await findReview(db, params.id), messages.reviews.notFound),
  )

  api.handle(routes.createReview, async ({ body }) => {
    const id = await insertReview(db, body, clock())
    return { message: messages.reviews.added, id }
  })

  api.handle(routes.updateReview, async ({ params, body: { version, ...change } }) => {
    if (!(await updateReview(db, params.id, change, version)))
      refuseUpdate(await findReview(db, params.id), messages.reviews.notFound)
    return { message: messages.reviews.updated }
  })

  api.handle(routes.deleteReview, async ({ params, account }) => {
    const deletion = deletionBy(account, clock())
    if (!(await deleteReview(db, params.id, deletion)))
      throw new Failure('not_found', messages.reviews.notFound)
    return { message: messages.reviews.deleted }
  })
}
