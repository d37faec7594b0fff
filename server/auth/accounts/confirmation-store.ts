import { timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

/** A newer link replaces the older one. */
export async function saveConfirmationToken(db: Db, token: Tables['confirmation_tokens']) {
  const { token_hash, expires_at } = token
  await db
    .insertInto('confirmation_tokens')
    .values(token)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ token_hash, expires_at }))
    .execute()
}

/** The account that it confirms; undefined when the link was used, replaced or has expired. */
export async function useConfirmationToken(tx: Db, tokenHash: string, now: Date) {
  const used = await tx
    .deleteFrom('confirmation_tokens')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', timeOf(now))
    .returning('account_id')
    .executeTakeFirst()
  return used?.account_id
}

/** Opens an approved account; one that waits for approval still does. */
export async function markConfirmed(db: Db, id: string, now: Date) {
  await db
    .updateTable('accounts')
    .set((e) => ({
      confirmed_at: e.fn.coalesce('confirmed_at', e.val(timeOf(now))),
      status: e
        .case()
        .when('status', '=', 'approved')
        .then('active' as const)
        .else(e.ref('status'))
        .end(),
    }))
    .where('id', '=', id)
    .execute()
}
