// What the server waits for an answer to: a login that lacks its second step, the signature of a passkey. Each is answered
// once, in the browser that asked for it.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { newToken } from '../../db/settings.ts'
import type { Cookies } from '../cookies.ts'
import { consumeToken, findToken, issueToken, validMs } from '../tokens.ts'

export type Challenges = ReturnType<typeof createChallenges>
type Purpose = 'login' | 'passkey' | 'add_passkey'

export function createChallenges(clock: Clock, cookies: Cookies) {
  /** A login that waits for a passkey has both. */
  const cookieOf = (purpose: Purpose) => (purpose === 'login' ? 'login' : 'challenge')

  /** Returns a random text for the passkey to sign; the cookie shows that the answer comes from the same browser. */
  async function create(tx: Db, reply: FastifyReply, purpose: Purpose, accountId: string | null) {
    const [challenge, secret] = [newToken(), newToken()]
    const token = join(purpose === 'login' ? '' : challenge, secret)
    await issueToken(tx, purpose, clock(), { accountId, token })
    cookies.set(reply, cookieOf(purpose), secret, validMs[purpose])
    return challenge
  }

  const tokenIn = (request: FastifyRequest, purpose: Purpose, signed: string) =>
    join(signed, cookies.read(request, cookieOf(purpose)) ?? '')

  /** Undefined when it was answered, has expired, or is of another browser. */
  const find = (db: Db, request: FastifyRequest, purpose: Purpose, signed = '') =>
    findToken(db, tokenIn(request, purpose, signed), [purpose], clock())

  /** The same, and it can't be answered again. */
  const use = (tx: Db, request: FastifyRequest, purpose: Purpose, signed = '') =>
    consumeToken(tx, tokenIn(request, purpose, signed), [purpose], clock())

  function clearCookies(request: FastifyRequest, reply: FastifyReply) {
    for (const purpose of ['login', 'passkey'] as const)
      if (cookies.read(request, cookieOf(purpose))) cookies.clear(reply, cookieOf(purpose))
  }

  return { create, find, use, clearCookies }
}

const join = (signed: string, secret: string) => `${signed} ${secret}`
