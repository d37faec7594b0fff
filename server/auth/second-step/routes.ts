// How one's own account logs in. What owners decide about second steps is in policy.ts.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#contract/access/accounts.ts'
import type { Done } from '#contract/access/diary-actions.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import type { AuditContext } from '../../db/diary.ts'
import { Failure, InputFailure } from '../../http/errors.ts'
import type { Api } from '../../http/handle.ts'
import { writeSecurityEntry } from '../accounts/accounts.ts'
import type { AuthServices } from '../routes.ts'
import { lockAccountsFor } from '../session-store.ts'
import { challengeIn } from './passkeys.ts'
import { isRequired, readPolicy, requiredFrom } from './policy.ts'
import {
  countRecoveryCodes,
  deleteAppCodes,
  deletePasskey,
  deleteRecoveryCodes,
  findAppCodes,
  insertPasskey,
  listPasskeys,
  listSecondSteps,
  markAppConfirmed,
  replaceRecoveryCodes,
  saveAppCodes,
  updatePasskeyName,
  useStep,
} from './store.ts'
import { addressOf, base32, findStep, newSecret, normalCode } from './totp.ts'

const words = serverMessages.secondStep

type CallContext = { account: Account; audit: AuditContext; request: FastifyRequest; reply: FastifyReply }

