// What the server waits for an answer to: a login that lacks its second step, the signature of a passkey. Each is answered
// once, in the browser that asked for it.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Insertable } from 'kysely'
import { type Clock, timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { hashToken, newToken } from '../../db/secret.ts'
import type { Tables } from '../../db/tables.ts'
import type { Cookies } from '../cookies.ts'

export type Purpose = Tables['challenges']['purpose']
export type Challenges = ReturnType<typeof createChallenges>
type ChallengeFor = Pick<Insertable<Tables['challenges']>, 'purpose' | 'account_id' | 'password_id'>

const validMs = 10 * 60_000

export function createChallenges(db: Db, clock: Clock, cookies: Cookies) {
  /** A login that waits for a passkey has both. */
  const cookieOf = (purpose: Purpose) => (purpose === 'login' ? 'login' : 'challenge')

  /** Returns a random text for the passkey to sign; the cookie shows that the answer comes from the same browser. */
  async function create(reply: FastifyReply, asked: ChallengeFor) {
    const { purpose } = asked
    const [challenge, secret] = [newToken(), newToken()]
    const signed = purpose === 'login' ? '' : challenge
    const token_hash = hashOf(signed, secret)
    await insertChallenge(db, clock(), { ...asked, token_hash }, validMs)
    cookies.set(reply, cookieOf(purpose), secret, validMs)
    return challenge
  }

  const hashIn = (request: FastifyRequest, purpose: Purpose, signed: string) =>
    hashOf(signed, cookies.read(request, cookieOf(purpose)) ?? '')

  /** Undefined when it was answered, has expired, or is of another browser. */
  const find = (request: FastifyRequest, purpose: Purpose, signed = '') =>
    findChallenge(db, hashIn(request, purpose, signed), purpose, clock())

  /** The same, and it can't be answered again: of two answers at the same moment one gets it. */
  const use = (tx: Db, request: FastifyRequest, purpose: Purpose, signed = '') =>
    useChallenge(tx, hashIn(request, purpose, signed), purpose, clock())

  function forget(request: FastifyRequest, reply: FastifyReply) {
    for (const purpose of ['login', 'passkey'] as const)
      if (cookies.read(request, cookieOf(purpose))) cookies.clear(reply, cookieOf(purpose))
  }

  return { create, find, use, forget }
}

const hashOf = (signed: string, secret: string) => hashToken(`${signed} ${secret}`)

export async function insertChallenge(
  db: Db,
  now: Date,
  challenge: Omit<Insertable<Tables['challenges']>, 'expires_at'>,
  validMs: number,
) {
  await db.deleteFrom('challenges').where('expires_at', '<=', timeOf(now)).execute()
  const expires_at = timeOf(new Date(now.getTime() + validMs))
  await db
    .insertInto('challenges')
    .values({ ...challenge, expires_at })
    .execute()
}

export function findChallenge(db: Db, tokenHash: string, purpose: Purpose, now: Date) {
  return db
    .selectFrom('challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timeOf(now))
    .executeTakeFirst()
}

export async function listExpiries(db: Db, accountId: string, purpose: Purpose, now: Date) {
  const found = db
    .selectFrom('challenges')
    .select('expires_at')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timeOf(now))
  return (await found.execute()).map(({ expires_at }) => expires_at)
}

export function useChallenge(tx: Db, tokenHash: string, purpose: Purpose, now: Date) {
  return tx
    .deleteFrom('challenges')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', timeOf(now))
    .returningAll()
    .executeTakeFirst()
}
