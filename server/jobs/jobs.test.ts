import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Job } from '#contract/jobs.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'

const mason = {
  title: 'Mason',
  description: 'Laterite and brick, for two sites in Aluva.',
  type: 'Full-time',
  experience: '3 years',
}
type App = Awaited<ReturnType<typeof createTestApp>>['app']
type Headers = Record<string, string>

const titles = (answer: { json: () => Job[] }) => answer.json().map((job) => job.title)

async function addJob(app: App, headers: Headers, change: object = {}): Promise<string> {
  return (await send(app, calls.createJob, { headers, payload: { ...mason, ...change } })).json().id
}

test('staff add a job and visitors see it with all that was written', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const added = await send(app, calls.createJob, { headers, payload: mason })
  assert.deepEqual([added.statusCode, added.json().message], [200, '✅ Job added successfully'])
  const [job] = (await send(app, calls.listJobs)).json()
  assert.partialDeepStrictEqual(job, { ...mason, id: added.json().id, open: true, closes_on: null })
})

test('a visitor cannot add, change, close or delete a job', async (t) => {
  const { app } = await createTestApp(t)
  const id = await addJob(app, await signIn(app))
  for (const call of [calls.createJob, calls.updateJob, calls.openJob, calls.deleteJob]) {
    assert.equal((await send(app, call, { param: id, payload: { ...mason, open: false } })).statusCode, 401)
  }
  assert.deepEqual(titles(await send(app, calls.listJobs)), ['Mason'])
})

const wrong = {
  'without a title': { ...mason, title: ' \n' },
  'without a description': { ...mason, description: '' },
  'without a type': { ...mason, type: undefined },
  'without an experience': { ...mason, experience: 7 },
}
for (const [what, payload] of Object.entries(wrong)) {
  test(`a job ${what} is refused in the words of the form`, async (t) => {
    const { app } = await createTestApp(t)
    const answer = await send(app, calls.createJob, { headers: await signIn(app), payload })
    assert.deepEqual([answer.statusCode, answer.json().message], [400, '⚠️ Please fill all fields.'])
  })
}

test('a closing date that is no date is refused with its form', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  for (const closes_on of ['tomorrow', '2026-02-30', 20261231]) {
    const answer = await send(app, calls.createJob, { headers, payload: { ...mason, closes_on } })
    assert.deepEqual(
      [answer.statusCode, answer.json().message],
      [400, 'Please write the closing date like this: 2026-12-31.'],
    )
  }
})

test('a job closes when its last day ends in India, not in London', async (t) => {
  let now = new Date('2026-12-31T18:29:59Z')
  const { app } = await createTestApp(t, { now: () => now })
  const headers = await signIn(app)
  await addJob(app, headers, { closes_on: '2026-12-31' })
  assert.deepEqual(titles(await send(app, calls.listJobs)), ['Mason'])
  now = new Date('2026-12-31T18:30:00Z')
  assert.deepEqual(titles(await send(app, calls.listJobs)), [])
  assert.deepEqual(titles(await send(app, calls.listJobs, { headers, query: { status: 'closed' } })), [
    'Mason',
  ])
})

test('visitors see only open jobs, whatever they ask for; staff see the others on request', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  await addJob(app, headers)
  const closed = await addJob(app, headers, { title: 'Painter' })
  await send(app, calls.openJob, { param: closed, headers, payload: { open: false } })
  for (const status of ['open', 'closed', 'all'])
    assert.deepEqual(titles(await send(app, calls.listJobs, { query: { status } })), ['Mason'])
  assert.deepEqual(titles(await send(app, calls.listJobs, { headers })), ['Mason'])
  assert.deepEqual(titles(await send(app, calls.listJobs, { headers, query: { status: 'closed' } })), [
    'Painter',
  ])
  assert.deepEqual(titles(await send(app, calls.listJobs, { headers, query: { status: 'all' } })), [
    'Painter',
    'Mason',
  ])
})

test('staff read one job, also a closed one', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const param = await addJob(app, headers)
  await send(app, calls.openJob, { param, headers, payload: { open: false } })
  const job = await send(app, calls.getJob, { param, headers })
  assert.partialDeepStrictEqual(job.json(), { id: param, title: 'Mason', open: false, version: 2 })
  assert.equal((await send(app, calls.getJob, { param })).statusCode, 401)
  await send(app, calls.deleteJob, { param, headers })
  const gone = await send(app, calls.getJob, { param, headers })
  assert.deepEqual([gone.statusCode, gone.json().message], [404, 'This job opening was not found'])
})

