// A password chosen by the link in the mail about a stranger's login ends what was given out since, and tells what else was done.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { newId } from '../../db/clock.ts'
import { createTestApp, send } from '../../testing/app.ts'
import { addJob, asha as applicant, apply, mailedToken } from '../../testing/applications.ts'
import { storeProject } from '../../testing/images.ts'
import { renderer } from '../../testing/renderer.ts'
import { createPerson, password } from '../../testing/second-step/person.ts'
import { valuesOf } from '../../testing/values.ts'

const minuteMs = 60_000
const chosen = 'another long secret'

async function createSite(t: TestContext) {
  let now = new Date('2026-11-16T14:00:00Z')
  const { app, db, dataDir } = await createTestApp(t, { services: { renderer }, now: () => now })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const asha = createPerson(app)
  await asha.signUp()
  const idOf = async (email: string) =>
    (await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst())?.id ?? ''

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
    return { stranger, token: await mailedToken(db, 'not-me') }
  }
  return { app, db, dataDir, asha, pass, idOf, addColleague, accept, breakIn }
}

type Done = { at: string; sentence: string }[]

test('private links that were given out since that login end with it, earlier ones of the company stay', async (t) => {
  const { app, db, asha, breakIn } = await createSite(t)
  const { id: project } = await storeProject(db, { client: 'Susan Paul' })
  const give = async ({ ask }: typeof asha, name: string) => {
    const review = await ask(calls.askForReview, { name, project_id: project })
    const house = await ask(calls.addHouseLink, { name }, project)
    return [review, house].map((answer) => new URL(answer.json().link).pathname)
  }
  const statuses = async (paths: string[]) => {
    const opened = paths.map((url) => app.inject({ url, headers: { accept: 'text/html' } }))
    return (await Promise.all(opened)).map(({ statusCode }) => statusCode)
  }
  const earlier = await give(asha, 'Latha')
  const { stranger, token } = await breakIn()
  const since = await give(stranger, 'Mallory')
  const [, house = ''] = since
  const payload = new FormData()
  payload.set('email', 'mallory@example.com')
  await app.inject({ method: 'POST', url: `${house}/follow`, payload, headers: { accept: 'text/html' } })
  assert.deepEqual(await statuses([...earlier, ...since]), [200, 200, 200, 200])

  const { done } = await asha.shutOut(token, chosen)
  assert.deepEqual(await statuses([...earlier, ...since]), [200, 200, 404, 404])
  assert.deepEqual(await db.selectFrom('house_readers').select('id').execute(), [])
  const left = await db.selectFrom('mails').select('id').where('recipient', 'like', 'mallory%').execute()
  assert.deepEqual(left, [], 'nothing is mailed about it any more')
  assert.deepEqual(
    done.map(({ sentence }) => sentence),
    [
      'changed the project Susan Paul, Aluva. A private link for the family was made.',
      'made a link by which a client can write a review',
      'logged in. With password',
    ],
  )
  for (const call of [calls.askForReview, calls.addHouseLink])
    assert.equal((await stranger.ask(call, { name: 'Mallory' }, project)).statusCode, 401)
  assert.equal((await asha.shutOut(token, chosen)).statusCode, 400, 'it works once')
})

test('what else was done since is told as in the diary, with when, but without names of applicants', async (t) => {
  const { app, db, asha, pass, breakIn, accept, addColleague, idOf } = await createSite(t)
  const anu = await addColleague('anu', 'editor')
  await apply(app, { ...applicant, job_id: await addJob(db) })
  const { id } = await db.selectFrom('applications').select('id').executeTakeFirstOrThrow()
  const { stranger, token } = await breakIn()
  await stranger.ask(calls.updateApplication, { status: 'rejected' }, id)
  const { link } = (await stranger.ask(calls.createInvitation, { roles: ['owner'], password })).json()
  await accept(link, 'eve')
  pass(minuteMs)
  await stranger.ask(calls.changeRoles, { roles: ['owner'], password }, await idOf(anu))
  await stranger.ask(calls.exportEverything)
  const { done } = await asha.shutOut(token, chosen)
  const sentences = done.map(({ sentence }) => sentence)
  assert.deepEqual(sentences, [
    'exported everything',
    'changed the roles of anu@example.com',
    'invited somebody by a link, as Owner',
    'changed the application of somebody: status',
    'logged in. With password',
  ])
  assert.deepEqual(valuesOf(done.slice(1, 3), 'at'), ['2026-11-16T14:02:00.000Z', '2026-11-16T14:01:00.000Z'])
})

test('when more was done than is told, that is told', async (t) => {
  const { db, asha, breakIn } = await createSite(t)
  const { token } = await breakIn()
  const entry = await db
    .selectFrom('diary')
    .selectAll()
    .where('kind', '=', 'login')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: 199 }, () => ({ ...entry, id: newId() }))
  await db.insertInto('diary').values(rows).execute()
  const ended = await asha.ask(calls.endSessionsByLink, undefined, token)
  assert.deepEqual([ended.json().done?.length, ended.json().more], [200, true], ended.body)
})

test('whoever asks in Malayalam reads it in Malayalam', async (t) => {
  const { app, db, asha, breakIn } = await createSite(t)
  await apply(app, { ...applicant, job_id: await addJob(db) })
  const { id } = await db.selectFrom('applications').select('id').executeTakeFirstOrThrow()
  const { stranger, token } = await breakIn()
  await stranger.ask(calls.updateApplication, { status: 'rejected' }, id)
  const call = { ...calls.endSessionsByLink, path: `${calls.endSessionsByLink.path}?messages=ml` as const }
  const { done } = (await asha.ask(call, undefined, token)).json<{ done: Done }>()
  assert.deepEqual(
    done.map(({ sentence }) => sentence),
    ['ആരോ എന്നയാളുടെ അപേക്ഷ മാറ്റി: നില', 'ലോഗിൻ ചെയ്തു. പാസ്വേഡ് ഉപയോഗിച്ച്'],
  )
})

test('an owner whom a stranger made cannot end the earlier one while the link works', async (t) => {
  const { asha, breakIn, accept, idOf } = await createSite(t)
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
  await asha.shutOut(token, chosen)
  await asha.ask(calls.login, { email: 'owner@example.com', password: chosen })
  assert.equal(
    (await asha.ask(calls.removeAccount, undefined, await idOf('eve@example.com'))).statusCode,
    200,
  )
  assert.equal(await eve.isIn(), false)
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
