import type { Db } from '../../db/database.ts'
import { deleteSessionsOf } from '../session-store.ts'
import { revokeTokens } from '../tokens.ts'
import { takeBackApprovals } from './store.ts'

/**
 * With its password ends everything that an account has handed out, since a stranger may have done it: sessions, logins that
 * lack their second step, reset links, invitations, and approvals of accounts that are not open yet. The accounts are
 * locked, so that nothing is handed out meanwhile. Returns how many open invitations there were. An owner's link into an account
 * that a restore has locked works on when its password was forgotten first.
 */
export async function revokeHandedOut(tx: Db, accountId: string, now: Date, { keepsLetIn = false } = {}) {
  await deleteSessionsOf(tx, accountId)
  await revokeTokens(tx, accountId, ['reset', 'confirmation', ...(keepsLetIn ? [] : (['let_in'] as const))])
  await takeBackApprovals(tx, accountId, now)
  return revokeTokens(tx, accountId, ['invitation'])
}
