// Reviews that clients write by a link: once, shown by staff, changed by nobody.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { DiaryEntry } from '#contract/access/diary.ts'
import { sentenceOf } from '#contract/access/diary-words.ts'
import type { GivenLink } from '#contract/access/private-links.ts'
import { calls } from '#contract/calls.ts'
import { privacyNoticeVersion, reviewLinkDays } from '#contract/limits.ts'
import { reviewMessages } from '#contract/reviews/messages.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import type { Review } from '#contract/reviews.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { expiryJob } from '../auth/session-store.ts'
import { dayMs } from '../db/clock.ts'
import { useLink } from '../records/links.ts'
import { eraseExpired } from '../submissions/retention.ts'
import { createOwnedApp, createTestApp, send, signIn, signInAs } from '../testing/app.ts'
import { addProject, photo, type Sent, sendForm } from '../testing/images.ts'
import { readRequest } from './review-links.ts'

const written = { name: 'Latha, Aluva', review: 'The secretword roof is dry.', rating: '4' }
const villa = { client: 'Dr Susan', location: 'Aluva' }
const tokenIn = (link: string) => /\/write-review\/([\w-]{43})$/.exec(link)?.[1] ?? ''

async function start(t: TestContext, env: Record<string, string> = {}) {
  const clock = { now: new Date('2026-11-20T10:00:00Z') }
  const site = await createTestApp(t, { env, now: () => clock.now })
  const { app } = site
  const headers = await signIn(app)
  const ask = (payload: object = { name: 'Latha' }) => send(app, calls.askForReview, { headers, payload })
  const link = async (payload?: object) => tokenIn((await ask(payload)).json().link)
  const write = async (param: string, more: Sent = {}) => {
    const fields = { ...written, notice_version: privacyNoticeVersion, ...more }
    return sendForm(app, calls.writeReview, fields, { param })
  }
  const list = async (query: Record<string, string> = {}, as: Record<string, string> = headers) =>
    (await send(app, calls.listReviews, { headers: as, query })).json() as Review[]
  /** Written and waiting. */
  async function waiting(payload?: object, more?: Sent) {
    assert.equal((await write(await link(payload), more)).statusCode, 200)
    const [review] = await list({ status: 'waiting' })
    assert.ok(review)
    return review
  }
  const show = (param: string, payload: object) => send(app, calls.showReview, { param, headers, payload })
  const diary = async () => (await send(app, calls.listDiary, { headers })).json() as DiaryEntry[]
  return {
    ...site,
    headers,
    clock,
    ask,
    link,
    write,
    list,
    waiting,
    show,
    diary,
    addProject: () => addProject(app, headers, villa),
  }
}

test('a client writes by a link, once; it waits, staff show it, and visitors read who wrote it', async (t) => {
  const { app, db, link, write, list, show, addProject } = await start(t)
  const project = await addProject()
  const token = await link({ name: 'Latha', project_id: project.id })
  const stored = JSON.stringify(await db.selectFrom('links').selectAll().execute())
  assert.ok(!stored.includes(token), 'only the hash is stored')
  const answer = await write(token)
  assert.deepEqual([answer.statusCode, answer.json()], [200, { message: reviewMessages.sent }])
  const [review] = await list({ status: 'waiting' })
  assert.partialDeepStrictEqual(review, { ...written, rating: 4, by_client: true, status: 'waiting' })
  assert.equal(review?.project?.slug, project.slug)
  assert.equal((await show(review?.id ?? '', { status: 'shown' })).json().message, words.shown)
  const [shown] = await list({}, {})
  assert.partialDeepStrictEqual(shown, { ...written, rating: 4, by_client: true })
  const { client, location } = villa
  assert.deepEqual(shown?.project, { id: project.id, slug: project.slug, title: '', client, location })
  const again = await write(token)
  assert.deepEqual([again.statusCode, again.json().message], [404, reviewMessages.deadLink])
  const row = await db.selectFrom('reviews').selectAll().executeTakeFirstOrThrow()
  assert.partialDeepStrictEqual(row, {
    ...{ notice_version: privacyNoticeVersion, notice_language: 'en' },
    consent_at: '2026-11-20T10:00:00.000Z',
  })
  assert.doesNotMatch((await app.inject(calls.listReviews.path)).body, /consent|notice/)
})

