// A login from a browser that the account has not used before is mailed to its owner, with a link that keeps strangers out.

import { listed } from '#contract/access/roles.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import type { Db } from '../db/database.ts'
import { nameOf } from '../db/diary.ts'
import { unusableHash } from '../db/secret.ts'
import { Failure } from '../http/failure.ts'
import { queueMail } from '../mail/queue.ts'
import type { Services } from '../ops/services.ts'
import { writeSecurityEntry } from './accounts/accounts.ts'
import { mailsTo } from './mails.ts'
import { revokeHandedOut } from './not-me/revoke.ts'
import { deleteAddedSince, deleteRecoveryCodes } from './second-step/store.ts'
import { type AccountRow, lockAccount, lockAccounts, updatePassword } from './store.ts'
import { consumeToken, issueLink, issueToken, openTokens } from './tokens.ts'

type About = { publicUrl: string; company: string; device: string }

/** Part of the transaction of the login. */
export async function mailNewDevice(tx: Db, now: Date, account: AccountRow, about: About) {
  const { id, email, mail_language: language } = account
  const { tokenId, link } = await issueLink(tx, 'not_me', now, { publicUrl: about.publicUrl, accountId: id })
  const mail = mailsTo(account).newDevice(link, about.company, about.device, now)
  await queueMail(tx, { about: id, recipient: email, language, tokenId, ...mail }, now)
}

/**
 * Ends all logins, the password and with it every known device, what the account has handed out, its recovery codes, and the
 * passkeys and the app that were added since the stranger's login. That counts as the earliest one whose mailed link still
 * works: a stranger may have logged in twice, and people open the newest mail. From then on the link shows and undoes what else
 * was done. Returns whose it is, where a new password is chosen, and whether there were recovery codes.
 */
export async function endSessionsByLink(
  { db, clock, publicUrl }: Pick<Services, 'db' | 'clock' | 'publicUrl'>,
  token: string,
  device: string,
) {
  return db.transaction().execute(async (tx) => {
    const now = clock()
    // First, as where an account is removed with its links: the two would wait for each other.
    await lockAccounts(tx)
    const used = await consumeToken(tx, token, ['not_me'], now)
    const account = used?.account_id ? await lockAccount(tx, used.account_id) : undefined
    if (!used || !account) throw new Failure('invalid_input', serverMessages.secondStep.notMeDead)
    const { id } = account
    await updatePassword(tx, account, unusableHash())
    const invitations = await revokeHandedOut(tx, id, now)
    const others = openTokens(tx, 'not_me', now).select('created_at').where('account_id', '=', id)
    const [since = ''] = [used, ...(await others.execute())].map(({ created_at }) => created_at).sort()
    const hadMore = await deleteAddedSince(tx, id, since)
    const recovery_codes_ended = await deleteRecoveryCodes(tx, id)
    const ended = [
      ...['all sessions', 'the password'],
      ...(invitations > 0 ? ['the open invitations'] : []),
      ...(hadMore ? ['new ways to log in'] : []),
      ...(recovery_codes_ended ? ['the recovery codes'] : []),
    ]
    const actor = { id, name: nameOf(account), device }
    const note = `ended ${listed(ended)}, by the link in the mail about a new login`
    await writeSecurityEntry(tx, { actor, now }, account, note)
    await issueToken(tx, 'undo', now, { token, accountId: id, data: { since } })
    const { link } = await issueLink(tx, 'reset', now, { publicUrl, accountId: id })
    return { id, reset: link.slice(publicUrl.length), recovery_codes_ended }
  })
}
