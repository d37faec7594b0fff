// Lifts the second step of somebody who lost the phone: passkeys, app and recovery codes go, and the password is enough.
import { serverMessages } from '#contract/access/server-messages.ts'
import type { Db } from '../../db/database.ts'
import type { AuditContext } from '../../db/diary.ts'
import { Failure } from '../../http/errors.ts'
import type { Advisor } from '../account-mails.ts'
import { mailsTo, queueTo } from '../account-mails.ts'
import { calledInDiary, lockAndGetAccount, writeSecurityEntry } from '../accounts/accounts.ts'
import { endLoginsOf } from '../session-store.ts'
import { type AccountRow, countOwners } from '../store.ts'
import { deleteSecondStep } from './store.ts'

export async function liftSecondStep(db: Db, audit: AuditContext, id: string, company: string) {
  const { actor, now } = audit
  await db.transaction().execute(async (tx) => {
    const account = await lockAndGetAccount(tx, id, audit)
    if (!(await deleteSecondStep(tx, id)))
      throw new Failure('conflict', serverMessages.secondStep.nothingToLift)
    await endLoginsOf(tx, id)
    const facts = { account: calledInDiary(account) }
    await writeSecurityEntry(tx, audit, account, { action: 'second_step_lifted', facts })
    const mail = mailsTo(account).secondStepLifted(company, actor.name, await advisorOf(tx, account))
    await queueTo(tx, account, mail, now)
  })
}

async function advisorOf(tx: Db, { role }: AccountRow): Promise<Advisor> {
  if (role !== 'owner') return 'owner'
  return (await countOwners(tx)) > 1 ? 'otherOwner' : 'server'
}
