// argon2id with the minimum parameters of OWASP: 19 MiB, two passes, one lane.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serverMessages } from '#contract/access/server-messages.ts'
import { normalPassword } from '#contract/limits.ts'
import { unusableHash } from '../db/settings.ts'
import { InputFailure } from '../http/errors.ts'
import { createWorkQueue, type Priority } from '../ops/work-queue.ts'

const argon2id = promisify(argon2) as (algorithm: string, parameters: Argon2Parameters) => Promise<Buffer>
const owaspMinimum = { parallelism: 1, tagLength: 32, memory: 19 * 1024, passes: 2 }
/** One core is left to the pages. */
const maxAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
const maxWaiting = 16
const retryAfterSeconds = 2
/** The most frequent passwords of published leaks that are long enough, and some that are frequent in India. */
const commonPasswords = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split(/\s+/),
)

export type Passwords = ReturnType<typeof createPasswords>

/** A hash takes a core and 19 MiB for a moment, so they run through a queue. */
export function createPasswords(cost = owaspMinimum) {
  const queue = createWorkQueue({ atOnce: maxAtOnce, waiting: maxWaiting, retryAfterSeconds })

  const derive = (password: string, nonce: Buffer, priority?: Priority) =>
    queue.run(() => argon2id('argon2id', { message: normalPassword(password), nonce, ...cost }), priority)

  async function hash(password: string, priority?: Priority) {
    const nonce = randomBytes(16)
    const tag = await derive(password, nonce, priority)
    return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`
  }

  /** Without a stored hash a random one is compared, so that the time does not tell which accounts exist. */
  async function verify(password: string, stored = nobodysHash, priority?: Priority) {
    const [, nonce = '', tag = ''] = stored.split('$')
    const expected = Buffer.from(tag, 'base64url')
    const actual = await derive(password, Buffer.from(nonce, 'base64url'), priority)
    return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== nobodysHash
  }

  return { hash, verify, queue }
}

const nobodysHash = unusableHash()

/** Refuses passwords that are guessed first; the contract says how long one must be. */
export function checkPasswordStrength(password: string, email: string) {
  const typed = normalPassword(password).toLowerCase()
  if (typed === email || typed === email.split('@')[0])
    throw refusedPassword(serverMessages.auth.passwordIsEmail)
  if (commonPasswords.has(typed) || new Set(typed).size === 1)
    throw refusedPassword(serverMessages.auth.passwordCommon)
}

const refusedPassword = (message: string) => new InputFailure(message, { password: message })
