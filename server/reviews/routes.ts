import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { reviewMessages } from '#contract/reviews/messages.ts'
import { reviewStaffMessages } from '#contract/reviews/staff-messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Consent } from '../db/tables.ts'
import { orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import * as rules from './rules.ts'
import { findReview, listReviews } from './store.ts'

type Services = rules.ReviewServices & {
  site: { consentTo: (version: string, page: 'reviews', language: Language, now: Date) => Promise<Consent> }
}

const readerOf = (account: Account | undefined) => ({
  seesAll: account !== undefined && mayUse(account.roles, 'reviews'),
})

export function reviewRoutes(api: Api, services: Services) {
  const { db, site } = services

  api.handleRead(calls.listReviews, ({ query, account }) => listReviews(db, query, readerOf(account)))

  api.handleRead(calls.getReview, async ({ params, account }) =>
    orNotFound(await findReview(db, params.id, readerOf(account)), messages.reviews.notFound),
  )

  api.handle(calls.createReview, async ({ body, audit }) => ({
    message: messages.reviews.added,
    id: await rules.addReview(services, body, audit),
  }))

  api.handle(calls.updateReview, async ({ params, body, audit }) => {
    await rules.changeReview(services, params.id, body, audit)
    return { message: messages.reviews.updated }
  })

  api.handle(calls.showReview, async ({ params, body, audit }) => {
    await rules.showReview(services, params.id, body, audit)
    return { message: reviewStaffMessages[body.status] }
  })

  api.handle(calls.deleteReview, async ({ params, audit }) => {
    await rules.removeReview(services, params.id, audit)
    return { message: messages.reviews.deleted }
  })

  api.handle(calls.askForReview, async ({ body, audit }) => ({
    message: reviewStaffMessages.linkMade,
    link: await rules.askForReview(services, body, audit),
  }))

  api.handle(calls.listReviewLinks, ({ query, audit }) => rules.listReviewLinks(db, query, audit.now))

  api.handle(calls.endReviewLink, async ({ params, audit }) => {
    await rules.endReviewLink(db, params.id, audit)
    return { message: staffMessages.links.ended }
  })

  api.handle(calls.writeReview, async ({ params, body, files: { picture = [] }, language, audit }) => {
    const consent = await site.consentTo(body.notice_version, 'reviews', language, audit.now)
    await rules.writeReview({ ...services, audit }, params.token, body, { picture, consent })
    return { message: reviewMessages.sent }
  })
}
