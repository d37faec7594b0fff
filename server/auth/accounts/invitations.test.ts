import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Account } from '#contract/access/accounts.ts'
import type { Invitation } from '#contract/access/invitations.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { createOwnedApp, send, signIn } from '../../testing/app.ts'
import { mailsIn } from '../../testing/applications.ts'
import { invite } from './invitations.ts'

const password = 'a long enough secret'
const anu = { name: 'Anu Thomas', email: 'anu@example.com', password }
const words = accessMessages.invitations
const smtp = { SMTP_URL: 'smtp://localhost:1' }
const dayMs = 86_400_000

async function createSite(t: TestContext, env: Record<string, string> = {}) {
  let now = new Date('2026-11-16T10:00:00Z')
  const { app, db, headers } = await createOwnedApp(t, { env, now: () => now })
  const invite = (payload: object, by = headers) =>
    send(app, calls.createInvitation, { headers: by, payload })
  const linkFor = async (payload: object) => tokenIn((await invite(payload)).json().link)
  const accept = (param: string, payload: object = anu, cookie: Record<string, string> = {}) =>
    send(app, calls.acceptInvitation, { param, payload, headers: cookie })
  const check = async (param: string) => (await send(app, calls.checkInvitation, { param })).json()
  const open = async () => (await send(app, calls.listInvitations, { headers })).json<Invitation[]>()
  const pass = (days: number) => {
    now = new Date(now.getTime() + days * dayMs)
  }
  return { app, db, headers, invite, linkFor, accept, check, open, pass }
}

const tokenIn = (text: string) => /\/admin\/invitation\/([\w-]{43})/.exec(text)?.[1] ?? ''
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) => ({
  cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
})

test('somebody with the link makes an account, is logged in, and may do what the roles include', async (t) => {
  const { app, db, linkFor, accept, check, open } = await createSite(t)
  const token = await linkFor({ roles: ['office', 'hiring', 'office'] })
  assert.equal(token.length, 43)
  const [row] = await db.selectFrom('links').selectAll().where('kind', '=', 'invitation').execute()
  assert.equal(JSON.stringify(row).includes(token), false, 'only its hash is stored')
  const state = await check(token)
  assert.deepEqual([state.works, state.roles, state.email], [true, ['hiring', 'office'], null])
  assert.partialDeepStrictEqual(await open(), [
    { roles: ['hiring', 'office'], email: null, mailed: false, invited_by: 'owner@example.com' },
  ])

  const accepted = await accept(token)
  assert.deepEqual([accepted.statusCode, accepted.json().message], [200, words.accepted])
  const headers = cookieOf(accepted)
  const me = (await send(app, calls.whoAmI, { headers })).json<Account>()
  assert.partialDeepStrictEqual(me, {
    ...{ name: anu.name, email: anu.email, status: 'active', confirmed_at: null },
    roles: ['hiring', 'office'],
  })
  assert.equal((await send(app, calls.listApplications, { headers })).statusCode, 200)
  assert.equal((await send(app, calls.listContents, { headers })).statusCode, 403)
  assert.equal((await send(app, calls.login, { payload: anu })).statusCode, 200)
  assert.deepEqual([await open(), (await check(token)).works], [[], false])

  const kinds = ['account', 'invited'] as const
  const entries = await db.selectFrom('diary').selectAll().where('kind', 'in', kinds).orderBy('id').execute()
  assert.deepEqual(
    entries.slice(-2).map(({ kind, by_name, action, facts }) => [kind, by_name, action, facts]),
    [
      ['invited', 'owner@example.com', 'invited_somebody', '{"roles":["hiring","office"]}'],
      ['account', anu.name, 'invitation_accepted', '{"roles":["hiring","office"]}'],
    ],
  )
  assert.equal(JSON.stringify(entries).includes(token), false)
})

test('whoever is logged in and accepts gets a new session, and the old one ends', async (t) => {
  const { app, headers, linkFor, accept } = await createSite(t)
  const accepted = await accept(await linkFor({ roles: ['editor'] }), anu, headers)
  assert.equal((await send(app, calls.whoAmI, { headers })).statusCode, 401)
  const { email } = (await send(app, calls.whoAmI, { headers: cookieOf(accepted) })).json<Account>()
  assert.equal(email, anu.email)
})

