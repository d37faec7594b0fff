// Lifts the second step of somebody who lost the phone: passkeys, app and recovery codes go, and the password is enough.
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../../db/database.ts'
import { type By, writeDiary } from '../../db/diary.ts'
import { forgetErased } from '../../db/erasure.ts'
import { Failure, orNotFound } from '../../http/failure.ts'
import { queueMail } from '../../mail/queue.ts'
import { calledInDiary } from '../accounts/accounts.ts'
import { deleteSessionsOf } from '../session-store.ts'
import { type AccountRow, countOwners, findAccount, lockAccounts } from '../store.ts'
import { deleteSecondStep } from './store.ts'

type Lift = { db: Db; now: Date; company: string; by: By }

export async function liftSecondStep({ db, now, company, by }: Lift, id: string) {
  await db.transaction().execute(async (tx) => {
    await lockAccounts(tx)
    const account = orNotFound(await findAccount(tx, id), staffMessages.accounts.notFound)
    if (!(await deleteSecondStep(tx, id)))
      throw new Failure('conflict', staffMessages.secondStep.nothingToLift)
    await deleteSessionsOf(tx, id)
    const title = account.name || account.email
    const note = `lifted the second step of ${calledInDiary(account)}`
    await writeDiary(tx, by, { kind: 'security', subject: 'account', record_id: id, title, note }, now)
    const text = textFor(company, by.name, await advisorOf(tx, account))
    await queueMail(
      tx,
      { about: id, recipient: account.email, subject: 'Your second step is lifted', text },
      now,
    )
  })
  await forgetErased(db)
}

/** Whom the person tells: the only owner has no other. */
async function advisorOf(tx: Db, { role }: AccountRow) {
  if (role !== 'owner') return 'an owner of the site'
  return (await countOwners(tx)) > 1 ? 'another owner of the site' : 'whoever runs the server of the site'
}

const textFor = (
  company: string,
  by: string,
  advisor: string,
) => `${by} has lifted the second step of your account for the admin area of ${company}.

Your passkeys, your authenticator app and your recovery codes no longer work there, and you are logged out everywhere. You can log in with your email and password alone. Please set up a passkey or an app again under Your account.

If you did not ask for this, choose a new password now and tell ${advisor}.
`
