// The page of a link by which a client writes a review: under the rules of private links.
import type { FastifyReply } from 'fastify'
import { type Language, pathIn, splitLanguage } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import type { ReviewRequest } from '#contract/reviews/write-review.ts'
import type { SendFormPage } from '../http/handle.ts'
import { languageOf } from '../http/language.ts'
import { formErrorsOf } from './forms.ts'
import { privateHeaders, tokenOf } from './private-link.ts'
import type { PageExtras, RenderResponse } from './render.ts'

/** Undefined when the link does not work, for whatever reason. */
export type ReadReviewRequest = (token: string, language: Language) => Promise<ReviewRequest | undefined>

export function createReviewLinkPage(renderPage: RenderResponse, readRequest: ReadReviewRequest) {
  async function sendReviewLink(reply: FastifyReply, url: string, extras: PageExtras = {}) {
    const { language } = splitLanguage(url)
    const reviewRequest = extras.reviewRequest ?? (await readRequest(tokenOf(reply), language)) ?? null
    const status = reviewRequest ? extras.status : 404
    const page = await renderPage(reply.log, url, { ...extras, status, reviewRequest })
    return reply
      .code(page.status)
      .headers({ ...page.headers, ...privateHeaders })
      .send(page.body)
  }

  /** The answer to its form, when that was sent without JavaScript. */
  const sendReviewForm: SendFormPage = (call, reply, outcome) => {
    const address = publicPages.writeReview.path.replace(':token', encodeURIComponent(tokenOf(reply)))
    const url = pathIn(languageOf(reply.request), address)
    if ('result' in outcome) return sendReviewLink(reply, url, { address, reviewRequest: { sent: true } })
    const formErrors = formErrorsOf(call, outcome)
    return sendReviewLink(reply, url, { status: outcome.status, address, formErrors })
  }

  return { sendReviewLink, sendReviewForm }
}
