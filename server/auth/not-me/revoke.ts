// What an account has handed out ends with its password; behind the link in the mail about a stranger's login, also what was
// added since.
import { toldIn, withoutNames } from '#contract/access/diary-words.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '../../db/database.ts'
import { theSite, writeDiary } from '../../db/diary.ts'
import { deleteMailsAbout } from '../../mail/store.ts'
import { endHouseLinks } from '../../records/house-readers.ts'
import { deleteAddedSince, deleteRecoveryCodes } from '../second-step/store.ts'
import type { AuthServices } from '../services.ts'
import { endLoginsOf } from '../session-store.ts'
import { openTokens, revokeTokens, type TokenRow } from '../tokens.ts'

/**
 * Ends all logins of an account whose password has changed, and what it has handed out, since that may have been a stranger:
 * reset links, invitations, and approvals of accounts that are not open yet. The caller has locked the accounts, so that
 * nothing is handed out meanwhile. `keepsLetIn` keeps the link by which an owner lets the account in after a restore. Returns
 * how many open invitations there were.
 */
export async function revokeHandedOut(tx: Db, accountId: string, now: Date, { keepsLetIn = false } = {}) {
  await endLoginsOf(tx, accountId)
  await revokeTokens(tx, accountId, ['reset', 'confirmation', ...(keepsLetIn ? [] : (['let_in'] as const))])
  await takeBackApprovals(tx, accountId, now)
  return revokeTokens(tx, accountId, ['invitation'])
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
    await revokeTokens(tx, id, ['confirmation', 'let_in'])
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
  used: TokenRow,
  id: string,
) {
  const others = openTokens(tx, 'not_me', now).select('created_at').where('account_id', '=', id)
  const [since = ''] = [used, ...(await others.execute())].map(({ created_at }) => created_at).sort()
  const { items } = await listDiary(tx, { by: id, limit: mostTold })
  const more = items.length === mostTold && items.every(({ at }) => at >= since)
  const done = items
    .filter(({ at, by_id }) => by_id === id && at >= since)
    .map(({ id, at, ...entry }) => ({ id, at, sentence: toldIn(language, withoutNames(entry, language)) }))
  await revokeTokens(tx, id, ['not_me'])
  await deleteAddedSince(tx, id, since)
  await deleteRecoveryCodes(tx, id)
  await tx.deleteFrom('links').where('account', '=', id).where('created_at', '>=', since).execute()
  const houses = tx.selectFrom('house_links').select('id').where('account', '=', id)
  const mails: string[] = []
  for (const link of await houses.where('created_at', '>=', since).execute())
    mails.push(...(await endHouseLinks(tx, 'id', link.id)).mails)
  return { done, more, mails }
}
