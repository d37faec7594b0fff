// Invitations, and whether people may sign up by themselves.

import { accessMessages } from '#contract/access/messages.ts'
import { calls } from '#contract/calls.ts'
import { writeDiary } from '../../db/diary.ts'
import type { Api } from '../../http/handle.ts'
import type { AuthServices } from '../services.ts'
import { countAccounts, recordLogin } from '../store.ts'
import { findInvitation, isSignupOpen, listInvitations, setSignupOpen } from './invitation-store.ts'
import { acceptInvitation, invite, revokeInvitation } from './invitations.ts'

const words = accessMessages.invitations

export function invitationRoutes(api: Api, services: AuthServices) {
  const { db, clock, limits, sessions, devices, company, config, wakeMail } = services

  api.handle(calls.createInvitation, async ({ body, audit, account, request, reply, prove }) => {
    if (body.roles.includes('owner')) await prove()
    const link = await invite(services, { ...audit.actor, id: account.id }, body)
    if (!link) wakeMail()
    request.log.warn({ event: 'invited', roles: body.roles, by: account.id })
    reply.header('Cache-Control', 'no-store')
    return link ? { message: words.made, link } : { message: words.mailed }
  })

  api.handle(calls.listInvitations, ({ query }) => listInvitations(db, query, clock()))

  api.handle(calls.revokeInvitation, async ({ params, audit, account, request }) => {
    await revokeInvitation(db, audit, params.id)
    request.log.warn({ event: 'invitation_revoked', by: account.id })
    return { message: words.revoked }
  })

  api.handle(calls.checkInvitation, async ({ params, reply }) => {
    reply.header('Cache-Control', 'no-store')
    const found = await findInvitation(db, params.token, clock())
    if (!found) return { works: false, company: '', roles: [], email: null }
    return { works: true, company: (await company()).name, roles: found.roles, email: found.email }
  })

  api.handle(calls.acceptInvitation, async ({ params, body, audit, request, reply }) => {
    let token = ''
    const accepting = () =>
      acceptInvitation({ ...services, actor: audit.actor }, params.token, body, async (tx, account) => {
        await recordLogin(tx, account, clock())
        token = await sessions.start(tx, account.id, request)
      })
    const account = await limits.atOnce(request, 'passwords', accepting)
    sessions.give(reply, token)
    devices.remember(request, reply, account)
    request.log.warn({ event: 'invitation_accepted', account: account.id })
    return { message: words.accepted }
  })

  api.handle(calls.getSignup, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    const open = (await isSignupOpen(db)) || (await countAccounts(db)) === 0
    return { open, sends_mail: config.smtpUrl !== undefined }
  })

  api.handle(calls.changeSignup, async ({ body: { open }, audit, account, request }) => {
    await db.transaction().execute(async (tx) => {
      if ((await isSignupOpen(tx)) === open) return
      await setSignupOpen(tx, open, audit.now)
      const action = open ? 'signup_opened' : 'signup_closed'
      await writeDiary(tx, audit, { kind: 'account', subject: 'site', action })
    })
    request.log.warn({ event: 'signup_switched', open, by: account.id })
    return { message: open ? words.signupOpened : words.signupClosed }
  })
}
