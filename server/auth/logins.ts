// The end of every login, whichever way it came: a new session, the diary, and a mail about a new device.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { staffMessages } from '#contract/staff-messages.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type Actor, writeDiary } from '../db/diary.ts'
import { deviceOf } from '../http/access.ts'
import { Failure, InputFailure } from '../http/errors.ts'
import { networkOf } from '../http/limits.ts'
import { giveLink } from '../records/links.ts'
import { mailsTo, queueTo } from './account-mails.ts'
import { actorOf, entryOf } from './accounts/accounts.ts'
import type { AuthServices } from './routes.ts'
import { type AccountRow, lockAccount, recordLogin } from './store.ts'

type LoginMethod = {
  action: 'with_password' | 'with_app_code' | 'with_recovery_code' | 'with_passkey'
  proved?: boolean
  /** Uses up what the login was made with; throws when it cannot be used. */
  use?: (tx: Db) => Promise<void>
}

export type Logins = ReturnType<typeof createLogins>

export function createLogins(services: AuthServices) {
  const { db, clock, limits, sessions, devices, challenges, keyedHash, config, company, wakeMail } = services

  async function complete(
    request: FastifyRequest,
    reply: FastifyReply,
    account: AccountRow,
    method: LoginMethod,
  ) {
    checkOpen(account)
    const { id } = account
    const actor = accountAsActor(request, account)
    const isNewDevice = account.last_login_at !== null && devices.find(request, account) === undefined
    const isMailed = isNewDevice && (await limits.allows(request, ['newDeviceMails', account.email]))
    const { name } = await company()
    const token = await db.transaction().execute(async (tx) => {
      await lockAccount(tx, id)
      await method.use?.(tx)
      if (!(await recordLogin(tx, account, clock()))) throw wrongCredentials()
      const token = await sessions.start(tx, id, request, method)
      const { action } = method
      await writeDiary(tx, { actor, now: clock() }, { kind: 'login', ...entryOf(account), action })
      if (isMailed) await mailNewDevice(tx, account, name, actor.device)
      return token
    })
    sessions.give(reply, token)
    devices.remember(request, reply, account)
    challenges.clearCookies(request, reply)
    if (isMailed) wakeMail()
    request.log.info({ event: 'login', account: id })
  }

  /** To its owner, with a link that keeps strangers out. */
  async function mailNewDevice(tx: Db, account: AccountRow, companyName: string, device: string) {
    const about = { publicUrl: config.publicUrl, account: account.id }
    const { id, link } = await giveLink(tx, 'not_me', clock(), about)
    const mail = mailsTo(account).newDevice(link, companyName, device, clock())
    await queueTo(tx, account, { tokenId: id, ...mail }, clock())
  }

  /**
   * The only event with the network of a client, so that an attack can be traced; what was typed is only a hash. The same
   * work for an address without an account, so that the time does not tell.
   */
  async function recordFailure(
    request: FastifyRequest,
    email: string,
    account: AccountRow | undefined,
    action?: 'wrong_code' | 'wrong_passkey',
  ) {
    const { log, ip } = request
    const emailHash = keyedHash('log', email).slice(0, 12)
    log.warn({ event: 'login_failed', account: account?.id, emailHash, network: networkOf(ip) })
    if (!(await limits.allows(request, ['failedLogins', email]))) return
    await db.transaction().execute(async (tx) => {
      if (!account) return writeDummyRow(tx, keyedHash('login of nobody'), clock())
      const actor = { ...accountAsActor(request, account), id: null, name: 'Somebody' }
      await writeDiary(tx, { actor, now: clock() }, { kind: 'login_failed', ...entryOf(account), action })
    })
  }

  return { complete, recordFailure }
}

export const accountAsActor = ({ headers }: FastifyRequest, account: AccountRow): Actor => ({
  ...actorOf(account),
  device: deviceOf(headers['user-agent']),
})

/** Before the second step, and once more at the end. */
export function checkOpen({ status }: AccountRow) {
  if (status === 'active') return
  throw new Failure(status === 'approved' ? 'not_confirmed' : 'not_allowed', staffMessages.auth[status])
}

/** Beside the password too, where it stays when the notice is gone. */
export function wrongCredentials() {
  const sentence = staffMessages.auth.wrongCredentials
  return new InputFailure(sentence, { password: sentence }, 'not_signed_in')
}

/** Writes one row, as the diary does; the next clean-up of the counters takes it away. */
async function writeDummyRow(tx: Db, key: string, now: Date) {
  const row = { key, count: 0, ends_at: timeOf(now) }
  await tx
    .insertInto('attempts')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ends_at: row.ends_at }))
    .execute()
}
