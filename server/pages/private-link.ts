// The pages of private links: what somebody has sent, a family's house, and where a client writes a review.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { privateLinks } from '#contract/access/private-links.ts'
import { calls } from '#contract/calls.ts'
import { type Language, languages, pathIn, splitLanguage } from '#contract/languages.ts'
import { type Page, type PrivateContext, publicPages } from '#contract/pages.ts'
import type { SendFormPage } from '../http/handle.ts'
import type { Limits } from '../http/limits.ts'
import { languageOf } from '../http/negotiation.ts'
import { formErrorsOf } from './forms.ts'
import type { PageExtras, RenderResponse } from './render.ts'

type PrivatePage = keyof PrivateContext
type Read<Page extends PrivatePage> = (token: string, language: Language) => Promise<PrivateContext[Page]>
export type ReadPrivate = { [Page in PrivatePage]: Read<Page> }
type Options = { renderPage: RenderResponse; readPrivate: ReadPrivate; limits: Limits }

const opened = new Set<Page>(Object.values(privateLinks).map(({ page }) => page))
const privatePages = (Object.keys(publicPages) as PrivatePage[]).filter((name) =>
  opened.has(publicPages[name]),
)
export const isPrivate = (page: string): page is PrivatePage => privatePages.some((name) => name === page)

/** Neither cached nor indexed, and no other site gets its address. */
const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // With `no-referrer` browsers would hide the origin of the page's own forms as well.
  'referrer-policy': 'same-origin',
}

/** By the path of a form's call: what the page tells afterwards, at its own address. */
const sentBy = new Map<string, string>([
  [calls.updateMyData.path, 'saved'],
  [calls.followHouse.path, 'mailed#answer'],
  [calls.confirmFollowing.path, 'confirmed#answer'],
])
/** The others end what the link opened. */
const endings = {
  myData: (withdrawn: string) => ({ myData: { withdrawn } }),
  house: (stopped: string) => ({ house: { stopped } }),
  writeReview: () => ({ writeReview: { sent: true } as const }),
}

export function createPrivateLinks({ renderPage, readPrivate, limits }: Options) {
  function addPrivateRoutes(app: FastifyInstance, urlOf: (url: string) => string) {
    for (const page of privatePages)
      for (const language of languages)
        app.get(pathIn(language, publicPages[page].path), (request, reply) =>
          send(page, reply, urlOf(request.url)),
        )
    // Mail programs that do not stop mails themselves open the address in a browser.
    app.get(calls.stopFollowing.path, (_request, reply) =>
      reply.headers(privateHeaders).redirect(`${addressOf('house', reply)}#stop`, 303),
    )
  }

  async function send(page: PrivatePage, reply: FastifyReply, url: string, extras: PageExtras = {}) {
    const { language } = splitLanguage(url)
    const shown = extras[page] ?? (await readPrivate[page](tokenOf(reply), language))
    // The call of a form has counted it.
    if (!shown && !extras.address) await limits.take(reply.request, [page])
    const status = shown ? extras.status : 404
    const { body, ...answer } = await renderPage(reply.log, url, { ...extras, status, [page]: shown })
    return reply
      .code(answer.status)
      .headers({ ...answer.headers, ...privateHeaders })
      .send(body)
  }

  /** The answer to a form of such a page, when that was sent without JavaScript. */
  async function sendPrivateForm(page: PrivatePage, ...[call, reply, outcome]: Parameters<SendFormPage>) {
    const address = addressOf(page, reply)
    const url = pathIn(languageOf(reply.request), address)
    if (!('result' in outcome)) {
      const formErrors = formErrorsOf(call, outcome)
      return send(page, reply, url, { status: outcome.status, address, formErrors })
    }
    const sent = sentBy.get(call.path)
    if (sent) return reply.headers(privateHeaders).redirect(`${url}?sent=${sent}`, 303)
    const { message } = outcome.result as { message: string }
    return send(page, reply, url, { address, ...endings[page](message) })
  }

  return { addPrivateRoutes, sendPrivateForm }
}

const tokenOf = ({ request }: FastifyReply) => (request.params as { token: string }).token

/** In English. */
const addressOf = (page: PrivatePage, reply: FastifyReply) =>
  publicPages[page].path.replace(':token', encodeURIComponent(tokenOf(reply)))
