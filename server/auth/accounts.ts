// Creating and removing accounts.
import { messages } from '#contract/messages.ts'
import { type Clock, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { forgetErased } from '../db/erasure.ts'
import { Failure } from '../http/failure.ts'
import { deleteMailsAbout } from '../mail/queue.ts'
import { type Passwords, refuseWeakPassword } from './passwords.ts'
import {
  countAccounts,
  countOwners,
  deleteAccount,
  deleteSetupTokens,
  findAccount,
  findAccountByEmail,
  insertAccount,
  isSetupToken,
  lockAccounts,
} from './store.ts'
import { hashToken } from './tokens.ts'

type Signup = { email: string; password: string; setup?: string }
type Services = { db: Db; clock: Clock; passwords: Passwords; setupLinkNeeded: boolean }

/** The first account owns the site; later ones wait until an owner approves them. */
export async function addAccount({ db, clock, passwords, setupLinkNeeded }: Services, signup: Signup) {
  const { email, password, setup } = signup
  const refuseUnlessNew = async (tx: Db) => {
    if (await findAccountByEmail(tx, email)) throw new Failure('conflict', messages.auth.emailTaken)
    const first = (await countAccounts(tx)) === 0
    if (first && setupLinkNeeded && !(setup && (await isSetupToken(tx, hashToken(setup)))))
      throw new Failure('not_allowed', messages.auth.setupNeeded)
    return first
  }
  refuseWeakPassword(password, email)
  await refuseUnlessNew(db)
  const password_hash = await passwords.hash(password)
  await db.transaction().execute(async (tx) => {
    await lockAccounts(tx)
    const first = await refuseUnlessNew(tx)
    const role = first ? 'owner' : 'staff'
    const status = first ? 'active' : 'waiting'
    await insertAccount(tx, { email, password_hash, role, status, created_at: timeOf(clock()) })
    if (first) await deleteSetupTokens(tx)
  })
}

/** Refuses one that waits, or removes one that worked here; its sessions and links end with it. */
export async function removeAccount(db: Db, id: string) {
  await db.transaction().execute(async (tx) => {
    await lockAccounts(tx)
    const account = await findAccount(tx, id)
    if (!account) throw new Failure('not_found', messages.accounts.notFound)
    if (account.role === 'owner' && (await countOwners(tx)) === 1)
      throw new Failure('conflict', messages.accounts.lastOwner)
    await deleteAccount(tx, id)
    await deleteMailsAbout(tx, [id])
  })
  await forgetErased(db)
}
