// The page of a private link, on which somebody sees, corrects or withdraws what they sent.
import type { FastifyReply } from 'fastify'
import { type CallName, calls } from '#contract/calls.ts'
import { type Language, pathIn, splitLanguage } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import type { MyData } from '#contract/people/my-data.ts'
import type { Route } from '#contract/route.ts'
import type { FormOutcome } from '../http/handle.ts'
import { languageOf } from '../http/language.ts'
import { textsOf } from './forms.ts'
import type { PageExtras, RenderResponse } from './render.ts'

/** Undefined when the link is unknown. */
export type ReadMyData = (token: string, language: Language) => Promise<MyData | undefined>

/** Neither cached nor indexed, and no other site gets its address. */
const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // With `no-referrer` browsers would hide the origin of the page's own forms as well.
  'referrer-policy': 'same-origin',
}

export function createPrivateLinkPage(renderPage: RenderResponse, readMyData: ReadMyData) {
  async function sendMyData(reply: FastifyReply, url: string, extras: PageExtras = {}) {
    const { language } = splitLanguage(url)
    const myData = extras.myData ?? (await readMyData(tokenOf(reply), language)) ?? null
    const status = myData ? extras.status : 404
    const page = await renderPage(reply.log, url, { ...extras, status, myData })
    return reply
      .code(page.status)
      .headers({ ...page.headers, ...privateHeaders })
      .send(page.body)
  }

  /** The answer to one of its forms, when that was sent without JavaScript. */
  async function sendMyDataForm(route: Route, reply: FastifyReply, outcome: FormOutcome) {
    const { status, message: sentence, errors, result } = outcome
    const address = publicPages.myData.path.replace(':token', encodeURIComponent(tokenOf(reply)))
    const url = pathIn(languageOf(reply.request), address)
    const isWithdrawal = route.path === calls.withdrawMyData.path
    if (status === 200 && !isWithdrawal)
      return reply.headers(privateHeaders).redirect(`${url}?sent=saved`, 303)
    if (status === 200) {
      const { message } = result as { message: string }
      return sendMyData(reply, url, { address, myData: { withdrawn: message } })
    }
    const form: CallName = isWithdrawal ? 'withdrawMyData' : 'updateMyData'
    const formErrors = { form, sentence, fields: textsOf(outcome.fields), errors }
    return sendMyData(reply, url, { status, address, formErrors })
  }

  return { sendMyData, sendMyDataForm }
}

const tokenOf = ({ request }: FastifyReply) => (request.params as { token: string }).token
