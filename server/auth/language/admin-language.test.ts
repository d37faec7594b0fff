// The admin area speaks the language of the account; before the login, the one that this browser asks for or had last.

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { malayalamOf, wordsIn } from '#contract/words.ts'
import { createTestApp, send } from '../../testing/app.ts'
import { renderer } from '../../testing/renderer.ts'
import { policySetting } from '../second-step/policy.ts'

const malayalam = wordsIn('ml', staffMessages)

const asha = { email: 'asha@example.com', password: 'a long enough secret' }
const { path: login } = adminPages.login

async function createSite(t: TestContext) {
  const { app, db } = await createTestApp(t, { services: { renderer } })
  await send(app, calls.signup, { payload: asha })
  const session = (await send(app, calls.login, { payload: asha })).cookies
    .filter(({ name }) => name === 'session')
    .map(({ name, value }) => `${name}=${value}`)
    .join('')
  const speak = (mail_language: string) =>
    send(app, calls.changeMailLanguage, { payload: { mail_language }, headers: { cookie: session } })
  const open = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } })
  const languageOf = async (url: string, headers?: Record<string, string>) =>
    /<html lang="(\w+)/.exec((await open(url, headers)).body)?.[1]
  return { app, db, session, speak, open, languageOf }
}

test('the pages of the admin area are in the language of the account', async (t) => {
  const { app, db, session, speak, open, languageOf } = await createSite(t)
  const cookie = { cookie: `${session}; language=en` }
  assert.equal(await languageOf('/admin', cookie), 'en')
  await speak('ml')
  for (const url of ['/admin', '/admin/allproject', '/admin/nowhere', '/admin?language=en'])
    assert.equal(await languageOf(url, { ...cookie, 'accept-language': 'en' }), 'ml', url)
  assert.equal(await languageOf('/', cookie), 'en', 'public pages go by their address')
  // Also while the account has to set up its second step.
  const value = JSON.stringify({ roles: ['owner'], from: '2020-01-01' })
  await db.insertInto('settings').values({ name: policySetting, value }).execute()
  assert.equal((await send(app, calls.whoAmI, { headers: cookie })).json().second_step_due, true)
  assert.equal(await languageOf('/admin', cookie), 'ml')
  await send(app, calls.logout, { headers: cookie })
  assert.equal(await languageOf('/admin', cookie), 'en', 'nobody is logged in any more')
  assert.equal((await open('/ml/admin')).statusCode, 404)
})

test('each language of the admin page has an ETag of its own, and no shared cache keeps it', async (t) => {
  const { session, speak, open } = await createSite(t)
  const english = await open('/admin', { cookie: session })
  assert.equal(english.headers['cache-control'], 'private, no-cache')
  const etag = String(english.headers.etag)
  assert.equal((await open('/admin', { cookie: session, 'if-none-match': etag })).statusCode, 304)
  await speak('ml')
  const changed = await open('/admin', { cookie: session, 'if-none-match': etag })
  assert.equal(changed.statusCode, 200)
  assert.notEqual(changed.headers.etag, etag)
})

test('before the login it is the language asked for, or had last, or preferred by the browser', async (t) => {
  const { open, languageOf, session, speak } = await createSite(t)
  const accepts = (accepted: string) => languageOf(login, { 'accept-language': accepted })
  assert.equal(await languageOf(login), 'en')
  assert.equal(await accepts('hi-IN,hi;q=0.9'), 'en')
  assert.equal(await accepts('en-IN,en;q=0.9,ml;q=0.8'), 'en')
  assert.equal(await accepts('ml-IN,ml;q=0.9,en;q=0.8'), 'ml')
  const asked = await open(`${login}?language=ml`)
  const [remembered] = asked.cookies
  assert.partialDeepStrictEqual(remembered, {
    name: 'language',
    value: 'ml',
    httpOnly: true,
    sameSite: 'Lax',
  })
  assert.equal(await languageOf(login, { cookie: 'language=ml', 'accept-language': 'en' }), 'ml')
  assert.equal(await languageOf(`${login}?language=en`, { cookie: 'language=ml' }), 'en')
  for (const wrong of ['language=hi', 'language=', 'language=ML%0d'])
    assert.equal(await languageOf(`${login}?${wrong}`, { cookie: wrong }), 'en', wrong)
  await speak('ml')
  const opened = await open('/admin', { cookie: session })
  assert.equal(opened.cookies[0]?.value, 'ml', 'the login after the next logout is in Malayalam too')
  const again = await open('/admin', { cookie: `${session}; language=ml` })
  assert.deepEqual(again.cookies, [])
})

test('an account begins with the language that was chosen for it by hand; what a browser remembers changes nothing', async (t) => {
  const { app, db, session } = await createSite(t)
  const browser = { cookie: 'language=ml', 'accept-language': 'ml' }
  const languageFor = async (email: string, chosen: object) => {
    const payload = { ...asha, email, ...chosen }
    const signedUp = await send(app, calls.signup, { payload, headers: browser, query: { messages: 'ml' } })
    const headers = { cookie: session }
    const invited = await send(app, calls.createInvitation, { headers, payload: { roles: ['office'] } })
    const param = new URL(invited.json().link).pathname.split('/').at(-1) ?? ''
    const accepted = await send(app, calls.acceptInvitation, {
      ...{
        param,
        headers: browser,
        query: { messages: 'ml' },
        payload: { ...payload, email: `invited.${email}` },
      },
    })
    if (signedUp.statusCode !== 200 || accepted.statusCode !== 200) return signedUp.statusCode
    const found = db.selectFrom('accounts').select('mail_language').where('email', 'like', `%${email}`)
    return (await found.execute()).map(({ mail_language }) => mail_language)
  }
  assert.deepEqual(await languageFor('biju@example.com', { mail_language: 'ml' }), ['ml', 'ml'])
  assert.deepEqual(await languageFor('chitra@example.com', {}), ['en', 'en'])
  assert.equal(await languageFor('divya@example.com', { mail_language: 'hi' }), 400)
})

test('calls of the admin area get messages in its language, and the texts of the company as they are stored', async (t) => {
  const { app, session } = await createSite(t)
  const payload = { ...asha, password: 'not this one' }
  const wrong = await send(app, calls.login, { payload, query: { messages: 'ml' } })
  assert.equal(wrong.json().message, malayalam.auth.wrongCredentials)
  assert.notEqual(malayalam.auth.wrongCredentials, staffMessages.auth.wrongCredentials)
  const headers = { cookie: session }
  const saved = await send(app, calls.changeName, {
    payload: { name: 'Asha' },
    query: { messages: 'ml' },
    headers,
  })
  assert.equal(saved.json().message, malayalamOf(serverMessages.auth.nameSaved))
  const company = async (query: Record<string, string>) =>
    (await send(app, calls.getContent, { param: 'company', query, headers })).json().name
  assert.equal(await company({ messages: 'ml' }), await company({}))
  assert.notEqual(await company({ language: 'ml' }), await company({}))
})
