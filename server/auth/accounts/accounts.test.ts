import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Account } from '#contract/access/accounts.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { createOwnedApp, createTestApp, exchange, send, signIn } from '../../testing/app.ts'
import { mailsIn } from '../../testing/applications.ts'
import { findAccountByEmail } from '../store.ts'
import { createSetupLink, firstSignupLink } from './signup.ts'

const password = 'a long enough secret'
const owner = { email: 'owner@example.com', password }
const anil = { email: 'anil@example.com', password }
const loopback = { publicUrl: 'http://localhost:3000', host: '127.0.0.1' }
const open = { publicUrl: 'https://build.example.com', host: '127.0.0.1' }

test('the first account owns the site and may log in at once', async (t) => {
  const { app } = await createTestApp(t)
  const signup = await send(app, calls.signup, { payload: owner })
  assert.equal(signup.statusCode, 200)
  assert.deepEqual(signup.json(), { message: 'Signup successful', role: 'owner' })
  assert.equal((await send(app, calls.login, { payload: owner })).json().message, 'Login successful')

  const headers = await signIn(app)
  const me = (await send(app, calls.whoAmI, { headers })).json()
  assert.partialDeepStrictEqual(me, { email: owner.email, roles: ['owner'], status: 'active' })
  assert.equal('password_hash' in me, false)
})

test('a later account waits until the owner approves it', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  const signup = await send(app, calls.signup, { payload: anil })
  assert.deepEqual([signup.statusCode, signup.json()], [200, { message: 'Signup successful', role: 'staff' }])

  const early = await send(app, calls.login, { payload: anil })
  assert.equal(early.statusCode, 403)
  assert.match(early.json().message, /owner .*approve/)
  assert.equal(early.cookies.length, 0)
  const guess = await send(app, calls.login, { payload: { ...anil, password: 'not this one' } })
  assert.equal(guess.statusCode, 401)

  const listed = await send(app, calls.listAccounts, { headers })
  const [waiting, first] = listed.json<Account[]>()
  assert.equal(listed.headers['x-total-count'], '2')
  assert.partialDeepStrictEqual(waiting, {
    email: anil.email,
    roles: ['editor', 'hiring', 'office'],
    status: 'waiting',
  })
  assert.partialDeepStrictEqual(first, { email: owner.email, roles: ['owner'] })
  assert.match(first?.last_login_at ?? '', /^\d{4}-/)

  const approved = await send(app, calls.approveAccount, { headers, param: waiting?.id, payload: {} })
  assert.equal(approved.json().message, 'Account approved')
  assert.equal((await send(app, calls.login, { payload: anil })).statusCode, 200)
})

test('the list of accounts is searched, filtered and sorted', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  for (const email of ['chitra@example.com', anil.email])
    await send(app, calls.signup, { payload: { email, password } })
  const names = async (query: Record<string, string>) => {
    const found = await send(app, calls.listAccounts, { headers, query })
    const people = found.json<Account[]>().map(({ email }) => email.split('@')[0])
    assert.equal(found.headers['x-total-count'], String(people.length))
    return people
  }
  assert.deepEqual(await names({}), ['chitra', 'anil', 'owner'])
  assert.deepEqual(await names({ search: 'CHI' }), ['chitra'])
  assert.deepEqual(await names({ status: 'waiting', sort: 'name' }), ['anil', 'chitra'])
  assert.deepEqual(await names({ role: 'owner' }), ['owner'])
  assert.deepEqual(await names({ status: 'active', role: 'hiring' }), [])
  assert.deepEqual(await names({ sort: 'newest' }), ['anil', 'chitra', 'owner'])
  assert.deepEqual(await names({ sort: 'oldest' }), ['owner', 'chitra', 'anil'])
  assert.deepEqual(await names({ sort: 'login' }), ['owner', 'chitra', 'anil'])
  assert.equal((await send(app, calls.listAccounts, { headers, query: { role: 'boss' } })).statusCode, 400)
})

test('an address can have one account, however it is written', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  const payload = { email: '  OWNER@Example.com ', password: 'quite another secret' }
  const again = await send(app, calls.signup, { payload })
  assert.equal(again.statusCode, 409)
  assert.match(again.json().message, /already exists/)
  const atOnce = await Promise.all([1, 2, 3].map(() => send(app, calls.signup, { payload: anil })))
  assert.deepEqual(atOnce.map(({ statusCode }) => statusCode).sort(), [200, 409, 409])
  assert.equal((await send(app, calls.listAccounts, { headers })).json().length, 2)
  assert.equal(
    (await send(app, calls.login, { payload: { ...owner, email: 'Owner@example.com' } })).statusCode,
    200,
  )
})