test('two who use a link at the same moment have written one review, with one picture', async (t) => {
  const { link, write, list, dataDir } = await start(t)
  const token = await link()
  const picture = await photo()
  const answers = await Promise.all([1, 2, 3].map(() => write(token, { picture })))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 404, 404])
  const reviews = await list({ status: 'all' })
  assert.equal(reviews.length, 1)
  const kept = await readdir(join(dataDir, 'uploads/reviews'))
  const own = reviews[0]?.picture?.src.replace(/^.*\/|\.jpg$/g, '') ?? ''
  assert.ok(own && kept.every((name) => name.startsWith(own)), `${kept}`)
})

test('a link works until its last day, also when it ends between being looked up and being used', async (t) => {
  const { db, clock, link, write } = await start(t)
  const token = await link()
  const ends = clock.now.getTime() + reviewLinkDays * dayMs
  assert.equal(await useLink(db, token, ['review'], new Date(ends)), undefined)
  clock.now = new Date(ends - 1)
  assert.equal((await write(token)).statusCode, 200)
})

test('nobody can change name, words or stars of a client’s review; the tick and the project they can', async (t) => {
  const { app, db, headers, waiting, list, addProject } = await start(t)
  const { id, name, review, rating } = await waiting()
  const project = await addProject()
  const change = (payload: object, as = headers) =>
    send(app, calls.updateReview, { param: id, headers: as, payload })
  const same = { name, review, rating }
  const editor = await signInAs(app, db, 'editor')
  for (const other of [{ name: 'Latha K' }, { review: 'All fine.' }, { rating: 5 }])
    for (const as of [headers, editor]) {
      const answer = await change({ ...same, ...other }, as)
      assert.deepEqual([answer.statusCode, answer.json().message], [403, words.clientsOwn])
    }
  const joined = await change({ ...same, quoted: true, project_id: project.id })
  assert.equal(joined.statusCode, 200, joined.body)
  assert.partialDeepStrictEqual((await list({ status: 'all' }))[0], {
    ...same,
    quoted: true,
    by_client: true,
  })
  assert.equal((await list({ status: 'all' }))[0]?.project?.id, project.id)
  await change({ ...same, project_id: null })
  assert.equal((await list({ status: 'all' }))[0]?.project, null)
  const nowhere = await change({ ...same, project_id: '01900000-0000-7000-8000-000000000000' })
  assert.equal(nowhere.statusCode, 404)
})

test('hiding needs a reason, which only staff read and the diary does not tell', async (t) => {
  const { waiting, show, list, diary } = await start(t)
  const { id } = await waiting()
  await show(id, { status: 'shown' })
  const without = await show(id, { status: 'hidden', reason: ' ' })
  assert.deepEqual([without.statusCode, without.json().message], [400, words.reasonMissing])
  assert.equal((await list({}, {})).length, 1)
  await show(id, { status: 'hidden', reason: 'Names a neighbour' })
  assert.deepEqual(await list({}, {}), [])
  assert.equal((await list({ status: 'hidden' }))[0]?.reason, 'Names a neighbour')
  await show(id, { status: 'shown' })
  assert.equal((await list())[0]?.reason, '')
  const told = (await diary()).filter(({ subject }) => subject === 'review')
  assert.deepEqual(
    told.map((entry) => `${entry.by_name} ${sentenceOf(entry)}`),
    [
      ...Array.from({ length: 3 }, () => 'owner@example.com changed the review by Latha, Aluva: status'),
      'The person concerned added the review by Latha, Aluva',
      'owner@example.com made a link by which a client can write a review',
    ],
  )
})

test('what waits or is hidden is nowhere for visitors, nor for staff of other areas', async (t) => {
  const { app, db, headers, waiting, show, addProject } = await start(t)
  const project = await addProject()
  const { id, picture } = await waiting({ name: 'Latha', project_id: project.id }, { picture: await photo() })
  const src = picture?.src ?? ''
  const payload = { ...written, rating: 4, quoted: true }
  await send(app, calls.updateReview, { param: id, headers, payload })
  const queries = [
    ...[{}, { status: 'waiting' }, { status: 'hidden' }, { status: 'all' }, { quotes: 'true' }],
    ...[{ search: 'secretword' }, { rating: '4' }, { project: project.slug }, { project: project.id }],
  ] as Record<string, string>[]
  const hiring = await signInAs(app, db, 'hiring')
  const office = await signInAs(app, db, 'office')
  const seen = async (as: Record<string, string> = {}) => {
    const found: string[] = []
    for (const query of queries) {
      const answer = await send(app, calls.listReviews, { query, headers: as })
      if (answer.body.includes('secretword') || answer.headers['x-total-count'] !== '0')
        found.push(JSON.stringify(query))
    }
    if ((await app.inject({ url: src, headers: as })).statusCode === 200) found.push('picture')
    if ((await app.inject({ url: `/og${src}`, headers: as })).statusCode === 200) found.push('shared picture')
    if ((await app.inject({ url: '/sitemap.xml', headers: as })).body.includes('/reviews</loc><lastmod>'))
      found.push('sitemap')
    return found
  }
  assert.deepEqual([await seen(), await seen(hiring)], [[], []], 'waiting')
  assert.ok((await seen(office)).includes('picture'))
  await show(id, { status: 'shown' })
  assert.deepEqual(await seen(), [
    ...queries.map((query) => JSON.stringify(query)),
    ...['picture', 'sitemap'],
  ])
  const opened = await app.inject(src)
  assert.match(String(opened.headers['cache-control']), /^private/, 'no proxy keeps it')
  await show(id, { status: 'hidden', reason: 'No' })
  assert.deepEqual([await seen(), await seen(hiring)], [[], []], 'hidden')
})

