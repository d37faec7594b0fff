// A session is a random token in an HttpOnly cookie; only its hash is stored.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { deviceOf } from '../http/devices.ts'
import {
  deleteEndedSessions,
  deleteSessionByToken,
  findSessionAccount,
  insertSession,
  maxAgeMs,
  touchSession,
} from './session-store.ts'
import { withRoles } from './store.ts'
import { hashToken, newToken } from './tokens.ts'

const touchEveryMs = 60_000

export type Sessions = ReturnType<typeof createSessions>

export function createSessions(db: Db, clock: Clock, options: { https: boolean }) {
  const cookie = options.https ? '__Host-session' : 'session'
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: options.https } as const

  const tokenHashOf = (request: FastifyRequest) => {
    const token = request.cookies[cookie]
    return token ? hashToken(token) : undefined
  }

  function whoIs(request: FastifyRequest) {
    const tokenHash = tokenHashOf(request)
    return tokenHash ? findAccount(tokenHash, request) : undefined
  }

  async function findAccount(tokenHash: string, request: FastifyRequest) {
    const now = clock()
    const found = await findSessionAccount(db, tokenHash, now)
    // A last use in the future, from before the clock was set back, would keep the session for too long.
    if (found && Math.abs(now.getTime() - Date.parse(found.last_used_at)) > touchEveryMs)
      // Staff can read even when the disk is full.
      await touchSession(db, tokenHash, now).catch((err) =>
        request.log.warn({ err }, 'session not prolonged'),
      )
    return found && withRoles(found)
  }

  /** Part of the transaction that checked the password. */
  async function start(tx: Db, accountId: string, request: FastifyRequest, reply: FastifyReply) {
    const now = clock()
    const token = newToken()
    await deleteEndedSessions(tx, now)
    const old = tokenHashOf(request)
    if (old) await deleteSessionByToken(tx, old)
    const device = deviceOf(request.headers['user-agent'])
    await insertSession(tx, { account_id: accountId, token_hash: hashToken(token), device }, now)
    reply.setCookie(cookie, token, { ...cookieOptions, maxAge: maxAgeMs / 1000 })
  }

  async function end(request: FastifyRequest, reply: FastifyReply) {
    const tokenHash = tokenHashOf(request)
    if (tokenHash) await deleteSessionByToken(db, tokenHash)
    reply.clearCookie(cookie, cookieOptions)
  }

  return { whoIs, start, end, tokenHashOf }
}
