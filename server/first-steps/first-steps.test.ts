// @sqlite
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { FirstSteps, StepName } from '#contract/admin/dashboard.ts'
import { calls } from '#contract/calls.ts'
import type { ContentDraft } from '#contract/content/calls.ts'
import type { Job } from '#contract/jobs.ts'
import { loadDemo } from '../demo/load.ts'
import { saveLastBackup } from '../ops/last-backup.ts'
import { insertProject } from '../projects/store.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha } from '../testing/applications.ts'
import { contentsOf } from '../testing/contents.ts'

type App = Awaited<ReturnType<typeof createTestApp>>['app']
type Cookie = { cookie: string }

const project = {
  ...{ category: 'Villa', client: 'Rajan M', area: '2,450 sq ft', location: 'Aluva', description: '' },
  ...{ renderings: true, shown: true, pinned: false },
}
const now = new Date('2026-11-20T10:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

test('a new site without demo content needs its own words, a project, a job, mails and a place for backups', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  assert.deepEqual(await doneIn(app, headers), {
    ...{ company: false, who: false, hero: false, project: false, job: false, mail: false, backup: false },
  })
  assert.match(await noteOf(app, headers, 'company'), /^\d+ of them are still invented\.$/)
  assert.match(await noteOf(app, headers, 'mail'), /SMTP_URL/)
  await insertProject(db, project, now)
  await addJob(db)
  assert.partialDeepStrictEqual(await doneIn(app, headers), { project: true, job: true })

  for (const page of ['company', 'home']) {
    const { samples } = (await send(app, calls.getDraft, { param: page, headers })).json() as ContentDraft
    const paths = samples.map(({ path }) => path).filter((path) => page === 'company' || /^hero\./.test(path))
    await send(app, calls.confirmSamples, { param: page, headers, payload: { paths } })
  }
  assert.partialDeepStrictEqual(await doneIn(app, headers), { company: true, hero: true })
})

test('who the company is counts once a person or a registration is published', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const { change, changeAndPublish } = contentsOf(app, headers)
  const isDone = async () => (await doneIn(app, headers)).who
  await changeAndPublish('who', (who) => Object.assign(who, { houses: 64, gst: '32AAAAA0000A1Z0' }))
  assert.equal(await isDone(), false)
  const registrations = [{ name: 'Contractor licence', number: 'EXAMPLE/000' }]
  await change('who', (who) => Object.assign(who, { registrations }))
  assert.equal(await isDone(), false, 'a draft is not on the pages')
  await changeAndPublish('who', (who) => Object.assign(who, { registrations }))
  assert.equal(await isDone(), true)
  const people = [{ name: 'Asha', role: 'Architect', picture: null }]
  await changeAndPublish('who', (who) => Object.assign(who, { registrations: [], people }))
  assert.equal(await isDone(), true)
})

test('demo records do not count until their words are the company’s own', async (t) => {
  const { app, db, files, dataDir } = await createTestApp(t)
  await loadDemo({ db, files, incomingDir: join(dataDir, 'incoming'), now: new Date() })
  const headers = await signIn(app)
  assert.partialDeepStrictEqual(await doneIn(app, headers), { project: false, job: false, demo: false })
  const [appliedFor, closed] = (await send(app, calls.listJobs)).json() as Job[]
  assert.ok(appliedFor && closed)
  assert.equal((await apply(app, { ...asha, job_id: appliedFor.id })).statusCode, 200)
  await send(app, calls.openJob, { param: closed.id, headers, payload: { open: false } })
  await send(app, calls.removeDemo, { headers })
  assert.partialDeepStrictEqual(await doneIn(app, headers), { project: false, job: false, demo: false })
  assert.equal(
    await noteOf(app, headers, 'demo'),
    '1 invented job stays, because people have applied for it. Close or delete it under Manage Career.',
  )
  const { title, description, type, experience, version } = appliedFor
  const payload = { title: `${title} for Aluva`, description, type, experience, version }
  assert.equal((await send(app, calls.updateJob, { param: appliedFor.id, headers, payload })).statusCode, 200)
  assert.partialDeepStrictEqual(await doneIn(app, headers), { project: false, job: true, demo: true })
})

test('backups count when the last one is recent and does not lie beside the data', async (t) => {
  const backups = await mkdtemp(join(tmpdir(), 'site-backups-'))
  t.after(() => rm(backups, { recursive: true }))
  const { app, db, dataDir } = await createTestApp(t, { now: () => now, env: { BACKUP_DIR: backups } })
  const headers = await signIn(app)
  const state = async (at: string, folder: string) => {
    await saveLastBackup(db, { at, file: join(folder, 'nightly.tar'), bytes: 1 })
    return [(await doneIn(app, headers)).backup, await noteOf(app, headers, 'backup')] as const
  }
  assert.match(await noteOf(app, headers, 'backup'), /^The first backup comes tonight at 02:30/)
  assert.deepEqual((await state(hoursAgo(47), backups))[0], true)
  const [isOldDone, oldNote] = await state(hoursAgo(49), backups)
  assert.equal(isOldDone, false)
  assert.match(oldNote, /more than two days old/)
  const [isBesideDone, besideNote] = await state(hoursAgo(1), join(dataDir, 'backups'))
  assert.equal(isBesideDone, false)
  assert.match(besideNote, /BACKUP_DIR/)
})

test('without nightly backups the step says so', async (t) => {
  const { app } = await createTestApp(t, { env: { BACKUP_AT: 'off', BACKUP_DIR: tmpdir() } })
  // The data folder of this test lies in it, and not the other way round.
  assert.match(await noteOf(app, await signIn(app), 'backup'), /^No backup is made at night/)
})

test('an owner hides the steps for everybody and shows them again; staff cannot', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  await signUpStaff(app)
  await db.updateTable('accounts').set({ status: 'active' }).execute()
  const staff = await signIn(app, 'anil@example.com')
  const isHidden = async (cookie: Cookie) =>
    (await send(app, calls.getFirstSteps, { headers: cookie })).json().hidden
  const hide = (cookie: Cookie, hidden: unknown) =>
    send(app, calls.showFirstSteps, { headers: cookie, payload: { hidden } })
  assert.equal((await hide(staff, true)).statusCode, 403)
  assert.equal(await isHidden(staff), false)
  assert.equal((await hide(headers, 'maybe')).statusCode, 400)
  for (const hidden of [true, true, false, false, true]) {
    assert.equal((await hide(headers, hidden)).statusCode, 200)
    assert.deepEqual([await isHidden(headers), await isHidden(staff)], [hidden, hidden])
  }
})

const signUpStaff = (app: App) =>
  send(app, calls.signup, { payload: { email: 'anil@example.com', password: 'a long enough secret' } })

async function readSteps(app: App, headers: Cookie) {
  const answer: FirstSteps = (await send(app, calls.getFirstSteps, { headers })).json()
  return answer.steps
}

const doneIn = async (app: App, headers: Cookie): Promise<Record<string, boolean>> =>
  Object.fromEntries((await readSteps(app, headers)).map(({ name, done }) => [name, done]))

const noteOf = async (app: App, headers: Cookie, wanted: StepName) =>
  (await readSteps(app, headers)).find(({ name }) => name === wanted)?.note ?? ''