test('of twenty people who sign up on an empty site at the same moment, one is the owner and the others wait', async (t) => {
  const { app, db } = await createTestApp(t)
  const { app: other } = await createTestApp(t, { services: { db } })
  const people = Array.from({ length: 20 }, (_, n) => ({ email: `person-${n}@example.com`, password }))
  // A few may be told that the server is busy, and try again as they would.
  for (let left = people; left.length > 0; ) {
    const answers = await Promise.all(
      left.map((payload, n) => send(n % 2 ? app : other, calls.signup, { payload })),
    )
    left = left.filter((_, n) => answers[n]?.statusCode === 503)
  }
  const accounts = await db.selectFrom('accounts').select(['role', 'status']).execute()
  assert.equal(accounts.length, 20)
  assert.equal(accounts.filter(({ role }) => role === 'owner').length, 1)
  assert.equal(accounts.filter(({ status }) => status === 'active').length, 1)
})

test('an account that is removed is logged out at once, and its address is in no mail any more', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  await send(app, calls.signup, { payload: anil })
  const [waiting] = (await send(app, calls.listAccounts, { headers })).json<Account[]>()
  await send(app, calls.approveAccount, { headers, param: waiting?.id, payload: {} })
  const his = await signIn(app, anil.email)
  assert.equal((await send(app, calls.whoAmI, { headers: his })).statusCode, 200)

  await send(app, calls.forgotPassword, { payload: { email: anil.email } })
  // Whose link is dead goes with it anyway.
  await db.updateTable('mails').set({ status: 'sent' }).execute()
  const removed = await send(app, calls.removeAccount, { headers, param: waiting?.id })
  assert.equal(removed.json().message, 'Account removed')
  assert.equal((await send(app, calls.whoAmI, { headers: his })).statusCode, 401)
  assert.equal((await send(app, calls.login, { payload: anil })).statusCode, 401)
  assert.equal((await send(app, calls.removeAccount, { headers, param: waiting?.id })).statusCode, 404)
  assert.ok((await mailsIn(db)).every(({ recipient }) => recipient !== anil.email))
})

/** An office with an owner and somebody else whose account is open. */
async function createOffice(t: TestContext, options?: Parameters<typeof createTestApp>[1]) {
  const { app, db, headers } = await createOwnedApp(t, options)
  await send(app, calls.signup, { payload: anil })
  await db.updateTable('accounts').set({ status: 'active' }).execute()
  const his = await signIn(app, anil.email)
  const idOf = async (cookie: Record<string, string>) =>
    (await send(app, calls.whoAmI, { headers: cookie })).json<Account>().id
  const change = async (cookie: Record<string, string>, id: string, role: string) =>
    send(app, calls.changeRoles, {
      headers: cookie,
      param: id,
      payload: { roles: [role], password: owner.password },
    })
  return { app, db, headers, his, id: await idOf(headers), hisId: await idOf(his), change }
}

test('the last owner stays one, also when two owners end each other at the same moment', async (t) => {
  const { app, db, headers, his, id, hisId, change } = await createOffice(t)
  const owners = () => db.selectFrom('accounts').select('id').where('role', '=', 'owner').execute()
  const alone = await change(headers, id, 'editor')
  const removed = await send(app, calls.removeAccount, { headers, param: id })
  for (const refused of [alone, removed])
    assert.deepEqual([refused.statusCode, refused.json().message], [409, accessMessages.accounts.lastOwner])
  for (const [first, second] of [
    [() => change(headers, hisId, 'editor'), () => change(his, id, 'editor')],
    [() => change(headers, id, 'editor'), () => change(his, hisId, 'editor')],
    [
      () => change(headers, hisId, 'editor'),
      () => send(app, calls.removeAccount, { headers: his, param: id }),
    ],
  ] as const) {
    await db.updateTable('accounts').set({ role: 'owner' }).execute()
    await Promise.all([first(), second()])
    assert.equal((await owners()).length, 1)
  }
})

test('every owner gets a mail when somebody waits, and it goes when the account is let in or refused', async (t) => {
  const { app, db, headers, hisId, change } = await createOffice(t)
  await change(headers, hisId, 'owner')
  await db.deleteFrom('mails').execute()
  await send(app, calls.signup, { payload: { email: 'devika@example.com', password } })
  const mails = await mailsIn(db)
  assert.deepEqual(mails.map(({ recipient }) => recipient).sort(), [anil.email, owner.email])
  assert.match(mails[0]?.subject ?? '', /^Waiting for your approval: devika \(at\) example \(dot\) com$/)
  assert.match(mails[0]?.text ?? '', /^http:\/\/localhost:3000\/admin\/accounts$/m)
  const { id: param } = (await findAccountByEmail(db, 'devika@example.com')) ?? {}
  await send(app, calls.removeAccount, { headers, param })
  assert.deepEqual(await mailsIn(db), [])
})

