// A session is a random token in a cookie that scripts cannot read; only its hash is stored.
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { deleteSession, findSession, insertSession, touchSession } from './store.ts'

const touchEveryMs = 60_000

export type Sessions = ReturnType<typeof createSessions>

export function createSessions(db: Db, clock: Clock, options: { https: boolean }) {
  const cookie = options.https ? '__Host-session' : 'session'
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: options.https } as const

  async function whoIs(request: FastifyRequest) {
    const token = request.cookies[cookie]
    if (!token) return undefined
    const now = clock()
    const found = await findSession(db, hashToken(token), now)
    if (found && now.getTime() - Date.parse(found.last_used_at) > touchEveryMs) {
      await touchSession(db, found.session_id, now)
    }
    return found
  }

  async function start(reply: FastifyReply, accountId: string, device: string) {
    const token = newToken()
    await insertSession(db, accountId, hashToken(token), device, clock())
    reply.setCookie(cookie, token, cookieOptions)
  }

  async function end(request: FastifyRequest, reply: FastifyReply) {
    const token = request.cookies[cookie]
    if (token) await deleteSession(db, hashToken(token))
    reply.clearCookie(cookie, cookieOptions)
  }

  return { whoIs, start, end }
}

export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
