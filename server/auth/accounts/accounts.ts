// The roles of accounts, who of them owns the site, and removing them.

import type { Done } from '#contract/access/diary-actions.ts'
import { withAddress } from '#contract/access/diary-words.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { notMeDays } from '#contract/access/private-links.ts'
import { type Role, roles, type StaffRole } from '#contract/access/roles.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { dayMs, timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { type AuditContext, nameOf, visitor, writeDiary } from '../../db/diary.ts'
import { Failure, InputFailure, orNotFound } from '../../http/errors.ts'
import { deleteMailsAbout } from '../../mail/store.ts'
import { endLinks } from '../../records/links.ts'
import { endLoginsOf, lockAccountsFor } from '../session-store.ts'
import {
  type AccountRow,
  deleteAccount,
  listOpenOwners,
  lockAccount,
  lockAccounts,
  makeOwner,
  makeStaff,
  rolesOf,
} from '../store.ts'

/**
 * What is taken away ends with the next request, since each one reads the roles. A person who gains a role logs in again: no
 * session grows in rights.
 */
export async function changeRoles(db: Db, audit: AuditContext, id: string, chosen: Role[]) {
  await db.transaction().execute(async (tx) => {
    const account = await lockAndGetAccount(tx, id, audit)
    const before = rolesOf(account)
    const after = tidyRoles(chosen)
    if (before.join() === after.join()) return
    if (after.includes('owner')) {
      if (account.status !== 'active') throw new Failure('conflict', accessMessages.accounts.notOpen)
      await makeOwner(tx, id, audit.now)
    } else {
      if (account.role === 'owner') await checkNotLastOwner(tx, account, audit.now)
      await makeStaff(tx, id, after as StaffRole[])
      await endLinks(tx, ['invitation'], { account: id })
    }
    if (!before.includes('owner') && after.some((role) => !before.includes(role))) await endLoginsOf(tx, id)
    const changes = [{ field: 'roles', before: before.join(' '), after: after.join(' ') }]
    await writeDiary(tx, audit, { kind: 'roles', ...entryOf(account), changes })
  })
}

/** Until the transaction ends no other one adds, changes or removes accounts. `audit` is refused once its session has ended. */
export async function lockAndGetAccount(tx: Db, id: string, audit?: AuditContext) {
  await (audit ? lockAccountsFor(tx, audit.actor) : lockAccounts(tx))
  return orNotFound(await lockAccount(tx, id), accessMessages.accounts.notFound)
}

/** In the order of the table, each once; an owner needs no other. */
export function tidyRoles(chosen: readonly Role[]): Role[] {
  return chosen.includes('owner') ? ['owner'] : roles.filter((role) => chosen.includes(role))
}

type NamedAccount = Pick<AccountRow, 'id' | 'name' | 'email' | 'status'>

/** How the diary names an account. Anybody may have typed the address of one that waits, so that has only its id there. */
export const entryOf = (account: NamedAccount) =>
  ({ subject: 'account', record_id: account.id, title: isWaiting(account) ? '' : nameOf(account) }) as const

/** The same for what its owner does. */
export const actorOf = (account: NamedAccount) => ({
  id: account.id,
  name: isWaiting(account) ? visitor.name : nameOf(account),
})

const isWaiting = ({ status }: NamedAccount) => status === 'waiting'

/** The same with the address, for a sentence. */
export const calledInDiary = (account: NamedAccount) => withAddress(nameOf(account), account.email)

/** What has become of the ways to log in. */
export const writeSecurityEntry = (tx: Db, audit: AuditContext, account: NamedAccount, done: Done) =>
  writeDiary(tx, audit, { kind: 'security', ...entryOf(account), ...done })

/** Refuses one that waits, or removes one that worked here; its sessions and links end with it. */
export async function removeAccount(db: Db, audit: AuditContext, id: string) {
  await db.transaction().execute(async (tx) => {
    const account = await lockAndGetAccount(tx, id, audit)
    if (account.role === 'owner') await checkNotLastOwner(tx, account, audit.now)
    const removed = { action: 'account_removed', facts: { account: calledInDiary(account) } } as const
    await eraseAccount(tx, audit, account, isWaiting(account) ? { action: 'account_refused' } : removed)
  })
}

export async function eraseAccount(tx: Db, audit: AuditContext, account: AccountRow, done: Done) {
  await deleteAccount(tx, audit, account.id)
  await deleteMailsAbout(tx, [account.id])
  await writeDiary(tx, audit, { kind: 'account', ...entryOf(account), ...done })
}

export const takenAddress = (sentence: string) => new InputFailure(sentence, { email: sentence }, 'conflict')

/**
 * The site keeps an owner, and for some days not only new ones: a stranger in an owner's session could make an owner and
 * remove the real one, who has that long to use the link in the mail about the stranger's login. The caller has locked the
 * accounts, so that two owners cannot remove each other at the same moment.
 */
async function checkNotLastOwner(tx: Db, { id, owner_since }: AccountRow, now: Date) {
  const others = (await listOpenOwners(tx)).filter((owner) => owner.id !== id)
  if (others.length === 0) throw new Failure('conflict', accessMessages.accounts.lastOwner)
  const longAgo = timeOf(new Date(now.getTime() - notMeDays * dayMs))
  const isTrusted = ({ owner_since: since }: AccountRow) =>
    !since || since <= longAgo || since <= (owner_since ?? '')
  if (!others.some(isTrusted)) throw new Failure('conflict', serverMessages.accounts.newOwnersOnly)
}
