// The first account owns the site. On a public address it needs the link that the server prints, so that it does not
// go to whoever finds the site first.
import { adminPages } from '#contract/pages.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { isLoopback } from '../http/request-checks.ts'
import { countAccounts, saveSetupToken } from './store.ts'
import { hashToken, newToken } from './tokens.ts'

type Address = { publicUrl: string; host: string }

export const needsSetupLink = ({ publicUrl, host }: Address) =>
  !isLoopback(new URL(publicUrl).hostname) || !isLoopback(host)

/** Undefined when there is an account already. Each start prints a new link; all of them work. */
export async function firstSignupLink(db: Db, clock: Clock, address: Address) {
  if ((await countAccounts(db)) > 0) return undefined
  const page = `${address.publicUrl}${adminPages.signup.path}`
  if (!needsSetupLink(address)) return page
  const token = newToken()
  await saveSetupToken(db, hashToken(token), clock())
  return `${page}?setup=${token}`
}