test('a link that is over, taken back or made up is refused with what to do', async (t) => {
  const { app, headers, linkFor, accept, check, open, pass } = await createSite(t)
  const revoked = await linkFor({ roles: ['editor'] })
  const [{ id: param = '' } = {}] = await open()
  const back = await send(app, calls.revokeInvitation, { headers, param })
  assert.deepEqual([back.statusCode, back.json().message], [200, words.revoked])
  assert.equal((await send(app, calls.revokeInvitation, { headers, param })).statusCode, 404)
  const over = await linkFor({ roles: ['editor'] })
  pass(6.9)
  assert.equal((await check(over)).works, true)
  pass(0.2)
  for (const token of [revoked, over, 'made-up', `${over}x`, '%00']) {
    assert.deepEqual(await check(token), { works: false, company: '', roles: [], email: null })
    const refused = await accept(token)
    assert.deepEqual([refused.statusCode, refused.json().message], [400, words.linkDead])
  }
  const hers = await signIn(app)
  assert.deepEqual((await send(app, calls.listInvitations, { headers: hers })).json(), [])
})

test('with an address the invitation is mailed; its link proves the address and is for nobody else', async (t) => {
  const { app, db, invite, accept, check, open } = await createSite(t, smtp)
  const made = await invite({ roles: ['editor'], email: ' Anu@Example.com ' })
  assert.deepEqual([made.statusCode, made.json()], [200, { message: words.mailed }])
  const [mail] = await mailsIn(db)
  assert.equal(mail?.recipient, anu.email)
  assert.match(
    mail?.text ?? '',
    /^owner@example\.com invites you to the admin area of the website of .+, as Editor\.\n/,
  )
  const token = tokenIn(mail?.text ?? '')
  assert.equal((await check(token)).email, anu.email)
  assert.partialDeepStrictEqual(await open(), [{ email: anu.email, mailed: true }])
  const accepted = await accept(token, { ...anu, email: 'somebody.else@example.com' })
  const me = (await send(app, calls.whoAmI, { headers: cookieOf(accepted) })).json<Account>()
  assert.equal(me.email, anu.email)
  assert.ok(me.confirmed_at)
  assert.deepEqual(await mailsIn(db), [])
})

test('where no mail can be sent, an invitation to an address is a link that does not prove it', async (t) => {
  const { app, db, linkFor, accept } = await createSite(t)
  const token = await linkFor({ roles: ['office'], email: anu.email })
  assert.deepEqual(await mailsIn(db), [])
  const accepted = await accept(token, { name: '', password })
  const me = (await send(app, calls.whoAmI, { headers: cookieOf(accepted) })).json<Account>()
  assert.deepEqual([me.email, me.confirmed_at], [anu.email, null])
})

test('a newer invitation to the same address replaces the older one, and its mail that has not left', async (t) => {
  const { db, invite, accept, open } = await createSite(t, smtp)
  const mailed = async () => {
    assert.equal((await invite({ roles: ['editor'], email: anu.email })).statusCode, 200)
    const mails = await mailsIn(db)
    assert.equal(mails.length, 1)
    return tokenIn(mails[0]?.text ?? '')
  }
  const [older, newer] = [await mailed(), await mailed()]
  assert.equal((await open()).length, 1)
  assert.equal((await accept(older)).statusCode, 400)
  assert.equal((await accept(newer)).statusCode, 200)
})

test('an address that has an account is told so, to the owner and to whoever accepts', async (t) => {
  const { app, invite, linkFor, accept, check } = await createSite(t)
  const refused = await invite({ roles: ['editor'], email: 'owner@example.com' })
  assert.deepEqual([refused.statusCode, refused.json().fields], [409, { email: words.hasAccount }])
  const token = await linkFor({ roles: ['editor'] })
  const taken = await accept(token, { ...anu, email: 'OWNER@example.com' })
  assert.deepEqual([taken.statusCode, taken.json().fields], [409, { email: words.taken }])
  assert.equal((await check(token)).works, true, 'it can be tried again')
  assert.equal((await accept(token)).statusCode, 200)
  const again = await send(app, calls.login, { payload: { email: 'owner@example.com', password } })
  assert.equal(again.statusCode, 200)
})

test('a stranger who signs up with the address that was invited keeps nobody out', async (t) => {
  const { app, db, invite, accept } = await createSite(t, smtp)
  await invite({ roles: ['office'], email: anu.email })
  const token = tokenIn((await mailsIn(db)).at(-1)?.text ?? '')
  const stranger = { email: anu.email, password: 'what a stranger typed' }
  assert.equal((await send(app, calls.signup, { payload: stranger })).statusCode, 200)
  assert.equal((await accept(token)).statusCode, 200)
  assert.equal((await send(app, calls.login, { payload: anu })).statusCode, 200)
  assert.equal((await send(app, calls.login, { payload: stranger })).statusCode, 401)
})

