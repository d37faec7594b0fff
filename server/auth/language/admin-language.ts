// The language of the admin area: that of the account. Before the login it is the one that is asked for, else the one that this
// browser had last, else what the browser prefers.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageParameter, languages } from '#contract/languages.ts'
import type { Cookies } from '../cookies.ts'
import type { Sessions } from '../sessions.ts'

const cookieName = 'language'
const yearMs = 365 * 24 * 3_600_000

export function createAdminLanguage({ findAccount }: Pick<Sessions, 'findAccount'>, cookies: Cookies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Language> => {
    // While nothing can be read, the page says so.
    const account = await findAccount(request)?.catch(() => undefined)
    const asked = (request.query as Record<string, unknown>)[languageParameter]
    const last = known(cookies.read(request, cookieName))
    const chosen = account?.mail_language ?? known(asked)
    if (chosen && chosen !== last) cookies.set(reply, cookieName, chosen, yearMs)
    return chosen ?? last ?? preferred(request.headers['accept-language'])
  }
}

const known = (value: unknown) => languages.find((one) => one === value)

/** Browsers name the languages in the order of preference. */
const preferred = (accepted = '') => known(/\b(en|ml)\b/i.exec(accepted)?.[0].toLowerCase()) ?? 'en'
