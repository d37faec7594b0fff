// The link in the mail about a stranger's login shows what was done since, and undoes it: no more than that.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { ChangeSince } from '#contract/access/not-me.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { createTestApp, send } from '../../testing/app.ts'
import { createPerson, password } from '../../testing/second-step/person.ts'

const words = serverMessages.notMe
const minuteMs = 60_000
const invited = 'invited somebody by a link, as Owner'

async function createSite(t: TestContext) {
  let now = new Date('2026-11-16T14:00:00Z')
  const { app, db } = await createTestApp(t, { now: () => now })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const asha = createPerson(app)
  await asha.signUp()
  const idOf = async (email: string) =>
    (await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst())?.id ?? ''
  const rolesOf = async (email: string) => {
    const found = db.selectFrom('accounts').select(['role', 'staff_roles']).where('email', '=', email)
    const { role, staff_roles } = (await found.executeTakeFirst()) ?? {}
    return role === 'owner' ? 'owner' : staff_roles
  }

  async function addColleague(name: string, ...roles: string[]) {
    const email = `${name}@example.com`
    await send(app, calls.signup, { payload: { email, password } })
    const answer = await asha.ask(calls.approveAccount, { roles, password }, await idOf(email))
    assert.equal(answer.statusCode, 200, answer.body)
    return email
  }

  async function accept(link: string, name: string) {
    const person = createPerson(app, `${name}@example.com`)
    const payload = { name, email: `${name}@example.com`, password }
    const answer = await person.ask(calls.acceptInvitation, payload, link.split('/').at(-1))
    assert.equal(answer.statusCode, 200, answer.body)
    return person
  }

  /** The stranger has the password, a minute after all that was done before. */
  async function breakIn() {
    pass(minuteMs)
    const stranger = createPerson(app)
    await stranger.logIn()
    const mails = db.selectFrom('mails').select('text').where('subject', 'like', 'New login%')
    const { text } = await mails.orderBy('id', 'desc').executeTakeFirstOrThrow()
    return { stranger, token: /not-me\/(\S+)/.exec(text)?.[1] ?? '' }
  }

  const changes = async (param: string) =>
    (await send(app, calls.listChangesByLink, { param })).json<{ ended: boolean; changes: ChangeSince[] }>()
  const undo = (param: string, id = '') => send(app, calls.undoByLink, { param, payload: { id } })
  return { app, db, asha, pass, idOf, rolesOf, addColleague, accept, breakIn, changes, undo }
}

const told = ({ by_name, sentence, undo, advice }: ChangeSince) => [by_name, sentence, undo ?? advice]

test('after the link was used it tells what was done since that login, and undoes it', async (t) => {
  const site = await createSite(t)
  const { asha, pass, breakIn, accept, addColleague, idOf, rolesOf, changes, undo } = site
  const anu = await addColleague('anu', 'editor')
  const binu = await addColleague('binu', 'office')
  const { stranger, token } = await breakIn()
  const invite = async (person = stranger) =>
    (await person.ask(calls.createInvitation, { roles: ['owner'], password })).json().link
  const eve = await accept(await invite(), 'eve')
  await invite()
  await send(site.app, calls.signup, { payload: { email: 'charu@example.com', password } })
  await stranger.ask(calls.approveAccount, { roles: ['editor'] }, await idOf('charu@example.com'))
  await stranger.ask(calls.changeRoles, { roles: ['owner'], password }, await idOf(anu))
  await stranger.ask(calls.removeAccount, undefined, await idOf(binu))
  // Whoever is let in goes on.
  await accept(await invite(eve), 'mallory')
  assert.deepEqual(await changes(token), { ended: false, changes: [] })

  await asha.ask(calls.endSessionsByLink, undefined, token)
  const found = (await changes(token)).changes
  const owner = 'owner@example.com'
  assert.deepEqual(found.map(told), [
    ['eve', `${invited}, accepted by mallory (mallory@example.com)`, 'remove'],
    [owner, 'removed the account binu@example.com', words.inviteAgain],
    [owner, 'changed the roles of anu@example.com, from Editor to Owner', 'roles'],
    [owner, 'approved charu@example.com as Editor', 'remove'],
    [owner, invited, words.ended],
    [owner, `${invited}, accepted by eve (eve@example.com)`, 'remove'],
  ])
  pass(minuteMs)
  for (const { id } of found.filter((change) => change.undo)) {
    const answer = await undo(token, id)
    assert.deepEqual([answer.statusCode, answer.json().message], [200, words.undone])
  }
  assert.deepEqual(
    [
      await idOf('eve@example.com'),
      await idOf('mallory@example.com'),
      await idOf('charu@example.com'),
      await rolesOf(anu),
      await rolesOf(owner),
    ],
    ['', '', '', 'editor', 'owner'],
  )
  assert.equal(await eve.isIn(), false)
  const left = (await changes(token)).changes
  assert.deepEqual(
    left.map((change) => change.undo),
    [null, null, null, null, null],
  )
  assert.equal((await undo(token, left[0]?.id)).statusCode, 409)
})

