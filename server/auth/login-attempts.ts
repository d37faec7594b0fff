// Compares a password within the limits: those of a known device, or those that all strangers share.
import type { FastifyRequest } from 'fastify'
import type { Counted, Limits } from '../http/limits.ts'
import type { Passwords } from './passwords.ts'
import type { AccountRow } from './store.ts'

type Login = { email: string; password: string; account: AccountRow | undefined; device: string | undefined }

export async function isRightPassword(
  { limits, passwords }: { limits: Limits; passwords: Passwords },
  request: FastifyRequest,
  { email, password, account, device }: Login,
) {
  const own: Counted = device ? ['loginDevice', device] : ['login', email]
  const shared: Counted[] = device ? [] : strangerLimits(email)
  const priority = device ? 'high' : 'normal'
  const { queue } = passwords

  async function compare() {
    // Counted before the comparison, so that guesses that come all at once do not all pass.
    await limits.take(request, own, ...shared)
    return passwords.verify(password, account?.password_hash, priority)
  }

  // Here and not only in `compare`, since a refusal may take a while and must not hold a place meanwhile.
  await limits.check(request, own, ...shared)
  if (queue.isFull(priority)) await limits.refuse(queue.busy())
  const isRight = await (device ? compare() : limits.atOnce(request, 'passwords', compare))
  if (!account || !isRight) return false
  // Anybody can sign up, so the right password of an account that waits must not be free.
  if (account.status !== 'active') return true
  await limits.reset(request, own)
  await limits.refund(request, ...shared)
  return true
}

/** From the narrowest to the widest, so that one network alone uses up no limit that others share with it. */
const strangerLimits = (email: string): Counted[] => [
  ['loginPrefixAccount', email],
  ['loginNetwork'],
  ['loginPrefix'],
  ['loginAccount', email],
  ['loginStrangers'],
]