test('a hidden project is not named with its review, and comes back with it, whatever was cached', async (t) => {
  const { app, headers, waiting, show, list, addProject } = await start(t)
  const project = await addProject()
  const { id } = await waiting({ name: 'Latha', project_id: project.id })
  await show(id, { status: 'shown' })
  const seen = async () => (await list({}, {}))[0]?.project?.slug
  const reveal = (shown: boolean) =>
    send(app, calls.showProject, { param: project.id, headers, payload: { shown } })
  assert.equal(await seen(), project.slug)
  await reveal(false)
  assert.equal(await seen(), undefined)
  assert.deepEqual(await list({ project: project.slug }, {}), [])
  assert.equal((await list())[0]?.project?.slug, project.slug, 'staff see it')
  await reveal(true)
  assert.equal(await seen(), project.slug)
  await send(app, calls.deleteProject, { param: project.id, headers })
  assert.equal(await seen(), undefined)
  await send(app, calls.restoreTrashed, { param: project.id, headers })
  assert.equal(await seen(), project.slug)
})

test('a review goes to the trash with its picture, and comes back without a project that has gone', async (t) => {
  const { app, db, headers, waiting, list, addProject } = await start(t)
  const project = await addProject()
  const { id, picture } = await waiting({ name: 'Latha', project_id: project.id }, { picture: await photo() })
  const open = async () => (await app.inject({ url: picture?.src ?? '', headers })).statusCode
  assert.equal(await open(), 200)
  await send(app, calls.deleteReview, { param: id, headers })
  assert.equal(await open(), 404)
  await send(app, calls.deleteProject, { param: project.id, headers })
  await send(app, calls.restoreTrashed, { param: id, headers })
  const [back] = await list({ status: 'waiting' })
  assert.partialDeepStrictEqual(back, { id, by_client: true, project: null })
  assert.deepEqual([back?.picture?.src, await open()], [picture?.src, 200])
  await send(app, calls.deleteReview, { param: id, headers })
  await send(app, calls.deleteTrashed, { param: id, headers })
  assert.deepEqual(
    (await db.selectFrom('erasures').select('id').execute()).map((row) => row.id),
    [id],
    'no backup brings it back',
  )
  for (const table of ['trash', 'trashed_pictures', 'diary'] as const) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
    assert.doesNotMatch(rows, /Latha|secretword/, table)
  }
})

test('a review that staff type, as the specification has it, is shown at once and is not the client’s', async (t) => {
  const { app, headers, list } = await start(t)
  const payload = { ...written, rating: 4, by_client: true, status: 'hidden', reason: 'x' }
  await send(app, calls.createReview, { headers, payload })
  assert.partialDeepStrictEqual((await list({}, {}))[0], {
    ...{ by_client: false, status: 'shown', reason: '', project: null, picture: null },
  })
})

test('reviews that wait are counted for those who look after them', async (t) => {
  const { app, db, headers, waiting, show } = await start(t)
  const { id } = await waiting()
  const hiring = await signInAs(app, db, 'hiring')
  const count = async (as: Record<string, string>) =>
    (await send(app, calls.getAttention, { headers: as })).json().waiting_reviews
  const onSite = async () => (await send(app, calls.getSummary, { headers })).json().counts.reviews
  assert.deepEqual([await count(headers), await count(hiring), await onSite()], [1, 0, 0])
  await show(id, { status: 'shown' })
  assert.deepEqual([await count(headers), await onSite()], [0, 1])
})

