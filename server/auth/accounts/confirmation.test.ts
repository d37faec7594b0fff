import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Account } from '#contract/access/accounts.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../../db/database.ts'
import { createOwnedApp, type createTestApp, send } from '../../testing/app.ts'
import { mailedToken, mailsIn, sendMails } from '../../testing/applications.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { renderer } from '../../testing/renderer.ts'

type App = Awaited<ReturnType<typeof createTestApp>>['app']

const anil = { email: 'anil@example.com', password: 'a long enough secret' }
const his = { email: 'anil@example.com', password: 'that only he knows' }
const day = 86_400_000
/** Nobody listens there: the mails stay in the queue. */
const withMail = { SMTP_URL: 'smtp://127.0.0.1:9' }
const tokenIn = (text = '') => /\/admin\/confirm\/([\w-]{43})$/m.exec(text)?.[1] ?? ''

async function resetPassword(app: App, db: Db) {
  await send(app, calls.forgotPassword, { payload: anil })
  const param = await mailedToken(db)
  assert.equal((await send(app, calls.resetPassword, { param, payload: his })).statusCode, 200)
}

async function createOffice(t: TestContext, options: Parameters<typeof createTestApp>[1] = {}) {
  const site = await createOwnedApp(t, options)
  const { app, headers } = site
  await send(app, calls.signup, { payload: anil })
  const list = async () => (await send(app, calls.listAccounts, { headers })).json<Account[]>()
  const id = (await list()).find(({ email }) => email === anil.email)?.id ?? ''
  return {
    ...{ ...site, id },
    listed: async () => (await list()).find((account) => account.id === id),
    approve: () => send(app, calls.approveAccount, { headers, param: id, payload: {} }),
    askForLink: () => send(app, calls.mailConfirmationLink, { headers, param: id, payload: {} }),
    confirm: (token: string) => send(app, calls.resetPassword, { param: token, payload: his }),
    logIn: (payload = his) => send(app, calls.login, { payload }),
  }
}

test('where mails can be sent, an approved account opens by the link that is mailed to its address', async (t) => {
  const { url, received } = await startMailServer(t)
  let woken = 0
  const { app, db, approve, confirm, listed, logIn, ...site } = await createOffice(t, {
    env: { SMTP_URL: url, PUBLIC_URL: 'http://localhost:4321' },
    services: { renderer, wakeMail: () => (woken += 1) },
  })
  assert.equal((await approve()).json().message, accessMessages.accounts.approvedAndMailed)
  assert.equal(woken, 2, 'for the mail to the owner, and for this one')
  assert.partialDeepStrictEqual(await listed(), { status: 'approved', confirmed_at: null })
  const early = await logIn(anil)
  assert.deepEqual(
    [early.statusCode, early.json()],
    [403, { code: 'not_confirmed', message: staffMessages.auth.approved }],
  )
  assert.equal(early.cookies.length, 0)
  const guess = await send(app, calls.login, { payload: { ...anil, password: 'not this one' } })
  assert.equal(guess.statusCode, 401)

  await sendMails({ ...site, db })
  assert.deepEqual(received[0]?.to, [anil.email])
  const mail = received[0]?.text.replaceAll('\r\n', '\n') ?? ''
  assert.match(mail, /^http:\/\/localhost:4321\/admin\/confirm\/[\w-]{43}$/m)
  const token = tokenIn(mail)
  const stored = JSON.stringify(await db.selectFrom('links').selectAll().execute())
  assert.equal(stored.includes(token), false)

  // A mail scanner opens every link.
  const page = adminPages.confirmAddress.path.replace(':token', token)
  assert.equal((await app.inject({ url: page, headers: { accept: 'text/html' } })).statusCode, 200)
  for (const password of ['', 'short', anil.email]) {
    const weak = await send(app, calls.resetPassword, { param: token, payload: { password } })
    assert.equal(weak.statusCode, 400)
  }
  assert.equal((await logIn(anil)).statusCode, 403)

  assert.equal((await confirm(token)).statusCode, 200)
  assert.equal(
    (await logIn(anil)).statusCode,
    401,
    'whoever signed up with the address of somebody else is out',
  )
  assert.equal((await logIn()).statusCode, 200)
  assert.match((await listed())?.confirmed_at ?? '', /^\d{4}-/)
  const { action } = await db
    .selectFrom('diary')
    .select('action')
    .where('kind', '=', 'security')
    .executeTakeFirstOrThrow()
  assert.equal(action, 'address_confirmed')
})

