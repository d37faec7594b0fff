// @sqlite What is done to accounts, as an owner reads it in the diary.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { DiaryEntry } from '#contract/access/diary.ts'
import { differencesIn, toldIn } from '#contract/access/diary-words.ts'
import { calls } from '#contract/calls.ts'
import { newId, timeOf } from '../db/clock.ts'
import { send } from '../testing/app.ts'
import { addJob } from '../testing/applications.ts'
import { createAsha, createPerson, password } from '../testing/second-step/person.ts'

const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' }

test('invitations and signing up are told in whole sentences, with the names of the roles', async (t) => {
  const { app, asha, read } = await start(t, smtp)
  await asha.ask(calls.createInvitation, { roles: ['hiring'], email: 'anu@example.com' })
  const { link } = (await asha.ask(calls.createInvitation, { roles: ['owner'], password })).json()
  const toAccept = (await asha.ask(calls.createInvitation, { roles: ['office'] })).json().link
  const open: { id: string; email: string; roles: string[] }[] = (
    await asha.ask(calls.listInvitations)
  ).json()
  for (const { id, roles } of open)
    if (roles[0] !== 'office') await asha.ask(calls.revokeInvitation, undefined, id)
  const payload = { name: 'Biju', email: 'biju@example.com', password }
  await send(app, calls.acceptInvitation, { param: toAccept.split('/').at(-1), payload })
  for (const open of [false, true]) await asha.ask(calls.changeSignup, { open })
  await send(app, calls.signup, { payload: { email: 'new@example.com', password } })
  assert.ok(link)
  assert.deepEqual(await read(), [
    'owner@example.com signed up as the first owner',
    'owner@example.com logged in. With password',
    'owner@example.com invited anu@example.com as Hiring, by mail',
    'owner@example.com invited somebody by a link, as Owner',
    'owner@example.com invited somebody by a link, as Office',
    'owner@example.com took back the invitation for Owner',
    'owner@example.com took back the invitation of anu@example.com',
    'Biju accepted the invitation as Office',
    'owner@example.com closed signing up',
    'owner@example.com opened signing up',
    'Visitor signed up and waits for approval',
  ])
})

test('one translated text is named in the diary, and more of them are counted', async (t) => {
  const { db, asha, read, entries } = await start(t)
  await addJob(db, { title: 'Mason', description: 'Stone walls.', type: 'By the day', experience: '2 years' })
  const malayalam = 'മേസ്തിരി'
  const [one, two] = ['Mason', 'Stone walls.'].map((english) => ({ english, malayalam, malayalam_from: '' }))
  for (const texts of [
    [one],
    [one, two],
    [
      { ...one, malayalam: '', malayalam_from: malayalam },
      { ...two, malayalam: 'കല്ല്', malayalam_from: malayalam },
    ],
  ])
    await asha.ask(calls.saveTranslations, { translations: texts })
  assert.deepEqual((await read()).slice(-3), [
    'owner@example.com changed the Malayalam of “Mason”',
    'owner@example.com changed the Malayalam of “Stone walls.”',
    'owner@example.com changed the Malayalam of 2 texts',
  ])
  const [last] = (await entries()).slice(-1)
  assert.deepEqual(differencesIn(last?.changes ?? []), [
    { label: 'Mason', before: 'മേസ്തിരി', after: '' },
    { label: 'Stone walls.', before: 'മേസ്തിരി', after: 'കല്ല്' },
  ])
})