test('a flood of sign-ups ends in a last mail to the owner, which says so', async (t) => {
  const { app, db } = await createTestApp(t, { env: { RATE_LIMIT: 'on' } })
  await signIn(app)
  const { most } = attemptLimits.signupNotices
  for (let n = 0; n < most + 2; n++) {
    const payload = { email: `stranger${n}@example.com`, password }
    const { statusCode } = await send(app, calls.signup, { payload, remoteAddress: `203.0.113.${n}` })
    assert.equal(statusCode, 200)
  }
  const texts = (await mailsIn(db)).map(({ text }) => text)
  assert.equal(texts.length, most)
  assert.deepEqual(
    texts.map((text) => text.includes('the last mail about them for a day')),
    [...Array(most - 1).fill(false), true],
  )
})

test('on a public address the first account needs the link from the log, later ones do not', async (t) => {
  const { app, db } = await createTestApp(t, { env: { PUBLIC_URL: open.publicUrl } })
  const now = () => new Date()
  const links = [await firstSignupLink(db, now, open), await firstSignupLink(db, now, open)]
  const [setup = ''] = links.map((link) => new URL(link ?? '').searchParams.get('setup') ?? '')
  assert.match(links[0] ?? '', /^https:\/\/build\.example\.com\/admin\/signup\?setup=[\w-]{43}$/)
  assert.equal(JSON.stringify(await db.selectFrom('settings').selectAll().execute()).includes(setup), false)

  for (const wrong of [undefined, '', 'guess', `${setup}x`]) {
    const stranger = await send(app, calls.signup, { payload: { ...anil, setup: wrong } })
    assert.equal(stranger.statusCode, 403)
    assert.match(stranger.json().message, /set-up link/)
  }
  assert.equal((await send(app, calls.signup, { payload: { ...owner, setup } })).statusCode, 200)
  assert.equal((await send(app, calls.signup, { payload: anil })).statusCode, 200)
  assert.equal(await firstSignupLink(db, now, open), undefined)
  assert.deepEqual(await db.selectFrom('links').selectAll().execute(), [])
})

const addresses = [
  { ...loopback, asks: false },
  { ...loopback, host: 'localhost', asks: false },
  { ...loopback, host: '::1', publicUrl: 'http://[::1]:3000', asks: false },
  { ...loopback, host: '0.0.0.0', asks: true },
  { ...loopback, host: '192.168.1.20', asks: true },
  { ...loopback, publicUrl: 'http://build.example.com', asks: true },
]
for (const { publicUrl, host, asks } of addresses) {
  test(`${publicUrl} on ${host} ${asks ? 'asks' : 'does not ask'} for the set-up link`, async (t) => {
    const { app, db } = await createTestApp(t, { env: { PUBLIC_URL: publicUrl, HOST: host } })
    const link = await firstSignupLink(db, () => new Date(), { publicUrl, host })
    assert.equal(link?.includes('?setup='), asks)
    const answer = await send(app, calls.signup, { payload: owner })
    assert.equal(answer.statusCode, asks ? 403 : 200)
  })
}

const ways: [what: string, headers: Record<string, string>, asks: boolean][] = [
  ['a browser on this machine', { host: 'localhost:3000', origin: 'http://localhost:3000' }, false],
  ['a browser on this machine, over IPv6', { host: '[::1]:3000' }, false],
  ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }, true],
  ['X-Forwarded-Proto alone', { 'x-forwarded-proto': 'https' }, true],
  ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }, true],
  ['Forwarded', { forwarded: 'for=127.0.0.1' }, true],
  ['Via', { via: '1.1 proxy' }, true],
  ['the Host of a visitor', { host: 'build.example.com' }, true],
  ['a Host that only begins like this machine', { host: 'localhost.example.com' }, true],
]
for (const [what, headers, asks] of ways) {
  test(`without PUBLIC_URL, ${what} ${asks ? 'asks' : 'does not ask'} for the set-up link`, async (t) => {
    const { app, db } = await createTestApp(t)
    const signUp = (setup?: string) => send(app, calls.signup, { payload: { ...owner, setup }, headers })
    assert.equal((await signUp()).statusCode, asks ? 403 : 200)
    const link = await createSetupLink(db, () => new Date(), loopback.publicUrl)
    assert.equal(link !== undefined, asks)
    if (!link) return
    assert.equal((await signUp(new URL(link).searchParams.get('setup') ?? '')).statusCode, 200)
  })
}

test('a proxy that speaks HTTP/1.0 and says nothing about itself is asked for the set-up link', async (t) => {
  const { app } = await createTestApp(t)
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const signUp = (version: string) => {
    const body = JSON.stringify(owner)
    const head = `POST ${calls.signup.path} HTTP/${version}\r\nHost: ${address.host}\r\nContent-Type: application/json\r\n`
    return exchange(address, `${head}Content-Length: ${body.length}\r\n\r\n${body}`)
  }
  assert.match(await signUp('1.0'), /^HTTP\/1\.1 403 /)
  assert.match(await signUp('1.1'), /^HTTP\/1\.1 200 /)
})
