// A login from a browser that the account has not used before is mailed to its owner, with a link that keeps strangers out.

import { remarkOf, sentenceOf } from '#contract/access/diary-words.ts'
import { listed } from '#contract/access/roles.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import type { Db } from '../../db/database.ts'
import { nameOf } from '../../db/diary.ts'
import { finishErasure } from '../../db/erasure.ts'
import { unusableHash } from '../../db/secret.ts'
import { Failure } from '../../http/failure.ts'
import type { Api } from '../../http/handle.ts'
import { deviceOf } from '../../http/user-agent.ts'
import { queueMail } from '../../mail/queue.ts'
import { endHouseLinks } from '../../records/house-readers.ts'
import { writeSecurityEntry } from '../accounts/accounts.ts'
import { mailsTo } from '../mails.ts'
import { deleteAddedSince, deleteRecoveryCodes } from '../second-step/store.ts'
import type { AuthServices } from '../services.ts'
import { type AccountRow, lockAccount, lockAccounts, updatePassword } from '../store.ts'
import { consumeToken, issueLink, openTokens } from '../tokens.ts'
import { revokeHandedOut } from './revoke.ts'

type About = { publicUrl: string; company: string; device: string }

/** Part of the transaction of the login. */
export async function mailNewDevice(tx: Db, now: Date, account: AccountRow, about: About) {
  const { id, email, mail_language: language } = account
  const { tokenId, link } = await issueLink(tx, 'not_me', now, { publicUrl: about.publicUrl, accountId: id })
  const mail = mailsTo(account).newDevice(link, about.company, about.device, now)
  await queueMail(tx, { about: id, recipient: email, language, tokenId, ...mail }, now)
}

export function notMeRoutes(api: Api, services: AuthServices) {
  const { db, outbox } = services
  api.handle(calls.endSessionsByLink, async ({ params, request }) => {
    const device = deviceOf(request.headers['user-agent'])
    const { id, mails, ...ended } = await endSessionsByLink(services, params.token, device)
    await outbox.remove(mails)
    await finishErasure(db)
    request.log.warn({ event: 'sessions_ended', account: id })
    return { message: serverMessages.secondStep.notMeDone, ...ended }
  })
}

/**
 * Ends all logins, the password and with it every known device, what the account has handed out, its recovery codes, and what
 * was added since the stranger's login: private links, passkeys and the app. That counts as the earliest one whose mailed link
 * still works: a stranger may have logged in twice, and people open the newest mail. Returns whose it is, where a new password
 * is chosen, whether there were recovery codes, and what else was done.
 */
async function endSessionsByLink(
  { db, clock, config: { publicUrl }, listDiary }: AuthServices,
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
    const entries = (await listDiary(tx, { by: id, limit: mostTold })).items
    const { links, mails } = await endLinksOf(tx, id, since)
    const hadMore = await deleteAddedSince(tx, id, since)
    const recovery_codes_ended = await deleteRecoveryCodes(tx, id)
    const ended = [
      ...['all sessions', 'the password'],
      ...(invitations > 0 ? ['the open invitations'] : []),
      ...(links > 0 ? ['new private links'] : []),
      ...(hadMore ? ['new ways to log in'] : []),
      ...(recovery_codes_ended ? ['the recovery codes'] : []),
    ]
    const actor = { id, name: nameOf(account), device }
    const note = `ended ${listed(ended)}, by the link in the mail about a new login`
    await writeSecurityEntry(tx, { actor, now }, account, note)
    const { link } = await issueLink(tx, 'reset', now, { publicUrl, accountId: id })
    const done = entries.filter(({ at, by_id }) => by_id === id && at >= since).map(toldOf)
    return { id, mails, reset: link.slice(publicUrl.length), recovery_codes_ended, done }
  })
}

const mostTold = 200

type Entry = Awaited<ReturnType<AuthServices['listDiary']>>['items'][number]

/** The mailbox learns no names of people who wrote to the company. */
function toldOf({ title, ...entry }: Entry) {
  const isPersonal = entry.subject === 'application' || entry.subject === 'enquiry'
  const told = { ...entry, title: isPersonal && title ? 'somebody' : title }
  return {
    id: entry.id,
    at: entry.at,
    sentence: [sentenceOf(told), remarkOf(told)].filter(Boolean).join('. '),
  }
}

/** Private links of the company that this account gave out since then. */
async function endLinksOf(tx: Db, account: string, since: string) {
  const made = tx.deleteFrom('links').where('account', '=', account).where('created_at', '>=', since)
  const { numDeletedRows } = await made.executeTakeFirst()
  const houses = tx.selectFrom('house_links').select('id').where('account', '=', account)
  const [mails, given] = [[] as string[], await houses.where('created_at', '>=', since).execute()]
  for (const { id } of given) mails.push(...(await endHouseLinks(tx, 'id', id)).mails)
  return { links: Number(numDeletedRows) + given.length, mails }
}
