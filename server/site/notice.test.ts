import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import { calls } from '#contract/calls.ts'
import { createOwnedApp, send } from '../testing/app.ts'
import { addJob, apply, asha } from '../testing/applications.ts'
import { contentsOf, published } from '../testing/contents.ts'
import { valuesOf } from '../testing/values.ts'
import { listNoticeVersions } from './store.ts'

async function createSite(t: TestContext) {
  const now = new Date('2026-12-01T20:00:00Z')
  const { app, db, headers } = await createOwnedApp(t, { now: () => now })
  const version = async () => (await published(app, 'privacy')).version
  return { app, db, headers, version, ...contentsOf(app, headers) }
}

test('the notice gets a new version with whatever another page says of it, and with nothing else', async (t) => {
  const { db, version, versions, changeAndPublish } = await createSite(t)
  const before = await version()
  await changeAndPublish('company', (content) => {
    content.tagline = 'Houses that stay dry'
  })
  await changeAndPublish('career', (content) => {
    content.job.apply = 'A few lines are enough.'
  })
  assert.equal(await version(), before)
  await changeAndPublish('company', (content) => {
    content.retentionDays = 90
  })
  assert.equal(await version(), '2026-12-02')
  await changeAndPublish('company', (content) => {
    content.closedJobDays = 10
  })
  assert.equal(await version(), '2026-12-02.2')
  await changeAndPublish('career', (content) => {
    content.job.consent = 'We keep it. By sending you agree to this.'
  })
  assert.equal(await version(), '2026-12-02.3')
  await changeAndPublish('contact', (content) => {
    content.form.privacy = 'We keep it.'
  })
  assert.equal(await version(), '2026-12-02.4')
  const known = await listNoticeVersions(db)
  for (const one of ['2026-12-02', '2026-12-02.2', '2026-12-02.3', '2026-12-02.4'])
    assert.ok(known.includes(one), one)
  const [newest] = await versions('privacy')
  assert.deepEqual([newest.current, newest.published_by], [true, 'owner@example.com'])
  assert.deepEqual(valuesOf(newest.differences, 'label'), ['Version'])
  const told = await db.selectFrom('diary').select('record_id').where('kind', '=', 'published').execute()
  assert.equal(told.filter(({ record_id }) => record_id === 'privacy').length, 4)
})

test('an older consent that is brought back is a change too', async (t) => {
  const { version, versions, draftOf, restore, publish, changeAndPublish } = await createSite(t)
  await changeAndPublish('career', (content) => {
    content.job.consent = 'We keep it. By sending you agree to this.'
  })
  assert.equal(await version(), '2026-12-02')
  const first = (await versions('career')).at(-1)
  const restored = (await restore('career', first.id, (await draftOf('career')).version)).json()
  assert.equal(await version(), '2026-12-02', 'a draft is not shown')
  await publish('career', restored.version)
  assert.equal(await version(), '2026-12-02.2')
})

test('a form from before the change is accepted, with the version that it showed', async (t) => {
  const { app, db, headers, version, changeAndPublish } = await createSite(t)
  const job_id = await addJob(db)
  const shown = await version()
  await changeAndPublish('company', (content) => {
    content.retentionDays = 90
  })
  for (const [name, notice_version] of [
    ['Asha', shown],
    ['Biju', await version()],
  ])
    assert.equal((await apply(app, { ...asha, name, job_id, notice_version })).statusCode, 200)
  const stored = (await send(app, calls.listApplications, { headers, query: { sort: 'name' } })).json()
  assert.deepEqual(
    stored.map((one: { name: string; notice_version: string }) => [one.name, one.notice_version]),
    [
      ['Asha', defaults.privacy.version],
      ['Biju', '2026-12-02'],
    ],
  )
})

test('a form gets the version together with the text that it stands for', async (t) => {
  const { app, changeAndPublish } = await createSite(t)
  await changeAndPublish('company', (content) => {
    content.retentionDays = 90
  })
  const { job } = await published(app, 'career')
  const { form } = await published(app, 'contact')
  assert.partialDeepStrictEqual(
    [job, form],
    [{ noticeVersion: '2026-12-02' }, { noticeVersion: '2026-12-02' }],
  )
  assert.match(job.consent, /90 days after it arrives/)
  assert.match(form.privacy, /after 90 days/)
})

test('a draft of the notice stays, and is published under a version of its own', async (t) => {
  const { app, version, draftOf, change, publish, changeAndPublish } = await createSite(t)
  await change('privacy', (content) => {
    content.intro = 'In short: nothing is sold.'
  })
  await changeAndPublish('company', (content) => {
    content.retentionDays = 90
  })
  assert.notEqual((await published(app, 'privacy')).intro, 'In short: nothing is sold.')
  const draft = await draftOf('privacy')
  assert.deepEqual([draft.has_draft, draft.content.version], [true, '2026-12-02'])
  await publish('privacy', draft.version)
  assert.deepEqual(
    [await version(), (await published(app, 'privacy')).intro],
    ['2026-12-02.2', 'In short: nothing is sold.'],
  )
})

test('no version of the notice comes twice, however often it changes in a day, and whoever types one', async (t) => {
  const site = await createSite(t)
  const { db, version, changeAndPublish } = site
  const seen: string[] = [await version()]
  const publish = async (typed: string) => {
    await changeAndPublish('privacy', (content) => {
      content.intro = `Text ${seen.length}`
      content.version = typed
    })
    seen.push(await version())
  }
  await publish('Ours')
  for (let count = 0; count < 55; count += 1) await publish(await version())
  for (const typed of ['Ours', '2026-12-02', seen[0] ?? '']) await publish(typed)
  assert.equal(new Set(seen).size, seen.length, seen.join(' '))
  const { app } = site
  const job_id = await addJob(db)
  for (const notice_version of [seen[0], seen[1], seen[2], seen.at(-1)])
    assert.equal(
      (await apply(app, { ...asha, job_id, notice_version, name: notice_version })).statusCode,
      200,
    )
  const agreed = await db.selectFrom('applications').select(['name', 'notice_version']).execute()
  assert.equal(agreed.length, 4)
  for (const { name, notice_version } of agreed) assert.equal(notice_version, name, 'its form is accepted')
})