test('of all links that choose a password, the first that is used ends the others', async (t) => {
  const { app, db, approve, askForLink, confirm } = await createOffice(t, { env: withMail })
  await approve()
  const first = await mailedToken(db, 'confirm')
  assert.equal((await askForLink()).json().message, accessMessages.accounts.linkMailed)
  const second = await mailedToken(db, 'confirm')
  await resetPassword(app, db)
  for (const token of [first, second]) assert.equal((await confirm(token)).statusCode, 400)
})

test('without a mail server approval opens the account, and the link is a file like every mail', async (t) => {
  const { db, approve, askForLink, confirm, listed, logIn } = await createOffice(t)
  assert.equal((await askForLink()).statusCode, 409, 'not before it is approved')
  assert.equal((await approve()).json().message, 'Account approved')
  assert.equal((await logIn(anil)).statusCode, 200)
  assert.partialDeepStrictEqual(await listed(), { status: 'active', confirmed_at: null })
  assert.deepEqual(
    (await mailsIn(db)).map(({ recipient, subject }) => [recipient, subject]),
    [[anil.email, 'You are approved and can log in']],
  )
  assert.deepEqual((await askForLink()).json(), { message: serverMessages.accounts.linkKept })
  assert.equal((await confirm(await mailedToken(db, 'confirm'))).statusCode, 200)
  assert.match((await listed())?.confirmed_at ?? '', /^\d{4}-/)
  assert.equal((await logIn(anil)).statusCode, 401)
  const again = await askForLink()
  assert.deepEqual([again.statusCode, again.json().message], [409, accessMessages.accounts.nothingToConfirm])
})

test('a link works for a week, and a newer mail takes the place of one that has not left', async (t) => {
  let now = new Date('2026-11-02T08:00:00Z')
  const { db, approve, askForLink, confirm, logIn } = await createOffice(t, { env: withMail, now: () => now })
  await approve()
  await askForLink()
  assert.equal((await mailsIn(db)).length, 1)
  const second = await mailedToken(db, 'confirm')
  now = new Date(now.getTime() + 7 * day)
  assert.equal((await confirm(second)).statusCode, 400)
  now = new Date(now.getTime() - 1)
  assert.equal((await confirm(second)).statusCode, 200)
  assert.equal((await logIn()).statusCode, 200)
})

test('a link and its mail go with the account', async (t) => {
  const { app, db, headers, id, approve, askForLink, confirm } = await createOffice(t, { env: withMail })
  await approve()
  const token = await mailedToken(db, 'confirm')
  await send(app, calls.removeAccount, { headers, param: id })
  assert.deepEqual(await mailsIn(db), [])
  assert.equal((await confirm(token)).statusCode, 400)
  assert.equal((await askForLink()).statusCode, 404)
  assert.equal((await approve()).statusCode, 404)
})

test('an account that is approved twice at once gets one mail', async (t) => {
  const { db, approve } = await createOffice(t, { env: withMail })
  const answers = await Promise.all([approve(), approve()])
  assert.deepEqual(new Set(answers.map(({ body }) => body)).size, 1)
  assert.equal((await mailsIn(db)).length, 1)
})

test('an address that is confirmed before the approval needs no link, and is told that it can log in', async (t) => {
  const { app, db, approve, logIn } = await createOffice(t, { env: withMail })
  await resetPassword(app, db)
  const early = await logIn()
  assert.deepEqual([early.statusCode, early.json().message], [403, staffMessages.auth.waiting])
  assert.equal((await approve()).json().message, 'Account approved')
  assert.equal((await logIn()).statusCode, 200)
  const mail = (await mailsIn(db)).at(-1)
  assert.deepEqual([mail?.recipient, mail?.subject], [anil.email, 'You are approved and can log in'])
  assert.match(mail?.text ?? '', /^http:\/\/localhost:3000\/admin\/login$/m)
  assert.equal(tokenIn(mail?.text), '')
})
