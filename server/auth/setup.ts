// A fresh site on a public address must not belong to whoever finds it first: its first account needs the
// link that the server prints in its log. On one's own machine nothing is asked.
import { adminPages } from '#contract/pages.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { isLoopback } from '../http/request-checks.ts'
import { countAccounts, saveSetupToken } from './store.ts'
import { hashToken, newToken } from './tokens.ts'

type Address = { publicUrl: string; host: string }

export const needsSetupLink = ({ publicUrl, host }: Address) =>
  !isLoopback(new URL(publicUrl).hostname) || !isLoopback(host)

/** Where the first account is made, while there is none. Each start has a link of its own; all of them work. */
export async function firstSignupLink(db: Db, clock: Clock, address: Address) {
  if ((await countAccounts(db)) > 0) return undefined
  const page = `${address.publicUrl}${adminPages.signup.path}`
  if (!needsSetupLink(address)) return page
  const token = newToken()
  await saveSetupToken(db, hashToken(token), clock())
  return `${page}?setup=${token}`
}
