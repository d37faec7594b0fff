// Passwords are chosen by a mailed link that works once: half an hour for a forgotten one, a week for a new account. The one about
// a stranger's login ends the old one first.

import { toldIn, withoutNames } from '#contract/access/diary-words.ts'
import type { Company } from '#contract/content/company.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '../db/database.ts'
import { type Actor, finishErasure, theSite, writeDiary } from '../db/diary.ts'
import { unusableHash } from '../db/settings.ts'
import { deleteMailsAbout } from '../mail/store.ts'
import { endGivenLinks } from '../records/house-readers.ts'
import { deadLink, endLinks, findLink, giveLink, type LinkRow, openLinks, useLink } from '../records/links.ts'
import { mailsTo, queueTo } from './account-mails.ts'
import { writeSecurityEntry } from './accounts/accounts.ts'
import { checkPasswordStrength } from './passwords.ts'
import type { AuthServices } from './routes.ts'
import { deleteAddedSince, deleteRecoveryCodes } from './second-step/store.ts'
import { endLoginsOf } from './session-store.ts'
import {
  type AccountRow,
  findAccount,
  lockAccount,
  lockAccounts,
  markConfirmed,
  updatePassword,
} from './store.ts'

type About = { publicUrl: string; company: Company }

export async function sendResetLink(db: Db, now: Date, { publicUrl, company }: About, account: AccountRow) {
  await db.transaction().execute(async (tx) => {
    const { link, id } = await giveLink(tx, 'reset', now, { publicUrl, account: account.id })
    await queueTo(tx, account, { tokenId: id, ...mailsTo(account).newPassword(link, company.name) }, now)
  })
}

/** Behind all of them a password is chosen. */
const kinds = ['reset', 'confirmation', 'let_in'] as const

/** Also false for an unknown token. */
export const isResetLink = async (db: Db, token: string, now: Date) =>
  (await findLink(db, token, kinds, now)) !== undefined

/** Sets the password, ends all that the account has handed out, and returns it. The link also proves the address. */
export async function resetPassword(
  { db, clock, passwords }: Pick<AuthServices, 'db' | 'clock' | 'passwords'>,
  token: string,
  password: string,
  actorOf: (account: AccountRow) => Actor,
) {
  const found = await findLink(db, token, kinds, clock())
  const there = found?.account ? await findAccount(db, found.account) : undefined
  if (!there) throw deadLink('reset')
  checkPasswordStrength(password, there.email)
  // A link to an account that works here is as good as a known device.
  const password_hash = await passwords.hash(password, there.status === 'active' ? 'high' : 'normal')
  const account = await db.transaction().execute(async (tx) => {
    // First, as where an account is removed with its links: the two would wait for each other.
    await lockAccounts(tx)
    const used = await useLink(tx, token, kinds, clock())
    const account = await lockAccount(tx, there.id)
    if (!account || !used) throw deadLink('reset')
    await updatePassword(tx, account, password_hash)
    // A forgotten password opens no locked account: only an owner of the site, or of the server, lets it in.
    const opened = used.kind === 'let_in' ? (['approved', 'locked'] as const) : (['approved'] as const)
    await markConfirmed(tx, account.id, [...opened], clock())
    const isStillLocked = account.status === 'locked' && used.kind !== 'let_in'
    await revokeHandedOut(tx, account.id, clock(), { keepsLetIn: isStillLocked })
    const audit = { actor: actorOf(account), now: clock() }
    const action = account.confirmed_at ? 'password_chosen' : 'address_confirmed'
    await writeSecurityEntry(tx, audit, account, { action })
    return account
  })
  return { ...account, password_hash }
}

/**
 * By the link in the mail about a stranger's login: ends the password, all that the account has handed out, and what was added
 * since. Returns whose it is, where a new password is chosen, and what else was done.
 */