test('staff see who has a link, for what and until when, and end it; then nothing is left of the name', async (t) => {
  const { app, db, outbox, company, headers, clock, ask, link, write, addProject } = await start(t)
  const links = async (as: Record<string, string> = headers): Promise<GivenLink[]> =>
    (await send(app, calls.listGivenLinks, { headers: as })).json()
  const works = async (token: string) => (await readRequest(db, token, clock.now, String)) !== null
  assert.deepEqual(await links(), [])
  await write(await link({ name: 'Sara' }))
  const project = await addProject()
  const token = await link({ name: 'Latha', project_id: project.id })
  clock.now = new Date(clock.now.getTime() + 1_000)
  await ask({ name: 'Biju' })
  assert.ok(await works(token))
  const [biju, latha] = await links()
  const id = latha?.id ?? ''
  assert.deepEqual(latha, {
    ...{ id, name: 'Latha', project: `${villa.client}, ${villa.location}`, created_by: 'owner@example.com' },
    ...{ created_at: '2026-11-20T10:00:00.000Z', ends_at: '2026-12-20T10:00:00.000Z' },
    ...{ opened_at: '2026-11-20T10:00:01.000Z', kind: 'review', readers: 0 },
  })
  assert.deepEqual([biju?.name, biju?.project, biju?.opened_at], ['Biju', '', null])
  const office = await signInAs(app, db, 'office')
  await db.deleteFrom('accounts').where('email', '=', 'owner@example.com').execute()
  assert.equal((await links(office)).length, 2, 'they are of the company, also when their maker is gone')

  const end = (param: string) => send(app, calls.endGivenLink, { param, headers: office })
  const ended = await end(id)
  assert.deepEqual([ended.statusCode, ended.json()], [200, { message: staffMessages.links.ended }])
  assert.equal((await end(id)).statusCode, 404)
  assert.equal((await write(token)).statusCode, 404)
  assert.equal(await works(token), false)
  const stored = async () => JSON.stringify(await db.selectFrom('links').selectAll().execute())
  assert.doesNotMatch(await stored(), /Latha|Sara/)
  clock.now = new Date(clock.now.getTime() + reviewLinkDays * dayMs)
  await expiryJob({ db }).run(clock.now, AbortSignal.any([]))
  assert.match(await stored(), /Biju/, 'until it is sure that the clock is right')
  await eraseExpired({ db, outbox, company, records: [] }, clock.now)
  assert.equal(await stored(), '[]', 'nor of one whose time is over')
})

test('a link is made for somebody with a name, for a project or none, in either language', async (t) => {
  const { ask, addProject } = await start(t)
  const payload = { name: 'Latha' }
  const nameless = await ask({ name: ' ' })
  assert.deepEqual([nameless.statusCode, nameless.json().message], [400, words.nameMissing])
  const { id: project_id } = await addProject()
  assert.equal((await ask({ ...payload, project_id, language: 'ml' })).statusCode, 200)
  assert.match((await ask({ ...payload, language: 'ml' })).json().link, /\/ml\/write-review\/[\w-]{43}$/)
  const { link, ...others } = (await ask(payload)).json()
  assert.ok(link && Object.keys(others).join() === 'message')
})

test('the home page quotes the reviews that staff chose, and the newest while they chose none', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  const add = async (name: string, more = {}) =>
    (await send(app, calls.createReview, { headers, payload: { name, review: 'Fine', ...more } })).json().id
  const quotes = async () =>
    (await send(app, calls.listReviews, { query: { quotes: 'true', limit: '2' } }))
      .json()
      .map(({ name }: { name: string }) => name)
  const change = (param: string, payload: object) =>
    send(app, calls.updateReview, { param, headers, payload })
  const asha = await add('Asha')
  await add('Biju')
  await add('Chitra')
  assert.deepEqual(await quotes(), ['Chitra', 'Biju'])
  await change(asha, { name: 'Asha', review: 'Fine', quoted: true })
  assert.deepEqual(await quotes(), ['Asha'])
  await change(asha, { name: 'Asha', review: 'Better' })
  assert.equal((await send(app, calls.getReview, { param: asha })).json().quoted, true, 'left as it was')
  const deepa = await add('Deepa', { quoted: true })
  assert.deepEqual(await quotes(), ['Deepa', 'Asha'])
  for (const id of [asha, deepa]) await send(app, calls.deleteReview, { param: id, headers })
  assert.deepEqual(await quotes(), ['Chitra', 'Biju'])
  await send(app, calls.restoreTrashed, { param: asha, headers })
  assert.deepEqual(await quotes(), ['Asha'])
  assert.equal((await change(asha, { name: 'Asha', review: 'Fine', quoted: 'perhaps' })).statusCode, 400)
  assert.equal((await send(app, calls.listReviews, { query: { quotes: 'maybe' } })).statusCode, 400)
})
