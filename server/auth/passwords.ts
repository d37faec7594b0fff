// argon2id with the parameters OWASP names as a minimum: 19 MiB, two passes, one lane.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { normalPassword } from '#contract/accounts.ts'
import { messages } from '#contract/messages.ts'
import { Failure } from '../http/failure.ts'

const argon2id = promisify(argon2) as (algorithm: string, parameters: Argon2Parameters) => Promise<Buffer>
const owaspMinimum = { parallelism: 1, tagLength: 32, memory: 19 * 1024, passes: 2 }
/** One core is left to the pages. */
const mostAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
const mostWaiting = 16
const retryAfterSeconds = 2

export type Passwords = ReturnType<typeof createPasswords>

/** Hashing takes a core and 19 MiB for a moment, so only a few run at once and a short queue waits for them. */
export function createPasswords(cost = owaspMinimum) {
  const waiting: (() => void)[] = []
  let running = 0

  /** Worth a look before anything else is done for somebody who would only be sent away. */
  const areBusy = () => waiting.length >= mostWaiting

  async function derive(password: string, nonce: Buffer) {
    if (areBusy()) throw busy()
    if (running < mostAtOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await argon2id('argon2id', { message: normalPassword(password), nonce, ...cost })
    } finally {
      // A place is handed on as it is, so nobody can take it in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  async function hash(password: string) {
    const nonce = randomBytes(16)
    const tag = await derive(password, nonce)
    return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`
  }

  /** Without a stored hash the same work is done for nothing, so that the time does not tell who exists. */
  async function verify(password: string, stored = nobodysHash) {
    const [, nonce = '', tag = ''] = stored.split('$')
    const expected = Buffer.from(tag, 'base64url')
    const actual = await derive(password, Buffer.from(nonce, 'base64url'))
    return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== nobodysHash
  }

  return { hash, verify, areBusy }
}

export const busy = () => new Failure('busy', messages.errors.busy, retryAfterSeconds)

const nobodysHash = `argon2id$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`
