// A browser in which somebody has logged in is known by a signed cookie. It has login attempts and waiting places of its
// own, so that no flood of guesses keeps the account's owner out.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayMs } from '../db/clock.ts'
import { isEqual, type KeyedHash, newToken } from '../db/settings.ts'
import type { Cookies } from './cookies.ts'
import type { AccountRow } from './store.ts'

const maxAgeMs = 180 * dayMs

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
    cookies.set(reply, cookieOf(account), `${device}.${sign(account, device)}`, maxAgeMs)
  }

  return { find, remember }
}
