import type { Db } from '../../db/database.ts'
import { endLoginsOf } from '../session-store.ts'
import { revokeTokens } from '../tokens.ts'
import { takeBackApprovals } from './store.ts'

/**
 * Ends all logins of an account whose password has changed, and what it has handed out, since that may have been a stranger:
 * reset links, invitations, and approvals of accounts that are not open yet. The caller has locked the accounts, so that
 * nothing is handed out meanwhile. `keepsLetIn` keeps the link by which an owner lets the account in after a restore. Returns
 * how many open invitations there were.
 */
export async function revokeHandedOut(tx: Db, accountId: string, now: Date, { keepsLetIn = false } = {}) {
  await endLoginsOf(tx, accountId)
  await revokeTokens(tx, accountId, ['reset', 'confirmation', ...(keepsLetIn ? [] : (['let_in'] as const))])
  await takeBackApprovals(tx, accountId, now)
  return revokeTokens(tx, accountId, ['invitation'])
}
