// The first account owns the site. On a public address or through a proxy it needs a link that only the server's operator
// sees, so that it does not go to whoever finds the site first.
import { adminPages } from '#contract/pages.ts'
import type { Clock } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { isPublicAddress } from '../../http/server.ts'
import { countAccounts } from '../store.ts'
import { issueToken } from '../tokens.ts'

type Address = { publicUrl: string; host: string }

/** For the log: undefined when there is an account already. */
export async function firstSignupLink(db: Db, clock: Clock, address: Address) {
  if (isPublicAddress(address)) return createSetupLink(db, clock, address.publicUrl)
  return (await countAccounts(db)) > 0 ? undefined : signupPage(address.publicUrl)
}

/** A new link each time; all of them work until there is an account. */
export async function createSetupLink(db: Db, clock: Clock, publicUrl: string) {
  if ((await countAccounts(db)) > 0) return undefined
  const { token } = await issueToken(db, 'setup', clock())
  return `${signupPage(publicUrl)}?setup=${token}`
}

const signupPage = (publicUrl: string) => `${publicUrl}${adminPages.signup.path}`
