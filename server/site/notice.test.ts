import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import { calls } from '#contract/calls.ts'
import { privacyNoticeVersion, privacyNoticeVersions } from '#contract/limits.ts'
import { wordsIn } from '#contract/words.ts'
import { words as english, words } from '../../web/public/legal/words.ts'
import { createOwnedApp, createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha } from '../testing/applications.ts'
import { contentsOf, published } from '../testing/contents.ts'
import { renderer } from '../testing/renderer.ts'
import { valuesOf } from '../testing/values.ts'
import { listNoticeVersions } from './store.ts'

const consent = 'We keep it. By sending you agree to this.'

async function createSite(t: TestContext) {
  const now = new Date('2026-12-01T20:00:00Z')
  const { app, db, headers } = await createOwnedApp(t, { now: () => now })
  const version = async () => (await published(app, 'privacy')).version
  return { app, db, headers, version, ...contentsOf(app, headers) }
}

test('the notice gets a new version with whatever another page says of it, and with nothing else', async (t) => {
  const { db, version, versions, changeAndPublish } = await createSite(t)
  const before = await version()
  await changeAndPublish('company', { tagline: 'Houses that stay dry' })
  await changeAndPublish('career', ({ job }) => Object.assign(job, { apply: 'A few lines are enough.' }))
  assert.equal(await version(), before)
  await changeAndPublish('company', { retentionDays: 90 })
  assert.equal(await version(), '2026-12-02')
  await changeAndPublish('company', { closedJobDays: 10 })
  assert.equal(await version(), '2026-12-02.2')
  await changeAndPublish('career', ({ job }) => Object.assign(job, { consent }))
  assert.equal(await version(), '2026-12-02.3')
  await changeAndPublish('contact', ({ form }) => Object.assign(form, { privacy: 'We keep it.' }))
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
  await changeAndPublish('career', ({ job }) => Object.assign(job, { consent }))
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
  await changeAndPublish('company', { retentionDays: 90 })
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
  await changeAndPublish('company', { retentionDays: 90 })
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
  await change('privacy', { intro: 'In short: nothing is sold.' })
  await changeAndPublish('company', { retentionDays: 90 })
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
    await changeAndPublish('privacy', { intro: `Text ${seen.length}`, version: typed })
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

const malayalam = wordsIn('ml', words)

test('the version of the privacy notice stands on its page once, also where the introduction leaves it out', async (t) => {
  const { app } = await createTestApp(t, { services: { renderer } })
  const { changeAndPublish } = contentsOf(app, await signIn(app))
  const open = async () => {
    const { body } = await app.inject({ url: '/privacy', headers: { accept: 'text/html' } })
    return body.slice(0, body.indexOf('id="state"')).replace(/<!-- -->/g, '')
  }
  const times = (page: string, version: string) => page.split(`version ${version}`).length - 1
  assert.equal(times(await open(), privacyNoticeVersion), 1)
  await changeAndPublish('privacy', { intro: 'Short and plain.' })
  const { version } = await published(app, 'privacy')
  assert.notEqual(version, privacyNoticeVersion)
  assert.equal(times(await open(), version), 1)
})

test('the page itself says how visits are counted, in both languages and also after its text was edited', async (t) => {
  const { app } = await createTestApp(t, { services: { renderer } })
  const { changeAndPublish } = contentsOf(app, await signIn(app))
  const expectTold = async () => {
    for (const [url, { title, text }] of [
      ['/privacy', english.visits],
      ['/ml/privacy', malayalam.visits],
    ] as const) {
      const { body } = await app.inject({ url, headers: { accept: 'text/html' } })
      const clauses = body.slice(0, body.indexOf('</main>')).split('<section')
      const last = clauses.at(-1)?.replace(/\u00a0/g, ' ') ?? ''
      for (const part of [`${title}</h2>`, ...text.split('\n\n').map((paragraph) => `<p>${paragraph}</p>`)])
        assert.ok(last.includes(part), `${url}: ${part}`)
    }
  }
  await expectTold()
  await changeAndPublish('privacy', (content) => {
    content.clauses = content.clauses.slice(0, 1)
  })
  await expectTold()
  const { body } = await app.inject({ url: '/terms', headers: { accept: 'text/html' } })
  assert.ok(!body.includes(english.visits.title))
})

test('the notice that comes with the site has the last of its versions, no two are the same, and the earlier ones are known', () => {
  assert.equal(defaults.privacy.version, privacyNoticeVersion)
  assert.equal(privacyNoticeVersions.at(-1), privacyNoticeVersion)
  assert.equal(new Set(privacyNoticeVersions).size, privacyNoticeVersions.length)
  assert.ok(privacyNoticeVersions.includes('2026-11'), 'forms of earlier sites are accepted')
})
