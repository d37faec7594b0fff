// The page of a family's private link to its house, and the answers to its forms.
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { HousePage } from '#contract/houses/house.ts'
import { type Language, languages, pathIn, splitLanguage } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import type { SendFormPage } from '../http/handle.ts'
import { languageOf } from '../http/language.ts'
import type { Limits } from '../http/limits.ts'
import { formErrorsOf } from './forms.ts'
import { privateHeaders } from './private-link.ts'
import type { PageExtras, RenderResponse } from './render.ts'

export type ReadHouse = (token: string, language: Language) => Promise<HousePage>

type Options = { renderPage: RenderResponse; readHouse: ReadHouse; limits: Limits }

export function createHousePage({ renderPage, readHouse, limits }: Options) {
  function addHouseRoutes(app: FastifyInstance) {
    for (const language of languages) {
      const path = pathIn(language, publicPages.house.path)
      app.get(path, async (request, reply) => {
        await limits.take(request, ['house'])
        return sendHouse(reply, addressOf(reply, language) + sentIn(request.query))
      })
    }
    // Mail programs that do not stop mails themselves open the address in a browser.
    app.get(calls.stopFollowing.path, (_request, reply) =>
      reply.headers(privateHeaders).redirect(`${addressOf(reply, 'en')}#stop`, 303),
    )
  }

  async function sendHouse(reply: FastifyReply, url: string, extras: PageExtras = {}) {
    const { language } = splitLanguage(url)
    const house = extras.house ?? (await readHouse(tokenOf(reply), language))
    const status = house ? extras.status : 404
    const page = await renderPage(reply.log, url, { ...extras, status, house })
    return reply
      .code(page.status)
      .headers({ ...page.headers, ...privateHeaders })
      .send(page.body)
  }

  const sendHouseForm: SendFormPage = async (call, reply, outcome) => {
    const url = addressOf(reply, languageOf(reply.request))
    const address = addressOf(reply, 'en')
    if (!('result' in outcome))
      return sendHouse(reply, url, {
        status: outcome.status,
        address,
        formErrors: formErrorsOf(call, outcome),
      })
    if (call.path !== calls.stopFollowing.path)
      return reply.headers(privateHeaders).redirect(`${url}?sent=${doneBy(call)}#answer`, 303)
    const { message } = outcome.result as { message: string }
    return sendHouse(reply, url, { address, house: { stopped: message } })
  }

  return { addHouseRoutes, sendHouseForm }
}

/** What the page tells after a form was sent. */
const doneBy = ({ path }: Pick<Call, 'path'>) => (path === calls.followHouse.path ? 'mailed' : 'confirmed')
const sentIn = (query: unknown) => {
  const { sent } = query as { sent?: unknown }
  return sent === 'mailed' || sent === 'confirmed' ? `?sent=${sent}` : ''
}

const tokenOf = ({ request }: FastifyReply) => (request.params as { token: string }).token

const addressOf = (reply: FastifyReply, language: Language) =>
  pathIn(language, publicPages.house.path.replace(':token', encodeURIComponent(tokenOf(reply))))
