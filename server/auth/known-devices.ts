// A browser in which somebody has logged in is known by a signed cookie. It has login attempts and waiting places of its
// own, so that no flood of guesses keeps the account's owner out.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyedHash } from '../db/secret.ts'
import { isEqual, newToken } from '../db/tokens.ts'
import type { AccountRow } from './store.ts'

const maxAgeSeconds = 180 * 24 * 3600

export type KnownDevices = ReturnType<typeof createKnownDevices>

export function createKnownDevices(keyedHash: KeyedHash, { https }: { https: boolean }) {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    maxAge: maxAgeSeconds,
  } as const
  /** One for each account, because people share computers. */
  const cookieOf = ({ id }: AccountRow) => `${https ? '__Host-' : ''}device-${id}`

  /** Ends with the password: whoever knew the old one is a stranger again. */
  const sign = ({ id, password_hash }: AccountRow, device: string) =>
    keyedHash('device', id, password_hash, device)

  /** The id of the device. None for an account that waits, since any stranger can have one. */
  function find(request: FastifyRequest, account: AccountRow | undefined) {
    if (account?.status !== 'active') return undefined
    const [device = '', signature = ''] = request.cookies[cookieOf(account)]?.split('.') ?? []
    return isEqual(signature, sign(account, device)) ? device : undefined
  }

  function remember(request: FastifyRequest, reply: FastifyReply, account: AccountRow) {
    if (account.status !== 'active') return
    const device = find(request, account) ?? newToken()
    reply.setCookie(cookieOf(account), `${device}.${sign(account, device)}`, options)
  }

  return { find, remember }
}