test('opening a job whose last day has passed really opens it', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const id = await addJob(app, headers, { closes_on: '2020-01-01' })
  assert.deepEqual(titles(await send(app, calls.listJobs)), [])
  await send(app, calls.openJob, { param: id, headers, payload: { open: true } })
  assert.deepEqual(titles(await send(app, calls.listJobs)), ['Mason'])
})

test('an edit changes a job, and an edit from an older version does not', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const param = await addJob(app, headers, { closes_on: '2099-01-01' })
  const payload = { ...mason, title: 'Head mason', closes_on: '', version: 1 }
  const first = await send(app, calls.updateJob, { param, headers, payload })
  assert.deepEqual([first.statusCode, first.json().message], [200, '✅ Job updated.'])
  const late = await send(app, calls.updateJob, { param, headers, payload: { ...payload, title: 'Late' } })
  assert.equal(late.statusCode, 409)
  const [job] = (await send(app, calls.listJobs)).json()
  assert.partialDeepStrictEqual(job, { title: 'Head mason', closes_on: null, version: 2 })
})

test('an update that leaves the closing date out keeps it, and an empty one takes it away', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const closes_on = '2099-01-01'
  for (const empty of ['', null]) {
    const param = await addJob(app, headers, { closes_on })
    const stored = async () => (await send(app, calls.listJobs)).json()[0].closes_on
    await send(app, calls.updateJob, { param, headers, payload: { ...mason, version: 1 } })
    assert.equal(await stored(), closes_on)
    await send(app, calls.updateJob, { param, headers, payload: { ...mason, closes_on: empty, version: 2 } })
    assert.equal(await stored(), null)
  }
})

test('a deleted job is gone, and a second time it is not found', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const param = await addJob(app, headers)
  const answer = await send(app, calls.deleteJob, { param, headers })
  assert.deepEqual([answer.statusCode, answer.json().message], [200, '✅ Job deleted.'])
  assert.equal((await send(app, calls.deleteJob, { param, headers })).statusCode, 404)
  assert.equal(
    (await send(app, calls.updateJob, { param, headers, payload: { ...mason, version: 1 } })).statusCode,
    404,
  )
  assert.equal((await send(app, calls.openJob, { param, headers, payload: { open: true } })).statusCode, 404)
})

test('an empty limit or offset counts as not given, and one out of bounds is told the bounds', async (t) => {
  const { app } = await createTestApp(t)
  await addJob(app, await signIn(app))
  const empty = await send(app, calls.listJobs, { query: { limit: '', offset: '' } })
  assert.deepEqual([empty.statusCode, titles(empty)], [200, ['Mason']])
  for (const limit of ['1000', '-1', '1.5', 'many']) {
    const answer = await send(app, calls.listJobs, { query: { limit } })
    assert.deepEqual(
      [answer.statusCode, answer.json().message],
      [400, 'The limit is a whole number from 0 to 200.'],
    )
  }
})

test('jobs come in pages, searched and in the order that was asked for', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  for (const title of ['carpenter', 'Architect', 'Bricklayer']) await addJob(app, headers, { title })
  const page = await send(app, calls.listJobs, { query: { sort: 'title', limit: '2', offset: '1' } })
  assert.deepEqual(titles(page), ['Bricklayer', 'carpenter'])
  assert.equal(page.headers['x-total-count'], '3')
  assert.deepEqual(titles(await send(app, calls.listJobs, { query: { search: 'ARCH' } })), ['Architect'])
  assert.deepEqual(titles(await send(app, calls.listJobs, { query: { sort: 'oldest', limit: '1' } })), [
    'carpenter',
  ])
})

test('the poster of a job speaks both languages, and English where there is no Malayalam', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const translations = [{ english: 'Mason', malayalam: 'മേസ്തിരി', malayalam_from: '' }]
  const change = { pay: '₹900 a day', closes_on: '2099-12-31', translations }
  const param = await addJob(app, headers, change)
  const poster = (await send(app, calls.getJobPoster, { headers, param })).json()
  assert.partialDeepStrictEqual(poster, {
    slug: 'mason',
    open: true,
    untranslated: 2,
    en: {
      title: 'Mason',
      pay: '₹900 a day',
      closes: '31 December 2099',
      company: 'Nalukettu Design & Build',
    },
    ml: { title: 'മേസ്തിരി', pay: '₹900 a day', closes: '2099 ഡിസംബർ 31', company: 'നാലുകെട്ട് ഡിസൈൻ & ബിൽഡ്' },
  })
  await send(app, calls.openJob, { headers, param, payload: { open: false } })
  assert.equal((await send(app, calls.getJobPoster, { headers, param })).json().open, false)
  const gone = await send(app, calls.getJobPoster, { headers, param: crypto.randomUUID() })
  assert.deepEqual([gone.statusCode, gone.json().message], [404, 'This job opening was not found'])
})
