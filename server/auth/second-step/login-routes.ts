// The second step of a login, and logins with a passkey alone.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../../db/database.ts'
import { Failure, InputFailure } from '../../http/errors.ts'
import type { Api } from '../../http/handle.ts'
import type { Counted } from '../../http/limits.ts'
import { mailsTo, queueTo } from '../account-mails.ts'
import type { Logins } from '../logins.ts'
import type { AuthServices } from '../routes.ts'
import { type AccountRow, findAccount } from '../store.ts'
import { challengeIn } from './passkeys.ts'
import {
  findAppCodes,
  findPasskey,
  listPasskeys,
  recordPasskeyUse,
  useRecoveryCode,
  useStep,
} from './store.ts'
import { findStep, isAppCode, normalCode } from './totp.ts'

const words = serverMessages.secondStep

export function secondStepLoginRoutes(api: Api, services: AuthServices & { logins: Logins }) {
  const { db, clock, limits, devices, challenges, logins, passkeyChecks } = services

  api.handle(calls.finishLogin, async ({ body, request, reply }) => {
    const account = await findPending(request)
    if (!account) throw startAgain()
    const device = devices.find(request, account)
    const limit: Counted = device ? ['codeDevice', device] : ['code', account.email]
    // Counted before the comparison, as passwords are.
    await limits.take(request, limit)
    await (isAppCode(body.code) ? byApp : byRecoveryCode)(request, reply, account, body.code)
    await limits.reset(request, limit)
    return { message: staffMessages.auth.loggedIn }
  })

  /** Whose login lacks its second step. It ends with the password that it began with. */
  async function findPending(request: FastifyRequest) {
    const pending = await challenges.find(db, request, 'login')
    return pending?.account ? findAccount(db, pending.account) : undefined
  }

  async function byApp(request: FastifyRequest, reply: FastifyReply, account: AccountRow, typed: string) {
    const codes = await findAppCodes(db, account.id)
    if (!codes?.confirmed_at) return throwWrongCode(request, account, words.codeWrong)
    const secret = await services.encryption.decrypt(codes.secret, account.id)
    if (!secret) throw new Failure('conflict', words.keyMissing)
    const step = findStep(secret, normalCode(typed), codes.last_step, clock())
    if (step === undefined) return throwWrongCode(request, account, words.codeWrong)
    const use = async (tx: Db) => {
      await endPending(tx, request)
      if (!(await useStep(tx, codes.id, step))) throw wrongCode(words.codeWrong)
    }
    await logins.complete(request, reply, account, { action: 'with_app_code', use })
  }

  async function byRecoveryCode(
    request: FastifyRequest,
    reply: FastifyReply,
    account: AccountRow,
    typed: string,
  ) {
    const use = async (tx: Db) => {
      await endPending(tx, request)
      if (!(await useRecoveryCode(tx, account.id, typed))) throw wrongCode(words.recoveryWrong)
    }
    try {
      await logins.complete(request, reply, account, { action: 'with_recovery_code', use })
    } catch (error) {
      if (error instanceof InputFailure) await recordWrongCode(request, account)
      throw error
    }
  }

  async function endPending(tx: Db, request: FastifyRequest) {
    if (!(await challenges.use(tx, request, 'login'))) throw startAgain()
  }

  async function throwWrongCode(
    request: FastifyRequest,
    account: AccountRow,
    message: string,
  ): Promise<never> {
    await recordWrongCode(request, account)
    throw wrongCode(message)
  }

  /** Whoever guesses codes has the password, so the account is told before the guesses become many. */
  async function recordWrongCode(request: FastifyRequest, account: AccountRow) {
    const { email } = account
    await logins.recordFailure(request, email, account, 'wrong_code')
    if (await limits.allows(request, ['wrongCodes', email])) return
    if (!(await limits.allows(request, ['wrongCodeMails', email]))) return
    const { name } = await services.company()
    const mail = mailsTo(account).wrongCodes(services.config.publicUrl + adminPages.forgotPassword.path, name)
    await queueTo(db, account, mail, clock())
    services.wakeMail()
  }

  /** After the password, or in a session, only one's own passkeys count. */
  api.handle(calls.passkeyLoginOptions, async ({ request, reply, account }) => {
    if (!passkeyChecks.arePossible) throw new Failure('conflict', words.passkeysImpossible)
    const pending = await findPending(request)
    const account_id = pending?.id ?? account?.id ?? null
    const challenge = await challenges.create(db, reply, 'passkey', account_id)
    const own = account_id ? await listPasskeys(db, account_id) : undefined
    return { options: { ...(await passkeyChecks.optionsToLogIn(challenge, own)) } }
  })

  api.handle(calls.passkeyLogin, async ({ body: { response }, request, reply }) => {
    await limits.take(request, ['passkeys'])
    const signed = challengeIn(response)
    const asked = await challenges.use(db, request, 'passkey', signed)
    if (!asked) throw new Failure('invalid_input', words.passkeyRefused)
    const passkey = await findPasskey(db, response.id)
    const account = passkey && (await findAccount(db, passkey.account_id))
    if (!account || (asked.account !== null && asked.account !== account.id))
      throw new Failure('invalid_input', words.passkeyUnknown)
    const counter = await passkeyChecks.checkLogin(response, signed, passkey)
    if (counter === undefined) {
      await logins.recordFailure(request, account.email, account, 'wrong_passkey')
      throw new Failure('invalid_input', words.passkeyRefused)
    }
    const use = async (tx: Db) => {
      if (!(await recordPasskeyUse(tx, passkey, counter, clock())))
        throw new Failure('invalid_input', words.passkeyRefused)
      // A password that was typed before is not needed any more.
      await challenges.use(tx, request, 'login')
    }
    await logins.complete(request, reply, account, { action: 'with_passkey', proved: true, use })
    await limits.refund(request, ['passkeys'])
    return { message: staffMessages.auth.loggedIn }
  })
}

const startAgain = () => new Failure('start_again', words.startAgain)
const wrongCode = (message: string) => new InputFailure(message, { code: message })