export async function endByLink(
  {
    db,
    clock,
    outbox,
    config: { publicUrl },
    ...told
  }: Pick<AuthServices, 'db' | 'clock' | 'outbox' | 'config' | 'listDiary'> & { language: Language },
  token: string,
  actorOf: (account: AccountRow) => Actor,
) {
  // A wrong one locks nothing.
  if (!(await findLink(db, token, ['not_me'], clock()))) throw deadLink('reset')
  const { mails, ...ended } = await db.transaction().execute(async (tx) => {
    const now = clock()
    // First, as where an account is removed with its links: the two would wait for each other.
    await lockAccounts(tx)
    const used = await useLink(tx, token, ['not_me'], now)
    // As it is by now: a stranger who goes on changing the password keeps nobody from ending that.
    const account = used?.account ? await lockAccount(tx, used.account) : undefined
    if (!used || !account) throw deadLink('reset')
    await updatePassword(tx, account, unusableHash())
    await revokeHandedOut(tx, account.id, now, { keepsLetIn: account.status === 'locked' })
    const since = await endAddedSince({ ...told, tx, now }, used, account.id)
    await writeSecurityEntry(tx, { actor: actorOf(account), now }, account, { action: 'ended_not_me' })
    const { link } = await giveLink(tx, 'reset', now, { publicUrl, account: account.id })
    return { ...since, account, reset: link.slice(publicUrl.length) }
  })
  await outbox.remove(mails)
  await finishErasure(db)
  return ended
}

// What an account has handed out ends with its password; behind the link in the mail about a stranger's login, also what was
// added since.

/**
 * Ends all logins of an account whose password has changed, and what it has handed out, since that may have been a stranger:
 * reset links, invitations, and approvals of accounts that are not open yet. The caller has locked the accounts, so that
 * nothing is handed out meanwhile. `keepsLetIn` keeps the link by which an owner lets the account in after a restore. Returns
 * how many open invitations there were.
 */
export async function revokeHandedOut(tx: Db, accountId: string, now: Date, { keepsLetIn = false } = {}) {
  await endLoginsOf(tx, accountId)
  const ended = ['reset', 'confirmation', ...(keepsLetIn ? [] : (['let_in'] as const))] as const
  await endLinks(tx, ended, { account: accountId })
  await takeBackApprovals(tx, accountId, now)
  return (await endLinks(tx, ['invitation'], { account: accountId })).length
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
    .where('id', '!=', accountId)
    .where('id', 'in', approved)
    .returning('id')
    .execute()
  for (const { id } of waiting) {
    await endLinks(tx, ['confirmation', 'let_in'], { account: id })
    await deleteMailsAbout(tx, [id])
    const entry = { kind: 'account', subject: 'account', record_id: id } as const
    await writeDiary(tx, { actor: theSite, now }, { ...entry, action: 'approval_taken_back' })
  }
}

const mostTold = 200

/**
 * Ends the recovery codes, and what was added since the stranger's login: private links, passkeys and the app. That counts as
 * the earliest one whose mailed link still works: a stranger may have logged in twice, and people open the newest mail.
 * Returns what else was done since, the newest first, whether that is not all, and the ids of the mails that went with the
 * links.
 */
export async function endAddedSince(
  {
    tx,
    now,
    listDiary,
    language,
  }: Pick<AuthServices, 'listDiary'> & { tx: Db; now: Date; language: Language },
  used: LinkRow,
  id: string,
) {
  const others = openLinks(tx, ['not_me'], now).select('created_at').where('account', '=', id)
  const [since = ''] = [used, ...(await others.execute())].map(({ created_at }) => created_at).sort()
  const { items } = await listDiary(tx, { by: id, limit: mostTold })
  const more = items.length === mostTold && items.every(({ at }) => at >= since)
  const done = items
    .filter(({ at, by_id }) => by_id === id && at >= since)
    .map(({ id, at, ...entry }) => ({ id, at, sentence: toldIn(language, withoutNames(entry, language)) }))
  await endLinks(tx, ['not_me'], { account: id })
  await deleteAddedSince(tx, id, since)
  await deleteRecoveryCodes(tx, id)
  const { mails } = await endGivenLinks(tx, (e) =>
    e.and([e('account', '=', id), e('created_at', '>=', since)]),
  )
  return { done, more, mails }
}
