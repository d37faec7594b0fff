// What was done with an account since a login that was not its owner's, and by those whom it let in. The link in the mail
// about that login, once it is used, undoes it, and never gives anything to anybody.
import { sentenceOf } from '#contract/access/diary-words.ts'
import type { ChangeSince, Undoing } from '#contract/access/not-me.ts'
import { namesOfRoles, type Role, rolesNamedIn } from '#contract/access/roles.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import type { Db } from '../../db/database.ts'
import { type AuditContext, nameOf } from '../../db/diary.ts'
import { Failure } from '../../http/failure.ts'
import { calledInDiary, changeRoles, removeAccount } from '../accounts/accounts.ts'
import { isOpenInvitation } from '../accounts/invitation-store.ts'
import { revokeInvitation } from '../accounts/invitations.ts'
import { type AccountRow, findAccount, rolesOf } from '../store.ts'
import { findToken } from '../tokens.ts'
import { listAccessEntries, type Span } from './store.ts'

const words = serverMessages.notMe

type Entry = Awaited<ReturnType<typeof listAccessEntries>>[number]
type Link = { account: AccountRow; since: string; until: string }
type Change = ChangeSince & { recordId: string; rolesBefore: Role[]; rolesAfter: Role[] }

/** Undefined for a link that was not used yet, is too old or never was one. */
export async function listChangesSince(db: Db, token: string, now: Date) {
  const link = await findUndoLink(db, token, now)
  return link && (await listChanges(db, link, now))
}

/** Returns what it has undone. */
export async function undoChange(db: Db, token: string, id: string, audit: AuditContext) {
  const link = await findUndoLink(db, token, audit.now)
  if (!link) throw new Failure('invalid_input', serverMessages.secondStep.notMeDead)
  const change = (await listChanges(db, link, audit.now)).find((one) => one.id === id)
  if (!change?.undo) throw new Failure('conflict', words.cannotBeUndone)
  const { account } = link
  const actor = { ...audit.actor, id: account.id, name: nameOf(account) }
  await undoings[change.undo](db, { ...audit, actor }, change)
  return { account: account.id, undo: change.undo }
}

const undoings: Record<Undoing, (db: Db, audit: AuditContext, change: Change) => Promise<void>> = {
  remove: (db, audit, { recordId }) => removeAccount(db, audit, recordId),
  roles: (db, audit, { recordId, rolesBefore, rolesAfter }) =>
    changeRoles(db, audit, recordId, rolesBefore, rolesAfter),
  revoke: (db, audit, { recordId }) => revokeInvitation(db, audit, recordId),
}

async function findUndoLink(db: Db, token: string, now: Date): Promise<Link | undefined> {
  const found = await findToken(db, token, ['undo'], now)
  const account = found?.account_id ? await findAccount(db, found.account_id) : undefined
  if (!found || !account) return undefined
  return { account, since: JSON.parse(found.data).since, until: found.created_at }
}

async function listChanges(db: Db, link: Link, now: Date) {
  const { account } = link
  const changes: Change[] = []
  for (const entry of await listEntries(db, link)) {
    const change = await changeIn(db, entry, account, now)
    if (entry.by_id === account.id || change.undo) changes.push(change)
  }
  return changes.toReversed()
}

/** Whoever was let in, or got other roles, may have done the same from then on. */
async function listEntries(db: Db, { account, since, until }: Link) {
  const actors = new Map<string, Span>([[account.id, { from: since, until }]])
  const entries: Entry[] = []
  for (const [actor, span] of actors)
    for (const entry of await listAccessEntries(db, actor, span)) {
      entries.push(entry)
      const { subject, record_id: reached, at } = entry
      if (subject === 'account' && reached && !actors.has(reached)) actors.set(reached, { from: at })
    }
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1))
}

async function changeIn(db: Db, entry: Entry, owner: AccountRow, now: Date): Promise<Change> {
  const { id, at, by_name, kind } = entry
  const recordId = entry.record_id ?? ''
  const changes = JSON.parse(entry.changes)
  const rolesBefore = rolesNamedIn(changes[0]?.before ?? '')
  const rolesAfter = rolesNamedIn(changes[0]?.after ?? '')
  const account = await findAccount(db, recordId)
  const sentence = sentenceOf({ ...entry, changes }) + detailOf()
  const undo = isAllowed() ? await undoingOf() : null
  return {
    id,
    at,
    by_name,
    sentence,
    undo,
    advice: undo ? '' : adviceOf(),
    recordId,
    rolesBefore,
    rolesAfter,
  }

  function detailOf() {
    if (kind === 'roles') return `, from ${namesOfRoles(rolesBefore)} to ${namesOfRoles(rolesAfter)}`
    return kind === 'invited' && account ? `, accepted by ${calledInDiary(account)}` : ''
  }

  /** The link lets the owner of the account do no more than the account itself may. */
  function isAllowed() {
    return owner.role === 'owner' && recordId !== owner.id
  }

  async function undoingOf(): Promise<Undoing | null> {
    if (kind === 'invited' && (await isOpenInvitation(db, recordId, now))) return 'revoke'
    if (!account) return null
    if (kind === 'invited' || isApproval(entry)) return 'remove'
    return kind === 'roles' && hasGained() && has(account, rolesAfter) ? 'roles' : null
  }

  /** Roles that were taken away are given back by an owner who is logged in. */
  function hasGained() {
    return !rolesBefore.includes('owner') && rolesAfter.some((role) => !rolesBefore.includes(role))
  }

  function adviceOf() {
    if (kind === 'roles' && account && has(account, rolesBefore)) return words.asBefore
    if (kind === 'invited' || isApproval(entry)) return account ? words.underAccounts : words.ended
    return advice.find(([concerned]) => concerned(entry, owner))?.[1] ?? words.underAccounts
  }
}

const has = (account: AccountRow, roles: Role[]) => rolesOf(account).join() === roles.join()

const isApproval = ({ kind, note }: Entry) => kind === 'account' && note.startsWith('approved ')

/** The first that fits. */
const advice: [(entry: Entry, owner: AccountRow) => boolean, string][] = [
  [({ kind }) => kind === 'exported', words.cannotBeCalledBack],
  [({ kind }) => kind === 'erased', words.cannotBeUndone],
  [({ kind }) => kind === 'published', words.underSite],
  [({ note }) => /^(added|made) /.test(note), words.ended],
  [({ note }) => /^(removed the|refused an) account /.test(note), words.inviteAgain],
  [({ note }) => note.startsWith('lifted '), words.lifted],
  [({ record_id }, { id }) => record_id === id, words.underYourAccount],
]
