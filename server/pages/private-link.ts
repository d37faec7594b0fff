// The page of a private link, on which somebody sees, corrects or withdraws what they sent.
import type { FastifyReply } from 'fastify'
import { calls } from '#contract/calls.ts'
import { type Language, pathIn, splitLanguage } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import type { MyData } from '#contract/people/my-data.ts'
import type { SendFormPage } from '../http/handle.ts'
import { languageOf } from '../http/language.ts'
import { formErrorsOf } from './forms.ts'
import type { PageExtras, RenderResponse } from './render.ts'

/** Undefined when the link is unknown. */
export type ReadMyData = (token: string, language: Language) => Promise<MyData | undefined>

/** Neither cached nor indexed, and no other site gets its address. */
export const privateHeaders = {
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
  const sendMyDataForm: SendFormPage = async (call, reply, outcome) => {
    const address = publicPages.myData.path.replace(':token', encodeURIComponent(tokenOf(reply)))
    const url = pathIn(languageOf(reply.request), address)
    if (!('result' in outcome))
      return sendMyData(reply, url, {
        status: outcome.status,
        address,
        formErrors: formErrorsOf(call, outcome),
      })
    if (call.path !== calls.withdrawMyData.path)
      return reply.headers(privateHeaders).redirect(`${url}?sent=saved`, 303)
    const { message } = outcome.result as { message: string }
    return sendMyData(reply, url, { address, myData: { withdrawn: message } })
  }

  return { sendMyData, sendMyDataForm }
}

export const tokenOf = ({ request }: FastifyReply) => (request.params as { token: string }).token
