import type { Db } from '../../db/database.ts'
import { theSite, writeDiary } from '../../db/diary.ts'
import { deleteMailsAbout } from '../../mail/store.ts'
import { endLoginsOf } from '../session-store.ts'
import { revokeTokens } from '../tokens.ts'

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

/**
 * Whoever it has approved, and has not confirmed the address since, waits for approval again, or is locked again: ending the
 * link alone would not be enough, since a forgotten password confirms an address too. The diary knows who approved.
 */
async function takeBackApprovals(tx: Db, accountId: string, now: Date) {
  const approved = tx
    .selectFrom('diary')
    .select('record_id')
    .where('by_id', '=', accountId)
    .where('kind', '=', 'account')
  const waiting = await tx
    .updateTable('accounts')
    .set((e) => ({
      status: e
        .case()
        .when('last_login_at', 'is', null)
        .then('waiting' as const)
        .else('locked' as const)
        .end(),
    }))
    .where('status', '=', 'approved')
    .where('id', 'in', approved)
    .returning('id')
    .execute()
  const note = 'took the approval of an account back, which waits again'
  for (const { id } of waiting) {
    await revokeTokens(tx, id, ['confirmation', 'let_in'])
    await deleteMailsAbout(tx, [id])
    await writeDiary(
      tx,
      { actor: theSite, now },
      { kind: 'account', subject: 'account', record_id: id, note },
    )
  }
}
