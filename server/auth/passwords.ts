// How passwords are hashed, and compared within the login limits: argon2id with the minimum parameters of OWASP, 19 MiB, two
// passes, one lane.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessMessages } from '#contract/access/messages.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import type { FailureCode } from '#contract/call.ts'
import { normalPassword } from '#contract/limits.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { dayMs } from '../db/clock.ts'
import { isEqual, type KeyedHash, newToken, unusableHash } from '../db/settings.ts'
import { Failure, InputFailure, orNotFound, throwLate } from '../http/errors.ts'
import type { Counted } from '../http/limits.ts'
import { createWorkQueue, type Priority } from '../ops/work.ts'
import type { AuthServices } from './routes.ts'
import type { Cookies } from './sessions.ts'
import { type AccountRow, findAccount } from './store.ts'

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

const refusedPassword = (message: string, code?: FailureCode) =>
  new InputFailure(message, { password: message }, code)

// A browser in which somebody has logged in is known by a signed cookie. It has login attempts and waiting places of its
// own, so that no flood of guesses keeps the account's owner out.

const knownForMs = 180 * dayMs

export type KnownDevices = ReturnType<typeof createKnownDevices>

export function createKnownDevices(keyedHash: KeyedHash, cookies: Cookies) {
  /** One for each account, because people share computers. */
  const cookieOf = ({ id }: AccountRow) => `device-${id}`

  /** Ends with the password: whoever knew the old one is a stranger again. */
  const sign = ({ id, password_hash }: AccountRow, device: string) =>
    keyedHash('device', id, password_hash, device)

  /** The id of the device. None for an account that waits, since any stranger can have one. */
  function find(request: FastifyRequest, account: AccountRow | undefined) {
    if (account?.status !== 'active') return undefined
    const [device = '', signature = ''] = cookies.read(request, cookieOf(account))?.split('.') ?? []
    return isEqual(signature, sign(account, device)) ? device : undefined
  }

  function remember(request: FastifyRequest, reply: FastifyReply, account: AccountRow) {
    if (account.status !== 'active') return
    const device = find(request, account) ?? newToken()
    cookies.set(reply, cookieOf(account), `${device}.${sign(account, device)}`, knownForMs)
  }

  return { find, remember }
}

type Login = { email: string; password: string; account: AccountRow | undefined; device: string | undefined }

/** `device` is a known device of the account: its attempts are its own, and its password is compared first. */
export async function isRightPassword(
  { limits, passwords, refusalDelayMs }: Pick<AuthServices, 'limits' | 'passwords' | 'refusalDelayMs'>,
  request: FastifyRequest,
  { email, password, account, device }: Login,
) {
  const own: Counted = device ? ['loginDevice', device] : ['login', email]
  // From narrow to wide: an attempt that one limit refuses does not count against those after it.
  const shared: Counted[] = device ? [] : [['loginNetwork'], ['loginSite']]
  const priority = device ? 'high' : 'normal'

  async function compare() {
    // An attempt that finds no place in the queue is not counted.
    if (passwords.queue.isFull(priority)) throw passwords.queue.busy()
    // Counted before the comparison, so that guesses that come all at once do not all pass.
    await limits.take(request, own, ...shared)
    return passwords.verify(password, account?.password_hash, priority)
  }

  const isRight = await (device
    ? compare()
    : limits.atOnce(request, 'passwords', compare).catch((error) => throwLate(error, refusalDelayMs)))
  if (!account || !isRight) return false
  // Anybody can sign up, so the right password of an account that waits must not be free.
  if (account.status !== 'active') return true
  await limits.reset(request, own)
  await limits.refund(request, ...shared)
  return true
}

/**
 * An open session alone adds no way in and removes none, makes no owner and takes nothing away as a whole: the password is asked
 * for once more, unless it or a passkey was used a few minutes ago.
 */
export async function requireProof(services: AuthServices, request: FastifyRequest, password?: string) {
  const { db, sessions, devices } = services
  if (!password) {
    if (await sessions.isProved(request)) return
    throw refusedPassword(serverMessages.secondStep.passwordNeeded, 'proof_needed')
  }
  const account = orNotFound(
    await findAccount(db, request.account?.id ?? ''),
    accessMessages.accounts.notFound,
  )
  const typed = { email: account.email, password, account, device: devices.find(request, account) }
  if (!(await isRightPassword(services, request, typed))) {
    request.log.warn({ event: 'proof_failed', account: account.id })
    throw refusedPassword(serverMessages.auth.passwordWrong)
  }
  // The password may have waited in the queue while the session ended.
  if (!(await sessions.prove(request))) throw new Failure('not_signed_in', staffMessages.auth.signInNeeded)
}
