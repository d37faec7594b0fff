// Who is logged in: a session is a random token in an HttpOnly cookie; only its hash is stored. And the language of the admin area.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageParameter, languages } from '#contract/languages.ts'
import { type Clock, dayMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { hashToken, newToken } from '../db/settings.ts'
import { deviceOf } from '../http/access.ts'
import { isRequired, parsePolicy } from './second-step/policy.ts'
import {
  deleteSessionByToken,
  findProvedAt,
  findSessionAccount,
  insertSession,
  markProved,
  maxAgeMs,
  touchSession,
} from './session-store.ts'
import { withRoles } from './store.ts'

export type Cookies = ReturnType<typeof createCookies>

/** Scripts cannot read them. With https they have the prefix that lets only this host set them. */
export function createCookies({ https }: { https: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const
  const fullName = (name: string) => (https ? `__Host-${name}` : name)

  return {
    fullName,
    read: ({ cookies }: FastifyRequest, name: string) => cookies[fullName(name)],
    set(reply: FastifyReply, name: string, value: string, maxAgeMs: number) {
      reply.setCookie(fullName(name), value, { ...options, maxAge: maxAgeMs / 1000 })
    },
    clear(reply: FastifyReply, name: string) {
      reply.clearCookie(fullName(name), options)
    },
  }
}

const touchEveryMs = 60_000
/** How long a proof counts, before the password is asked for again. */
const provedMs = 10 * 60_000

export type Sessions = ReturnType<typeof createSessions>

export const sessionCookie = 'session'

export function createSessions(db: Db, clock: Clock, cookies: Cookies) {
  const tokenHashOf = (request: FastifyRequest) => {
    const token = cookies.read(request, sessionCookie)
    return token ? hashToken(token) : undefined
  }

  function findAccount(request: FastifyRequest) {
    const tokenHash = tokenHashOf(request)
    return tokenHash ? findByToken(tokenHash, request) : undefined
  }

  async function findByToken(tokenHash: string, request: FastifyRequest) {
    const now = clock()
    const found = await findSessionAccount(db, tokenHash, now)
    // A last use in the future, from before the clock was set back, would keep the session for too long.
    if (found && Math.abs(now.getTime() - Date.parse(found.last_used_at)) > touchEveryMs)
      // Staff can read even when the disk is full.
      await touchSession(db, tokenHash, now).catch((err) =>
        request.log.warn({ err }, 'session not prolonged'),
      )
    if (!found) return undefined
    const account = withRoles(found)
    const second_step = found.has_second_step === 1
    const second_step_due = !second_step && isRequired(parsePolicy(found.policy), account.roles, now)
    return { ...account, second_step, second_step_due, session: tokenHash }
  }

  /** The same, but nobody while a required second step is not set up. */
  async function findUsableAccount(request: FastifyRequest) {
    const account = await findAccount(request)
    return account?.second_step_due ? undefined : account
  }

  /**
   * Part of the transaction that checked the password. Ends the session of the request: each login gets a new id. Returns its
   * token, to give to the browser once it is stored.
   */
  async function start(tx: Db, accountId: string, request: FastifyRequest, { proved = false } = {}) {
    const now = clock()
    const token = newToken()
    const old = tokenHashOf(request)
    if (old) await deleteSessionByToken(tx, old)
    const device = deviceOf(request.headers['user-agent'])
    const proved_at = proved ? timeOf(now) : null
    await insertSession(tx, { account_id: accountId, token_hash: hashToken(token), device, proved_at }, now)
    return token
  }

  const give = (reply: FastifyReply, token: string) => cookies.set(reply, sessionCookie, token, maxAgeMs)

  async function end(tx: Db, request: FastifyRequest) {
    const tokenHash = tokenHashOf(request)
    if (tokenHash) await deleteSessionByToken(tx, tokenHash)
  }

  const forget = (reply: FastifyReply) => cookies.clear(reply, sessionCookie)

  /** Whether the password was asked for, or a passkey used, a few minutes ago. */
  async function isProved(request: FastifyRequest) {
    const tokenHash = tokenHashOf(request)
    const at = tokenHash && (await findProvedAt(db, tokenHash))
    return at ? Math.abs(clock().getTime() - Date.parse(at)) < provedMs : false
  }

  /** False when the session has ended meanwhile. */
  async function prove(request: FastifyRequest) {
    const tokenHash = tokenHashOf(request)
    return tokenHash !== undefined && markProved(db, tokenHash, clock())
  }

  return { findAccount, findUsableAccount, start, give, end, forget, tokenHashOf, isProved, prove }
}

const languageCookie = 'language'
const yearMs = 365 * dayMs

/**
 * That of the account. Before the login it is the one that is asked for, else the one that this browser had last, else what the
 * browser prefers.
 */
export function createAdminLanguage({ findAccount }: Sessions, cookies: Cookies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Language> => {
    // While nothing can be read, the page says so.
    const account = await findAccount(request)?.catch(() => undefined)
    const asked = (request.query as Record<string, unknown>)[languageParameter]
    const last = known(cookies.read(request, languageCookie))
    const chosen = account?.mail_language ?? known(asked)
    if (chosen && chosen !== last) cookies.set(reply, languageCookie, chosen, yearMs)
    return chosen ?? last ?? preferred(request.headers['accept-language'])
  }
}

const known = (value: unknown) => languages.find((one) => one === value)

/** Browsers name the languages in the order of preference. */
const preferred = (accepted = '') => known(/\b(en|ml)\b/i.exec(accepted)?.[0].toLowerCase()) ?? 'en'
