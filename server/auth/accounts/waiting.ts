// Whoever nobody has approved is removed after a while, with the address that was typed.
import { waitingAccountDays } from '#contract/limits.ts'
import { type Clock, dayMs } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import type { AuditContext } from '../../db/diary.ts'
import { findAccount, listWaitingBefore, lockAccounts } from '../store.ts'
import { eraseAccount } from './accounts.ts'

/** For the daily erasure. */
export function waitingAccounts({ db, clock }: { db: Db; clock: Clock }) {
  const findExpired = (_expiry: unknown, limit: number) =>
    listWaitingBefore(db, new Date(clock().getTime() - waitingAccountDays * dayMs), limit)

  /** Returns how many there were: an owner may have approved some meanwhile. */
  const erase = (ids: string[], audit: AuditContext) =>
    db.transaction().execute(async (tx) => {
      await lockAccounts(tx)
      let erased = 0
      for (const id of ids) {
        const account = await findAccount(tx, id)
        if (account?.status !== 'waiting') continue
        const facts = { days: waitingAccountDays }
        await eraseAccount(tx, audit, account, { action: 'account_expired', facts })
        erased += 1
      }
      return erased
    })

  return { findExpired, erase }
}
