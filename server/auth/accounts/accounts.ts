// Creating and removing accounts, and who of them owns the site.

import type { Role, StaffRole } from '#contract/access/roles.ts'
import type { Company, ReadCompany } from '#contract/content/company.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { type Clock, timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { forgetErased } from '../../db/erasure.ts'
import { Failure } from '../../http/failure.ts'
import { deleteMailsAbout, type NewMail } from '../../mail/queue.ts'
import type { MailQuota } from '../../mail/quota.ts'
import { type Passwords, refuseWeakPassword } from '../passwords.ts'
import {
  countAccounts,
  countOwners,
  deleteAccount,
  deleteSetupTokens,
  findAccount,
  findAccountByEmail,
  insertAccount,
  isSetupToken,
  listOwnerEmails,
  lockAccounts,
  makeOwner,
  makeStaff,
} from '../store.ts'
import { hashToken } from '../tokens.ts'

type Signup = { email: string; password: string; setup?: string }
type Services = {
  db: Db
  clock: Clock
  passwords: Passwords
  mailQuota: MailQuota
  publicUrl: string
  setupLinkNeeded: boolean
  company: ReadCompany
}

/** The first account owns the site; later ones wait until an owner approves them. Returns the role. */
export async function addAccount(services: Services, signup: Signup): Promise<'owner' | 'staff'> {
  const { db, clock, passwords, mailQuota, publicUrl, setupLinkNeeded } = services
  const { email, password, setup } = signup
  const refuseUnlessNew = async (tx: Db) => {
    if (await findAccountByEmail(tx, email)) throw new Failure('conflict', staffMessages.auth.emailTaken)
    const first = (await countAccounts(tx)) === 0
    if (first && setupLinkNeeded && !(setup && (await isSetupToken(tx, hashToken(setup)))))
      throw new Failure('not_allowed', staffMessages.auth.setupNeeded)
    return first
  }
  refuseWeakPassword(password, email)
  await refuseUnlessNew(db)
  const password_hash = await passwords.hash(password)
  const company = await services.company()
  return db.transaction().execute(async (tx) => {
    await lockAccounts(tx)
    const now = clock()
    const first = await refuseUnlessNew(tx)
    const role = first ? 'owner' : 'staff'
    const status = first ? 'active' : 'waiting'
    const id = await insertAccount(tx, { email, password_hash, role, status, created_at: timeOf(now) })
    if (first) await deleteSetupTokens(tx)
    else
      for (const recipient of await listOwnerEmails(tx))
        await mailQuota.queueNotice(
          tx,
          noticeOf({ id, email }, recipient, { publicUrl, company }),
          now,
          'signupNotices',
        )
    return role
  })
}

/** It holds from the next request on, since each one reads the roles. */
export async function changeRoles({ db, clock }: { db: Db; clock: Clock }, id: string, chosen: Role[]) {
  await db.transaction().execute(async (tx) => {
    await lockAccounts(tx)
    const account = await findAccount(tx, id)
    if (!account) throw new Failure('not_found', staffMessages.accounts.notFound)
    if (chosen.includes('owner')) {
      if (account.status !== 'active') throw new Failure('conflict', staffMessages.accounts.notOpen)
      if (account.role !== 'owner') await makeOwner(tx, id, clock())
    } else {
      if (account.role === 'owner') await refuseLastOwner(tx)
      await makeStaff(tx, account, chosen as StaffRole[])
    }
  })
  await forgetErased(db)
}

/** Refuses one that waits, or removes one that worked here; its sessions and links end with it. */
export async function removeAccount(db: Db, id: string) {
  await db.transaction().execute(async (tx) => {
    await lockAccounts(tx)
    const account = await findAccount(tx, id)
    if (!account) throw new Failure('not_found', staffMessages.accounts.notFound)
    if (account.role === 'owner') await refuseLastOwner(tx)
    await deleteAccount(tx, id)
    await deleteMailsAbout(tx, [id])
  })
  await forgetErased(db)
}

/** The accounts are locked: of two owners who remove each other at the same moment, one stays. */
async function refuseLastOwner(tx: Db) {
  if ((await countOwners(tx)) === 1) throw new Failure('conflict', staffMessages.accounts.lastOwner)
}

const noticeOf = (
  account: { id: string; email: string },
  recipient: string,
  { publicUrl, company }: { publicUrl: string; company: Company },
): NewMail => ({
  about: account.id,
  recipient,
  subject: `Waiting for your approval: ${account.email}`,
  text: `Somebody has signed up for the admin area of ${company.name} as ${account.email} and is waiting to be let in.

Approve or refuse the account under Accounts:
${publicUrl}${adminPages.accounts.path}

Approve it only if you know who it is. Until then this person sees nothing of the admin area.
`,
})
