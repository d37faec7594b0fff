import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { type Call, calls } from '#contract/calls.ts'
import { privacyNoticeVersion } from '#contract/limits.ts'
import { company } from '#site'
import { createOutbox } from '../mail/delivery.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, cvFiles } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'
import { expiringSubmissions } from './erase.ts'
import { eraseExpired } from './retention.ts'

const dayMs = 86_400_000
const start = new Date('2026-11-02T06:00:00Z')
const { closedJobDays, retentionDays } = company
const after = (days: number, ms = 0) => new Date(start.getTime() + days * dayMs + ms)

async function createSite(t: TestContext) {
  let now = start
  const { app, db, files, dataDir } = await createTestApp(t, { now: () => now })
  const outbox = createOutbox(join(dataDir, 'outbox'))
  const records = expiringSubmissions({ db, files, outbox })
  // No session lasts as long as these tests.
  const staff = async (call: Call, sent: Omit<Parameters<typeof send>[2], 'headers'> = {}) =>
    (await send(app, call, { headers: await signIn(app), ...sent })).json()
  return {
    ...{ app, db, dataDir, staff },
    setNow: (time: Date) => {
      now = time
    },
    async namesLeft(time: Date) {
      await eraseExpired({ db, outbox, company: async () => company, records }, time)
      const rows = await db.selectFrom('applications').select('name').orderBy('name').execute()
      return rows.map(({ name }) => name)
    },
    async erasedOn(name: string) {
      const listed = await staff(calls.listApplications)
      const { id } = listed.find((one: { name: string }) => one.name === name)
      return (await staff(calls.getApplication, { param: id })).erased_on
    },
    open: (param: string, open: boolean) => staff(calls.openJob, { param, payload: { open } }),
  }
}

test('consent is stored with the version and the language of the notice, and whether the CV may be kept', async (t) => {
  const { app, db, staff } = await createSite(t)
  const job_id = await addJob(db)
  await apply(app, { ...asha, job_id, notice_version: privacyNoticeVersion, keep: 'on' })
  await apply(app, { ...asha, name: 'Biju', job_id, notice_version: privacyNoticeVersion })
  await apply(app, { ...asha, name: 'Clara', job_id })
  const stored = await staff(calls.listApplications, { query: { sort: 'name' } })
  const facts = stored.map(({ name, keep, notice_version, notice_language }: Record<string, unknown>) => [
    ...[name, keep, notice_version, notice_language],
  ])
  assert.deepEqual(facts, [
    ['Asha Menon', true, privacyNoticeVersion, 'en'],
    ['Biju', false, privacyNoticeVersion, 'en'],
    ['Clara', false, '', ''],
  ])
  const wrong = await apply(app, { ...asha, name: 'Devi', job_id, keep: 'perhaps' })
  assert.equal(wrong.statusCode, 400)
})

test('without leave to keep it, an application is erased when its job has been closed for some days', async (t) => {
  const site = await createSite(t)
  const job_id = await addJob(site.db)
  await apply(site.app, { ...asha, job_id }, [pdfCv, 'cv.pdf'])
  await apply(site.app, { ...asha, name: 'Kept', job_id, keep: 'true' })
  assert.equal(await site.erasedOn('Asha Menon'), '2027-11-02', 'the job is open')

  site.setNow(after(10))
  await site.open(job_id, false)
  site.setNow(after(20))
  await site.open(job_id, false)
  assert.equal(await site.erasedOn('Asha Menon'), '2026-12-12', 'closing it again changes nothing')
  assert.equal(await site.erasedOn('Kept'), '2027-11-02')
  assert.deepEqual(await site.namesLeft(after(10 + closedJobDays)), ['Asha Menon', 'Kept'])
  assert.deepEqual(await site.namesLeft(after(10 + closedJobDays, 1)), ['Kept'])
  assert.deepEqual(await cvFiles(site.dataDir), [])
  assert.deepEqual(await site.namesLeft(after(retentionDays, 1)), [])
})

test('a job that opens again keeps its applications, and one that stays open does so for the usual time', async (t) => {
  const site = await createSite(t)
  const job_id = await addJob(site.db)
  await apply(site.app, { ...asha, job_id })
  await site.open(job_id, false)
  await site.open(job_id, true)
  assert.deepEqual(await site.namesLeft(after(retentionDays)), ['Asha Menon'])
  assert.deepEqual(await site.namesLeft(after(retentionDays, 1)), [])
})

test('a closing day ends a job at its midnight in India', async (t) => {
  const site = await createSite(t)
  const job_id = await addJob(site.db, { closes_on: '2026-11-05' })
  await apply(site.app, { ...asha, job_id })
  const midnight = new Date('2026-11-05T18:30:00Z')
  const end = new Date(midnight.getTime() + closedJobDays * dayMs)
  site.setNow(end)
  assert.equal(await site.erasedOn('Asha Menon'), '2026-12-06')
  assert.deepEqual(await site.namesLeft(new Date(end.getTime() - 1)), ['Asha Menon'])
  assert.deepEqual(await site.namesLeft(end), [])
})

test('a deleted job has ended, and one that comes back from the trash has not', async (t) => {
  const site = await createSite(t)
  const { app, db, staff } = site
  const gone = await addJob(db)
  const restored = await addJob(db, { title: 'Mason' })
  await apply(app, { ...asha, job_id: gone })
  await apply(app, { ...asha, name: 'Biju', job_id: restored })
  site.setNow(after(5))
  for (const param of [gone, restored]) await staff(calls.deleteJob, { param })
  await staff(calls.restoreTrashed, { param: restored })
  assert.equal(await site.erasedOn('Asha Menon'), '2026-12-07')
  assert.equal(await site.erasedOn('Biju'), '2027-11-02')
  assert.deepEqual(await site.namesLeft(after(5 + closedJobDays, 1)), ['Biju'])
})
