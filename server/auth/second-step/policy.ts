// For owners: which roles must have a second step, from which day on, and lifting that of somebody who lost the phone.

import type { Done } from '#contract/access/diary-actions.ts'
import { type Role, roles } from '#contract/access/roles.ts'
import type { Policy } from '#contract/access/second-step.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { dayInIndia } from '#contract/days.ts'
import type { Db } from '../../db/database.ts'
import { type AuditContext, writeDiary } from '../../db/diary.ts'
import { readSetting, saveSetting } from '../../db/settings.ts'
import { Failure, InputFailure } from '../../http/errors.ts'
import type { Api } from '../../http/handle.ts'
import { type Advisor, mailsTo, queueTo } from '../account-mails.ts'
import { calledInDiary, lockAndGetAccount, writeSecurityEntry } from '../accounts/accounts.ts'
import type { AuthServices } from '../routes.ts'
import { endLoginsOf } from '../session-store.ts'
import { type AccountRow, countOwners } from '../store.ts'
import { deleteSecondStep, listSecondSteps } from './store.ts'

const words = serverMessages.secondStep

export function policyRoutes(api: Api, services: AuthServices) {
  const { db, company } = services

  api.handle(calls.liftSecondStep, async ({ params, account, audit, request }) => {
    if (params.id === account.id) throw new Failure('conflict', words.liftSelf)
    const { name } = await company()
    await liftSecondStep(db, audit, params.id, name)
    services.wakeMail()
    request.log.warn({ event: 'second_step_lifted', account: params.id, by: account.id })
    return { message: services.config.smtpUrl ? words.lifted : words.liftedUntold }
  })

  api.handle(calls.getPolicy, () => readPolicy(db))

  api.handle(calls.changePolicy, async ({ body, account, audit, request }) => {
    const { roles, from } = body
    if (roles.length > 0 && !from) throw new InputFailure(words.dayMissing, { from: words.dayMissing })
    if (requiredFrom(body, account.roles) && (await listSecondSteps(db, account.id)).length === 0)
      throw new Failure('conflict', words.ownFirst)
    await db.transaction().execute(async (tx) => {
      if (!(await savePolicy(tx, body))) return
      const done: Done =
        from && roles.length > 0
          ? { action: 'second_step_required', facts: { holders: roles, day: from } }
          : { action: 'second_step_optional' }
      await writeDiary(tx, audit, { kind: 'security', subject: 'site', ...done })
    })
    request.log.warn({ event: 'second_step_policy', by: account.id })
    return { message: words.policySaved }
  })
}

/** Its name among the settings. */
export const policySetting = 'second step policy'

const none: Policy = { roles: [], from: null }

export const readPolicy = async (db: Db) => parsePolicy(await readSetting(db, policySetting))

export const parsePolicy = (value: string | null | undefined): Policy =>
  value ? (JSON.parse(value) as Policy) : none

/** False when it is so already. */
export async function savePolicy(tx: Db, chosen: Policy) {
  const required = roles.filter((role) => chosen.roles.includes(role))
  const value = JSON.stringify(required.length > 0 ? { roles: required, from: chosen.from } : none)
  if (JSON.stringify(await readPolicy(tx)) === value) return false
  await saveSetting(tx, policySetting, value)
  return true
}

/** The day from which somebody with these roles needs a second step; null when none is required. */
export const requiredFrom = ({ roles, from }: Policy, held: readonly Role[]) =>
  roles.some((role) => held.includes(role)) ? from : null

export function isRequired(policy: Policy, held: readonly Role[], now: Date) {
  const from = requiredFrom(policy, held)
  return from !== null && from <= dayInIndia(now)
}

/** Passkeys, app and recovery codes go, and the password is enough. */
export async function liftSecondStep(db: Db, audit: AuditContext, id: string, company: string) {
  const { actor, now } = audit
  await db.transaction().execute(async (tx) => {
    const account = await lockAndGetAccount(tx, id, audit)
    if (!(await deleteSecondStep(tx, id))) throw new Failure('conflict', words.nothingToLift)
    await endLoginsOf(tx, id)
    const facts = { account: calledInDiary(account) }
    await writeSecurityEntry(tx, audit, account, { action: 'second_step_lifted', facts })
    const mail = mailsTo(account).secondStepLifted(company, actor.name, await advisorOf(tx, account))
    await queueTo(tx, account, mail, now)
  })
}

async function advisorOf(tx: Db, { role }: AccountRow): Promise<Advisor> {
  if (role !== 'owner') return 'owner'
  return (await countOwners(tx)) > 1 ? 'otherOwner' : 'server'
}