export function secondStepRoutes(api: Api, services: AuthServices) {
  const { db, clock, limits, sessions, challenges, passkeyChecks, encryption, company } = services

  api.handle(calls.getSecondStep, async ({ account: { id, roles } }) => ({
    passkeys: await listPasskeys(db, id),
    app: (await findAppCodes(db, id))?.confirmed_at != null,
    recovery_codes: await countRecoveryCodes(db, id),
    passkeys_possible: passkeyChecks.arePossible,
    required_from: requiredFrom(await readPolicy(db), roles),
  }))

  api.handle(calls.passkeyOptions, async ({ account, reply }) => {
    if (!passkeyChecks.arePossible) throw new Failure('conflict', words.passkeysImpossible)
    const challenge = await challenges.create(db, reply, 'add_passkey', account.id)
    const { name } = await company()
    const there = await listPasskeys(db, account.id)
    return { options: { ...(await passkeyChecks.optionsToAdd(account, name, there, challenge)) } }
  })

  api.handle(calls.addPasskey, async ({ body: { response }, ...context }) => {
    const { account, audit, request } = context
    const { device } = audit.actor
    const signed = challengeIn(response)
    const challenge = await challenges.use(db, request, 'add_passkey', signed)
    if (challenge?.account !== account.id) throw new Failure('invalid_input', words.passkeyRefused)
    const checked = await passkeyChecks.checkNew(response, signed)
    if (!checked) throw new Failure('invalid_input', words.passkeyRefused)
    const transports = JSON.stringify(response.response.transports)
    const times = { created_at: timeOf(clock()), last_used_at: null }
    const passkey = { ...checked, account_id: account.id, name: device, transports, ...times }
    const recovery_codes = await setUp(
      context,
      { action: 'passkey_added', facts: { name: device } },
      async (tx) => {
        if (!(await insertPasskey(tx, passkey))) throw new Failure('conflict', words.passkeyTaken)
      },
    )
    return { message: words.passkeyAdded, recovery_codes }
  })

  api.handle(calls.renamePasskey, async ({ params, body, account, audit }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await updatePasskeyName(tx, account.id, params.id, body.name)))
        throw new Failure('not_found', words.passkeyNotFound)
      await writeSecurityEntry(tx, audit, account, { action: 'passkey_renamed', facts: { name: body.name } })
    })
    return { message: words.passkeyRenamed }
  })

  api.handle(calls.removePasskey, async ({ params, ...context }) => {
    await remove(context, async (tx) => {
      const removed = await deletePasskey(tx, context.account.id, params.id)
      if (!removed) throw new Failure('not_found', words.passkeyNotFound)
      return { action: 'passkey_removed', facts: { name: removed.name } }
    })
    return { message: words.passkeyRemoved }
  })

  api.handle(calls.startAppCodes, async ({ account, audit }) => {
    const secret = newSecret()
    const encrypted = await encryption.encrypt(secret, account.id)
    await db.transaction().execute(async (tx) => {
      await lockAccountsFor(tx, audit.actor)
      const codes = await findAppCodes(tx, account.id)
      if (codes?.confirmed_at) throw new Failure('conflict', words.appThere)
      await saveAppCodes(tx, account.id, encrypted)
    })
    const { name } = await company()
    return { secret: base32(secret), address: addressOf(secret, { company: name, email: account.email }) }
  })

  api.handle(calls.confirmAppCodes, async ({ body, ...context }) => {
    const { account, request } = context
    await limits.take(request, ['code', account.email])
    const codes = await findAppCodes(db, account.id)
    if (!codes || codes.confirmed_at) throw new Failure('conflict', words.appNotStarted)
    const secret = await encryption.decrypt(codes.secret, account.id)
    if (!secret) throw new Failure('conflict', words.appNotStarted)
    const step = findStep(secret, normalCode(body.code), codes.last_step, clock())
    if (step === undefined) throw new InputFailure(words.codeWrong, { code: words.codeWrong })
    const recovery_codes = await setUp(context, { action: 'app_added' }, async (tx) => {
      if (!(await useStep(tx, codes.id, step))) throw new Failure('conflict', words.appNotStarted)
      await markAppConfirmed(tx, codes.id, clock())
    })
    await limits.reset(request, ['code', account.email])
    return { message: words.appAdded, recovery_codes }
  })

  api.handle(calls.removeAppCodes, async (context) => {
    await remove(context, async (tx) => {
      if (!(await deleteAppCodes(tx, context.account.id)))
        throw new Failure('not_found', words.nothingToRemove)
      return { action: 'app_removed' }
    })
    return { message: words.appRemoved }
  })

  api.handle(calls.newRecoveryCodes, async ({ account, audit }) => {
    const recovery_codes = await db.transaction().execute(async (tx) => {
      await lockAccountsFor(tx, audit.actor)
      if ((await listSecondSteps(tx, account.id)).length === 0)
        throw new Failure('conflict', words.noSecondStep)
      await writeSecurityEntry(tx, audit, account, { action: 'recovery_codes_made' })
      return replaceRecoveryCodes(tx, account.id)
    })
    return { message: words.codesMade, recovery_codes }
  })

  /** The session grows in trust, so it gets a new id. Recovery codes come with the first way. */
  async function setUp(
    { account, audit, request, reply }: CallContext,
    done: Done,
    add: (tx: Db) => Promise<void>,
  ) {
    const { token, codes } = await db.transaction().execute(async (tx) => {
      await lockAccountsFor(tx, audit.actor)
      await add(tx)
      const token = await sessions.start(tx, account.id, request, { proved: true })
      await writeSecurityEntry(tx, audit, account, done)
      const isFirst = (await countRecoveryCodes(tx, account.id)) === 0
      return { token, codes: isFirst ? await replaceRecoveryCodes(tx, account.id) : undefined }
    })
    sessions.give(reply, token)
    request.log.warn({ event: 'second_step_added', account: account.id })
    return codes
  }

  /** Recovery codes go with the last way, which stays where one is required. */
  async function remove({ account, audit, request }: CallContext, work: (tx: Db) => Promise<Done>) {
    await db.transaction().execute(async (tx) => {
      await lockAccountsFor(tx, audit.actor)
      const done = await work(tx)
      if ((await listSecondSteps(tx, account.id)).length === 0) {
        if (isRequired(await readPolicy(tx), account.roles, clock()))
          throw new Failure('conflict', words.lastOne)
        await deleteRecoveryCodes(tx, account.id)
      }
      await writeSecurityEntry(tx, audit, account, done)
    })
    request.log.warn({ event: 'second_step_removed', account: account.id })
  }
}
