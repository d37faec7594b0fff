import { adminPages } from '#contract/pages.ts'
import { timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'

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

/** Those that have not left yet, and no others about the account: some warn its owner. */
export async function deleteConfirmationMails(tx: Db, accountId: string) {
  await tx
    .deleteFrom('mails')
    .where('about', '=', accountId)
    .where('text', 'like', `%${adminPages.confirmAddress.path.replace(':token', '')}%`)
    .execute()
}
