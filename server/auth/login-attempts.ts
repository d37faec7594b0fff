// Compares a password within the login limits.
import type { FastifyRequest } from 'fastify'
import { accessMessages } from '#contract/access/messages.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import type { FailureCode } from '#contract/call.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Failure, InputFailure, orNotFound, throwLate } from '../http/errors.ts'
import type { Counted } from '../http/limits.ts'
import type { AuthServices } from './services.ts'
import { type AccountRow, findAccount } from './store.ts'

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
    throw refused(serverMessages.secondStep.passwordNeeded, 'proof_needed')
  }
  const account = orNotFound(
    await findAccount(db, request.account?.id ?? ''),
    accessMessages.accounts.notFound,
  )
  const typed = { email: account.email, password, account, device: devices.find(request, account) }
  if (!(await isRightPassword(services, request, typed))) {
    request.log.warn({ event: 'proof_failed', account: account.id })
    throw refused(serverMessages.auth.passwordWrong)
  }
  // The password may have waited in the queue while the session ended.
  if (!(await sessions.prove(request))) throw new Failure('not_signed_in', staffMessages.auth.signInNeeded)
}

const refused = (message: string, code?: FailureCode) =>
  new InputFailure(message, { password: message }, code)
