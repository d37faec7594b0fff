import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Job } from '#contract/jobs.ts'
import { createOwnedApp, type createTestApp, send } from '../testing/app.ts'

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

test('opening a job whose last day has passed really opens it', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  const id = await addJob(app, headers, { closes_on: '2020-01-01' })
  for (const as of [headers, undefined])
    assert.deepEqual(titles(await send(app, calls.listJobs, { headers: as })), [])
  await send(app, calls.openJob, { param: id, headers, payload: { open: true } })
  assert.deepEqual(titles(await send(app, calls.listJobs)), ['Mason'])
})

test('the poster of a job speaks both languages, and English where there is no Malayalam', async (t) => {
  const { app, headers } = await createOwnedApp(t)
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