test('what is done to an account names it, and roles are told with before and after', async (t) => {
  const { app, db, asha, read, entries } = await start(t)
  const idOf = async (email: string) =>
    (await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  for (const email of ['new@example.com', 'spam@example.com'])
    await send(app, calls.signup, { payload: { email, password } })
  await asha.ask(calls.removeAccount, undefined, await idOf('spam@example.com'))
  const id = await idOf('new@example.com')
  await asha.ask(calls.approveAccount, {}, id)
  const anu = createPerson(app, 'new@example.com')
  await anu.logIn()
  await anu.ask(calls.changeName, { name: 'Anu Thomas' })
  await anu.setUpApp()
  await asha.ask(calls.changeRoles, { roles: ['editor', 'office'] }, id)
  assert.deepEqual(differencesIn((await entries()).at(-1)?.changes ?? []), [
    { label: 'roles', before: 'Editor, Hiring and Office', after: 'Editor and Office' },
  ])
  await asha.ask(calls.liftSecondStep, { password }, id)
  await asha.ask(calls.removeAccount, undefined, id)
  const told = await read()
  assert.deepEqual(told.slice(4), [
    'owner@example.com refused an account that waited for approval',
    'owner@example.com approved new@example.com as Editor, Hiring and Office',
    'new@example.com logged in. With password',
    'new@example.com changed their own account: name',
    'Anu Thomas added an authenticator app',
    'owner@example.com changed the roles of Anu Thomas',
    'owner@example.com lifted the second step of Anu Thomas (new@example.com)',
    'owner@example.com removed the account Anu Thomas (new@example.com)',
  ])
})

test('who needs a second step is told once, and saving the same again writes nothing', async (t) => {
  const { asha, read } = await start(t)
  const save = async (roles: string[], from: string | null) =>
    (await asha.ask(calls.changePolicy, { roles, from, password })).statusCode
  const before = (await read()).length
  assert.equal(await save([], null), 200)
  assert.equal(await save(['editor', 'hiring'], '2026-11-01'), 200)
  assert.equal(await save(['hiring', 'editor'], '2026-11-01'), 200)
  assert.equal(await save([], '2026-11-01'), 200)
  assert.deepEqual((await read()).slice(before), [
    'owner@example.com requires a second step of Editors and Hiring from 1 November 2026',
    'owner@example.com requires a second step of nobody',
  ])
})

test('an entry is told in the language of its reader, and found by words of either', async (t) => {
  const { db, asha, entries, find } = await start(t)
  await addJob(db, { title: 'Mason', description: 'Stone walls.', type: 'By the day', experience: '2 years' })
  const { id } = await db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  await asha.ask(calls.openJob, { open: false }, id)
  await asha.ask(calls.createInvitation, { roles: ['hiring', 'office'], email: 'anu@example.com' })
  await asha.ask(calls.changePolicy, { roles: ['editor'], from: '2026-11-01', password })
  await asha.setUpApp()
  await asha.ask(calls.changePolicy, { roles: ['editor'], from: '2026-11-01', password })
  assert.deepEqual(
    (await entries()).map((entry) => toldIn('ml', entry)),
    [
      'ആദ്യത്തെ ഉടമയായി അക്കൗണ്ട് തുടങ്ങി',
      'ലോഗിൻ ചെയ്തു. പാസ്വേഡ് ഉപയോഗിച്ച്',
      'Mason എന്ന ജോലി ഒഴിവ് മാറ്റി: അപേക്ഷിക്കാമോ എന്നത്',
      'anu@example.com എന്നയാളെ ലിങ്ക് വഴി ക്ഷണിച്ചു, ചുമതല: നിയമനം, ഓഫീസ്',
      'രണ്ടാം ഘട്ടം നിർബന്ധമാക്കി: എഡിറ്റർ, 2026 നവംബർ 1 മുതൽ',
      'കോഡ് തരുന്ന ആപ്പ് ചേർത്തു',
    ],
  )
  const found = async (search: string) => (await find(search)).map(({ action }) => action)
  for (const search of ['Authenticator', 'കോഡ് തരുന്ന']) assert.deepEqual(await found(search), ['app_added'])
  for (const search of ['invited anu@example.com as Hiring', 'anu@example.com ക്ഷണിച്ചു നിയമനം'])
    assert.deepEqual(await found(search), ['invited_by_link'])
  assert.deepEqual(await found('holders'), ['second_step_required'])
  assert.deepEqual(await found('{account}'), [])
})

test('what was written before there were actions is told as it was written', async (t) => {
  const { db, entries } = await start(t)
  const before = (await entries()).length
  const row = { at: timeOf(new Date()), by_id: null, by_name: 'Asha', device: '', changes: '[]' } as const
  const old = [
    { kind: 'account', subject: 'account', title: 'Anu', note: 'approved Anu as Editor' },
    { kind: 'changed', subject: 'job', title: 'Mason', note: 'New {picture}.' },
    { kind: 'exported', subject: 'site', title: '', note: 'exported everything' },
    { kind: 'roles', subject: 'account', title: 'Anu', note: '' },
  ] as const
  for (const entry of old)
    await db
      .insertInto('diary')
      .values({ ...row, ...entry, id: newId(), record_id: null, action: '', facts: '{}' })
      .execute()
  const told = (await entries()).slice(before)
  assert.deepEqual(
    told.map((entry) => [toldIn('en', entry), toldIn('ml', entry)]),
    [
      ['approved Anu as Editor', 'approved Anu as Editor'],
      ['changed the job Mason. New {picture}.', 'Mason എന്ന ജോലി ഒഴിവ് മാറ്റി. New {picture}.'],
      ['exported everything', 'exported everything'],
      ['changed the roles of Anu', 'ചുമതലകൾ മാറ്റി: Anu'],
    ],
  )
  const [roles] = differencesIn([{ field: 'roles', before: 'Editor and Hiring', after: 'owner' }])
  assert.deepEqual([roles?.before, roles?.after], ['Editor and Hiring', 'Owner'])
})

async function start(t: TestContext, env = {}) {
  const { app, db, asha } = await createAsha(t, { env })
  /** The oldest first. */
  const entries = async () => (await asha.ask(calls.listDiary)).json<DiaryEntry[]>().toReversed()
  const read = async () => (await entries()).map((entry) => `${entry.by_name} ${toldIn('en', entry)}`)
  const find = async (search: string) => {
    const path = `${calls.listDiary.path}?search=${encodeURIComponent(search)}` as const
    return (await asha.ask({ ...calls.listDiary, path })).json<DiaryEntry[]>()
  }
  return { app, db, asha, entries, find, read }
}
