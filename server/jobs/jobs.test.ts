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

test('opening a job whose last day has passed really opens it', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const id = await addJob(app, headers, { closes_on: '2020-01-01' })
  assert.deepEqual(titles(await send(app, calls.listJobs)), [])
  await send(app, calls.openJob, { param: id, headers, payload: { open: true } })
  assert.deepEqual(titles(await send(app, calls.listJobs)), ['Mason'])
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
