// One's own account: name, language, password, and where it is logged in.

import { accessMessages } from '#contract/access/messages.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { changesBetween, writeDiary } from '../db/diary.ts'
import { Failure, InputFailure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { entryOf, writeSecurityEntry } from './accounts/accounts.ts'
import { checkName } from './accounts/signup.ts'
import { checkPasswordStrength, isRightPassword } from './passwords.ts'
import { revokeHandedOut } from './reset.ts'
import type { AuthServices } from './routes.ts'
import { deleteOtherSessions, deleteOwnSession, listSessions, lockAccountsFor } from './session-store.ts'
import { findAccount, lockAccounts, updateAccount, updatePassword } from './store.ts'

export function ownAccountRoutes(api: Api, services: AuthServices) {
  const { db, clock, sessions, devices, passwords } = services
  api.handle(calls.whoAmI, ({ account }) => account)

  api.handle(calls.changeName, async ({ body: { name }, account, audit }) => {
    const changes = changesBetween({ name: account.name }, { name })
    await db.transaction().execute(async (tx) => {
      await lockAccounts(tx)
      await checkName(tx, name, account)
      await updateAccount(tx, account.id, { name })
      if (changes.length > 0) await writeDiary(tx, audit, { kind: 'account', ...entryOf(account), changes })
    })
    return { message: serverMessages.auth.nameSaved }
  })

  api.handle(calls.changeMailLanguage, async ({ body: { mail_language }, account, audit }) => {
    const named = (language: Language) => ({ mail_language: languageNames[language] })
    const changes = changesBetween(named(account.mail_language), named(mail_language))
    await db.transaction().execute(async (tx) => {
      await updateAccount(tx, account.id, { mail_language })
      if (changes.length > 0) await writeDiary(tx, audit, { kind: 'account', ...entryOf(account), changes })
    })
    return { message: serverMessages.auth.languageSaved }
  })

  /** Guesses count as those at the login do: an open session alone does not give the account away. */
  api.handle(calls.changePassword, async ({ body, account: { id, email }, audit, request, reply }) => {
    const account = orNotFound(await findAccount(db, id), accessMessages.accounts.notFound)
    const device = devices.find(request, account)
    const typed = { email, password: body.current_password, account, device }
    if (!(await isRightPassword(services, request, typed))) {
      request.log.warn({ event: 'password_change_failed', account: id })
      throw wrongPassword()
    }
    checkPasswordStrength(body.password, email)
    const password_hash = await passwords.hash(body.password, 'high')
    const { token, ended } = await db.transaction().execute(async (tx) => {
      await lockAccountsFor(tx, audit.actor)
      if (!(await updatePassword(tx, account, password_hash))) throw wrongPassword()
      const ended = await revokeHandedOut(tx, id, audit.now)
      const token = await sessions.start(tx, id, request, { proved: true })
      await writeSecurityEntry(tx, audit, account, { action: 'password_changed' })
      return { token, ended }
    })
    sessions.give(reply, token)
    devices.remember(request, reply, { ...account, password_hash })
    request.log.warn({ event: 'password_changed', account: id })
    const { passwordChanged, invitationsEnded } = serverMessages.auth
    return { message: ended > 0 ? `${passwordChanged} ${invitationsEnded}` : passwordChanged }
  })

  api.handle(calls.listSessions, async ({ account, query, request }) => {
    const { items, total } = await listSessions(db, account.id, clock(), query)
    const current = sessions.tokenHashOf(request)
    return { items: items.map((item) => ({ ...item, current: item.token_hash === current })), total }
  })

  api.handle(calls.endSession, async ({ params, account, audit, request }) => {
    await db.transaction().execute(async (tx) => {
      await lockAccounts(tx)
      const device = await deleteOwnSession(tx, account.id, params.id)
      if (device === undefined) throw new Failure('not_found', accessMessages.accounts.sessionNotFound)
      await writeSecurityEntry(tx, audit, account, { action: 'session_ended', facts: { name: device } })
    })
    request.log.info({ event: 'session_ended', account: account.id })
    return { message: accessMessages.accounts.sessionEnded }
  })

  api.handle(calls.endOtherSessions, async ({ account, audit, request }) => {
    await db.transaction().execute(async (tx) => {
      await lockAccounts(tx)
      await deleteOtherSessions(tx, account.id, sessions.tokenHashOf(request) ?? '')
      await writeSecurityEntry(tx, audit, account, { action: 'other_sessions_ended' })
    })
    request.log.warn({ event: 'sessions_ended', account: account.id })
    return { message: serverMessages.secondStep.sessionsEnded }
  })
}

const wrongPassword = () =>
  new InputFailure(serverMessages.auth.passwordWrong, { current_password: serverMessages.auth.passwordWrong })