test('a wrong form is told, and does not use up the link', async (t) => {
  const { invite, linkFor, accept } = await createSite(t)
  for (const payload of [{}, { roles: [] }, { roles: ['boss'] }, { roles: ['editor'], email: 'no address' }])
    assert.equal((await invite(payload)).statusCode, 400)
  const token = await linkFor({ roles: ['editor'], email: '' })
  for (const [payload, field] of [
    [{ ...anu, email: '' }, 'email'],
    [{ ...anu, email: 'no address' }, 'email'],
    [{ ...anu, password: 'short' }, 'password'],
    [{ ...anu, password: 'Password123' }, 'password'],
    [{ ...anu, password: anu.email }, 'password'],
    [{ ...anu, name: 'x'.repeat(121) }, 'name'],
  ] as const) {
    const refused = await accept(token, payload)
    assert.equal(refused.statusCode, 400)
    assert.deepEqual(Object.keys(refused.json().fields), [field])
  }
  for (const name of ['OWNER@example.com', 'anu@example.com', 'Visitor']) {
    const taken = await accept(token, { ...anu, name, email: 'biju@example.com' })
    assert.deepEqual([taken.statusCode, Object.keys(taken.json().fields)], [409, ['name']], name)
  }
  assert.equal((await accept(token)).statusCode, 200)
})

test('an owner can be invited, and invitations end with the owner who made them', async (t) => {
  const { app, db, headers, invite, linkFor, accept, check } = await createSite(t)
  const hers = cookieOf(await accept(await linkFor({ roles: ['owner', 'editor'], password })))
  const me = (await send(app, calls.whoAmI, { headers: hers })).json<Account>()
  assert.deepEqual(me.roles, ['owner'])
  for (const end of [
    () => send(app, calls.changeRoles, { headers, param: me.id, payload: { roles: ['editor'] } }),
    () => send(app, calls.removeAccount, { headers, param: me.id }),
  ]) {
    await db.updateTable('accounts').set({ role: 'owner' }).execute()
    const token = tokenIn((await invite({ roles: ['owner'], password }, hers)).json().link)
    assert.equal((await check(token)).works, true)
    await end()
    assert.equal((await check(token)).works, false)
  }
})

test('an owner who is demoted at the same moment invites nobody', async (t) => {
  const { db } = await createSite(t)
  const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  await db.updateTable('accounts').set({ role: 'staff' }).execute()
  const services = {
    ...{ db, clock: () => new Date(), config: { publicUrl: 'http://localhost' } },
    company: async () => company,
  }
  const inviting = invite(services, { id, name: 'Asha', device: '' }, { roles: ['owner'] })
  await assert.rejects(inviting, { code: 'not_allowed' })
  assert.deepEqual(await db.selectFrom('links').selectAll().where('kind', '=', 'invitation').execute(), [])
})

test('an owner closes signing up: strangers are told, invitations still work, and it can be opened again', async (t) => {
  const { app, db, headers, linkFor, accept } = await createSite(t)
  const isOpen = async () => (await send(app, calls.getSignup)).json().open
  const change = (open: unknown) => send(app, calls.changeSignup, { headers, payload: { open } })
  assert.equal(await isOpen(), true)
  for (let time = 0; time < 2; time++) assert.equal((await change(false)).statusCode, 200)
  assert.equal(await isOpen(), false)
  assert.equal((await change('perhaps')).statusCode, 400)
  for (const email of [anu.email, 'owner@example.com']) {
    const refused = await send(app, calls.signup, { payload: { email, password } })
    assert.deepEqual([refused.statusCode, refused.json().message], [403, words.closed])
  }
  assert.equal((await accept(await linkFor({ roles: ['editor'] }))).statusCode, 200)
  await change(true)
  const late = await send(app, calls.signup, { payload: { email: 'late@example.com', password } })
  assert.deepEqual(late.json(), { message: 'Signup successful', role: 'staff' })
  const entries = await db.selectFrom('diary').select('action').where('subject', '=', 'site').execute()
  assert.deepEqual(entries.map(({ action }) => action).sort(), ['signup_closed', 'signup_opened'])
  await change(false)
  await db.deleteFrom('accounts').execute()
  assert.equal(await isOpen(), true, 'the first account can always be made')
  const first = await send(app, calls.signup, { payload: { email: anu.email, password } })
  assert.deepEqual([first.statusCode, first.json().role], [200, 'owner'])
})