test('it tells what became of the ways to log in, and what has left the site', async (t) => {
  const { asha, breakIn, addColleague, app, idOf, changes } = await createSite(t)
  const anu = await addColleague('anu', 'editor')
  const colleague = createPerson(app, anu)
  await colleague.logIn()
  await colleague.addPasskey()
  const { stranger, token } = await breakIn()
  await stranger.addPasskey()
  await stranger.ask(calls.liftSecondStep, { password }, await idOf(anu))
  await stranger.ask(calls.exportEverything)
  await stranger.ask(calls.changeMailLanguage, { mail_language: 'ml' })
  await stranger.ask(calls.changeSignup, { open: false })
  await asha.ask(calls.endSessionsByLink, undefined, token)
  assert.deepEqual(
    (await changes(token)).changes.map(told).map((parts) => parts.slice(1)),
    [
      ['closed signing up', words.underAccounts],
      ['changed their own account: language', words.underYourAccount],
      ['exported everything', words.cannotBeCalledBack],
      ['lifted the second step of anu@example.com', words.lifted],
      ['added a passkey: Unknown device', words.ended],
    ],
  )
})

test('it undoes nothing from before that login, nothing from after the click, and nothing of others', async (t) => {
  const { app, db, asha, pass, breakIn, accept, changes, undo } = await createSite(t)
  const invite = async () =>
    (await asha.ask(calls.createInvitation, { roles: ['editor'] })).json().link as string
  await accept(await invite(), 'before')
  const { token } = await breakIn()
  const { reset } = (await asha.ask(calls.endSessionsByLink, undefined, token)).json()
  pass(minuteMs)
  await asha.ask(calls.resetPassword, { password: 'another long secret' }, reset.split('/').at(-1))
  await asha.ask(calls.login, { email: 'owner@example.com', password: 'another long secret' })
  await accept(await invite(), 'after')
  assert.deepEqual(await changes(token), { ended: true, changes: [] })
  for (const { id } of await db.selectFrom('diary').select('id').execute())
    assert.equal((await undo(token, id)).statusCode, 409)
  assert.equal((await db.selectFrom('accounts').selectAll().execute()).length, 3)
  assert.equal((await undo('made-up', '0199a0a0-0000-7000-8000-000000000000')).statusCode, 400)
  assert.equal(
    (await send(app, calls.endSessionsByLink, { param: token })).statusCode,
    400,
    'it ends all once',
  )
  pass(24 * 60 * minuteMs)
  assert.equal((await changes(token)).ended, false, 'a day later')
})

test('whoever is no owner any more undoes nothing, and roles that were taken away do not come back', async (t) => {
  const { asha, pass, breakIn, accept, addColleague, idOf, rolesOf, changes, undo } = await createSite(t)
  const [anu, binu] = [await addColleague('anu', 'editor'), await addColleague('binu', 'editor')]
  for (const email of [anu, binu])
    await asha.ask(calls.changeRoles, { roles: ['owner'], password }, await idOf(email))
  pass(8 * 24 * 60 * minuteMs)
  const { stranger, token } = await breakIn()
  await stranger.ask(calls.changeRoles, { roles: ['editor'] }, await idOf(anu))
  const { link } = (await stranger.ask(calls.createInvitation, { roles: ['owner'], password })).json()
  const eve = await accept(link, 'eve')
  await eve.ask(calls.changeRoles, { roles: ['office'] }, await idOf('owner@example.com'))
  await asha.ask(calls.endSessionsByLink, undefined, token)
  const found = (await changes(token)).changes
  assert.deepEqual(found.map(told), [
    ['owner@example.com', `${invited}, accepted by eve (eve@example.com)`, words.underAccounts],
    ['owner@example.com', 'changed the roles of anu@example.com, from Owner to Editor', words.underAccounts],
  ])
  for (const { id } of found) assert.equal((await undo(token, id)).statusCode, 409)
  assert.deepEqual(
    [await rolesOf(anu), await rolesOf(binu), await rolesOf('eve@example.com')],
    ['editor', 'owner', 'owner'],
  )
})

test('an owner whom a stranger made cannot end the earlier one while the link works', async (t) => {
  const { asha, breakIn, accept, idOf, rolesOf, changes, undo } = await createSite(t)
  const { stranger, token } = await breakIn()
  const { link } = (await stranger.ask(calls.createInvitation, { roles: ['owner'], password })).json()
  const eve = await accept(link, 'eve')
  const own = await idOf('owner@example.com')
  const takeOver = [
    () => eve.ask(calls.changeRoles, { roles: ['office'] }, own),
    () => eve.ask(calls.removeAccount, undefined, own),
    () => stranger.ask(calls.changeRoles, { roles: ['office'] }, own),
    () => stranger.ask(calls.removeAccount, undefined, own),
  ]
  for (const attempt of takeOver) {
    const answer = await attempt()
    assert.deepEqual([answer.statusCode, answer.json().message], [409, serverMessages.accounts.newOwnersOnly])
  }
  await asha.ask(calls.endSessionsByLink, undefined, token)
  const [accepted] = (await changes(token)).changes
  assert.equal((await undo(token, accepted?.id)).statusCode, 200)
  assert.deepEqual([await rolesOf('owner@example.com'), await idOf('eve@example.com')], ['owner', ''])
})

test('a week after somebody became an owner, the earlier one may go', async (t) => {
  const { asha, pass, addColleague, idOf, app } = await createSite(t)
  const anu = await addColleague('anu', 'editor')
  await asha.ask(calls.changeRoles, { roles: ['owner'], password }, await idOf(anu))
  pass(7 * 24 * 60 * minuteMs)
  const her = createPerson(app, anu)
  await her.logIn()
  const gone = await her.ask(calls.removeAccount, undefined, await idOf('owner@example.com'))
  assert.equal(gone.statusCode, 200, gone.body)
})
