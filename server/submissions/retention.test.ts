import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { minuteMs } from '../db/clock.ts'
import { createOwnedApp, createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, cvFiles, filesWith, mailsIn, sendMails } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'
import { createFileDatabase } from '../testing/folder.ts'
import { startJobNow } from '../testing/moved-clock.ts'
import { eraseExpired, expiringSubmissions, retentionJob } from './retention.ts'

const dayMs = 86_400_000

test('what people sent is erased when its time is over, and not a moment before', async (t) => {
  let now = new Date('2026-01-01T00:00:00Z')
  const site = await createTestApp(t, { now: () => now })
  const { app, db, files, dataDir, outbox } = site
  const job_id = await addJob(db)
  const enquiry = { name: 'Asha', phone: '9847012345', message: 'A house in Aluva' }
  await apply(app, { ...asha, job_id }, [pdfCv, 'cv.pdf'])
  await send(app, calls.createEnquiry, { payload: enquiry })
  await sendMails(site)
  now = new Date('2026-01-02T00:00:00Z')
  await apply(app, { ...asha, name: 'Biju', job_id }, [pdfCv, 'cv.pdf'])
  const left = async () => ({
    applications: (await db.selectFrom('applications').select('name').execute())
      .map((row) => row.name)
      .sort(),
    enquiries: (await db.selectFrom('enquiries').select('id').execute()).length,
    mails: (await mailsIn(db)).length,
    cvs: (await cvFiles(dataDir)).length,
    mailFiles: (await readdir(join(dataDir, 'outbox'))).length,
  })
  const records = expiringSubmissions({ db, files, outbox })
  const end = Date.parse('2026-01-01T00:00:00Z') + company.retentionDays * dayMs
  await eraseExpired({ db, outbox, company: async () => company, records }, new Date(end))
  assert.deepEqual(await left(), {
    applications: ['Asha Menon', 'Biju'],
    enquiries: 1,
    mails: 5,
    cvs: 2,
    mailFiles: 3,
  })
  await eraseExpired({ db, outbox, company: async () => company, records }, new Date(end + 1))
  assert.deepEqual(await left(), { applications: ['Biju'], enquiries: 0, mails: 2, cvs: 1, mailFiles: 0 })
})

test('a copy on which a version was tried by an upgrade that was killed goes with what has expired', async (t) => {
  const { db, outbox, dataDir } = await createTestApp(t)
  const tried = join(dataDir, 'rehearsal')
  await mkdir(tried)
  await writeFile(join(tried, 'site.db'), 'of people who were erased since')
  const erase = (minutes: number) => {
    const now = new Date(Date.now() + minutes * minuteMs)
    return eraseExpired({ db, outbox, company: async () => company, dataDir, records: [] }, now)
  }
  await erase(59)
  assert.deepEqual(await readdir(tried), ['site.db'], 'an upgrade may be at work')
  await erase(61)
  assert.equal(existsSync(tried), false)
})

test('stopping waits for the erasure that is running, and begins no further one', async (t) => {
  const { db, outbox } = await createTestApp(t)
  const events: string[] = []
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const expired = ['Asha', 'Biju']
  const people = {
    findExpired: async () => expired.slice(0, 1),
    async erase() {
      begun.resolve()
      await finish.promise
      events.push(`${expired.shift()} erased`)
      return 1
    },
  }
  const retention = { db, outbox, company: async () => company, records: [people] }
  const stop = startJobNow(retentionJob(retention))
  await begun.promise
  const stopping = (async () => stop())().then(() => events.push('stopped'))
  await turn()
  finish.resolve()
  await stopping
  assert.deepEqual(events, ['Asha erased', 'stopped'])
})

test('nothing of an erased person is left anywhere in the data folder', async (t) => {
  const { db, dataDir: folder } = await createFileDatabase(t)
  const site = await createOwnedApp(t, { env: { DATA_DIR: folder }, services: { db } })
  const { app, headers } = site
  const marker = 'markedperson'
  const marked = Object.fromEntries(Object.entries(asha).map(([key, value]) => [key, `${marker} ${value}`]))
  const typed = { ...marked, email: `${marker}@example.com`, whatsapp: '987650123456789' }
  await apply(app, { ...typed, job_id: await addJob(db) }, [pdfCv, `${marker}.pdf`])
  const enquiry = { name: marker, phone: '987650123456789', message: `${marker} asks` }
  await send(app, calls.createEnquiry, { payload: enquiry })
  await sendMails(site)
  const [{ id: applied }] = (await send(app, calls.listApplications, { headers })).json()
  const [{ id: asked }] = (await send(app, calls.listEnquiries, { headers })).json()
  const payload = { text: `${marker} called` }
  await send(app, calls.addApplicationNote, { param: applied, headers, payload })
  await send(app, calls.addEnquiryNote, { param: asked, headers, payload })
  assert.ok((await filesWith(folder, marker)).length >= 3, 'the marks are there to begin with')

  const word = 'removedword'
  const { id } = (
    await send(app, calls.addEnquiryNote, { param: asked, headers, payload: { text: word } })
  ).json()
  const url = calls.removeEnquiryNote.path.replace(':id', asked).replace(':note', id)
  assert.equal((await app.inject({ method: 'DELETE', url, headers })).statusCode, 200)
  const early = await filesWith(folder, word)
  const query = { contact: typed.email }
  for (const call of [calls.findPerson, calls.exportPerson])
    assert.equal((await send(app, call, { headers, query })).statusCode, 200)
  await send(app, calls.deleteApplication, { param: applied, headers })
  await send(app, calls.deleteEnquiry, { param: asked, headers })
  const found = [early, await filesWith(folder, marker), await filesWith(folder, '987650123456789')]
  assert.deepEqual(found.flat(), [])
})

test('a mail file whose mail was erased, as a crash leaves it, is removed', async (t) => {
  const { app, db, dataDir, outbox } = await createTestApp(t)
  await apply(app, { ...asha, job_id: await addJob(db) })
  const ids = (await mailsIn(db)).map(({ id }) => id)
  for (const id of ids) await outbox.write(id, Buffer.from(asha.email))
  await outbox.write('erased', Buffer.from(asha.email))
  await writeFile(join(dataDir, 'outbox', 'interrupted.eml.part'), asha.email)
  await eraseExpired({ db, outbox, company: async () => company, records: [] }, new Date())
  assert.deepEqual((await outbox.list()).sort(), ids.sort())
})

// An application that may not be kept is erased some days after its job has ended.

const start = new Date('2026-11-02T06:00:00Z')
const { closedJobDays, retentionDays } = company
const after = (days: number, ms = 0) => new Date(start.getTime() + days * dayMs + ms)

async function createSiteWithJobs(t: TestContext) {
  let now = start
  const { app, db, files, dataDir, outbox } = await createTestApp(t, { now: () => now })
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

test('without leave to keep it, an application is erased when its job has been closed for some days', async (t) => {
  const site = await createSiteWithJobs(t)
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
  const site = await createSiteWithJobs(t)
  const job_id = await addJob(site.db)
  await apply(site.app, { ...asha, job_id })
  await site.open(job_id, false)
  await site.open(job_id, true)
  assert.deepEqual(await site.namesLeft(after(retentionDays)), ['Asha Menon'])
  assert.deepEqual(await site.namesLeft(after(retentionDays, 1)), [])
})

test('a closing day ends a job at its midnight in India', async (t) => {
  const site = await createSiteWithJobs(t)
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
  const site = await createSiteWithJobs(t)
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
