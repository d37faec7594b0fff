import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { StaffRole } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { maxVisitsPerHour as most } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { sourceHeader, sources, unknownSource } from '#contract/visits/names.ts'
import type { Numbers, Visit } from '#contract/visits/visits.ts'
import type { Db } from '../db/database.ts'
import { startJob } from '../ops/work.ts'
import { createTestApp, send, signIn, signInAs, signInOnDevice } from '../testing/app.ts'
import { addJob, asha, formOf } from '../testing/applications.ts'
import { storeProject } from '../testing/images.ts'
import { strictLog } from '../testing/moved-clock.ts'
import { deleteOldCounts, visitJob } from './counter.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const today = '2026-11-18'
const enquiry = { name: 'Beena', phone: '9847012345', message: 'A house in Aluva' }

async function open(t: TestContext, env: Record<string, string> = {}) {
  let now = new Date(`${today}T10:00:00Z`)
  const site = await createTestApp(t, { now: () => now, env })
  const { app, db, visits } = site
  const count = (visit: object | string, sent: { headers?: object; remoteAddress?: string } = {}) =>
    send(app, calls.countVisit, {
      payload: visit,
      remoteAddress: sent.remoteAddress,
      headers: { 'user-agent': phone, 'content-type': 'application/json', ...sent.headers },
    })
  const write = () => visits.write(db)
  const numbers = async (headers: Record<string, string>): Promise<Numbers> => {
    await write()
    return (await send(app, calls.getNumbers, { headers })).json()
  }
  const setTime = (time: string) => {
    now = new Date(time)
  }
  return { ...site, count, write, numbers, setTime }
}

function apply(
  app: Parameters<typeof send>[0],
  fields: Record<string, string>,
  headers: Record<string, string>,
) {
  const payload = formOf(fields)
  return send(app, calls.createApplication, { payload, headers })
}

const listCounts = (db: Db) => db.selectFrom('visit_counts').selectAll().orderBy('id').execute()
const came = (source: string, ...pages: string[]) => ({ source, pages })

test('visits are counted by the page to which somebody came, its source and day; views by every page', async (t) => {
  const { app, db, count, numbers, setTime } = await open(t)
  const owner = await signIn(app)
  const project = await storeProject(db, { client: 'Dr Susan' }, 0)
  await count(came('whatsapp', `/gallery/${project.slug}`, '/career', '/career'))
  await count(came('whatsapp', `/gallery/${project.id}`))
  await count(came('google', '/'))
  await count({ pages: ['/career'] })
  setTime('2026-11-18T18:31:00Z')
  await count(came('direct', '/'))

  const { since, days, before, sources, pages } = await numbers(owner)
  assert.equal(since, today)
  assert.equal(before, null)
  assert.equal(days.length, 29, '28 and today')
  assert.deepEqual(days.slice(-2), [
    { day: today, visits: 3 },
    { day: '2026-11-19', visits: 1 },
  ])
  assert.deepEqual(
    sources.map(({ source, visits }) => [source, visits]),
    [
      ['whatsapp', 2],
      ['google', 1],
      ['direct', 1],
    ],
  )
  assert.deepEqual(pages.map(({ path, views, visits }) => [path, views, visits]).toSorted(), [
    ['/', 2, 2],
    ['/career', 2, 0],
    [`/gallery/${project.slug}`, 2, 2],
  ])
  const stored = await listCounts(db)
  assert.ok(
    stored.every(({ page }) => !page.includes(project.slug)),
    'a slug may name a client',
  )
})

test('enquiries and applications are counted by their source, once each, and not with what was sent', async (t) => {
  const { app, db, numbers } = await open(t)
  const job_id = await addJob(db)
  const from = (source: string) => ({ [sourceHeader]: source })
  const write = (fields: object, headers = {}) =>
    send(app, calls.createEnquiry, { payload: { ...enquiry, ...fields }, headers })
  const idempotency_key = 'made by the browser'
  await write({ idempotency_key }, from('whatsapp'))
  await write({ idempotency_key }, from('whatsapp'))
  await write({ name: 'Tess' }, from('google'))
  await write({ name: 'Without' })
  await write({ name: 'Bad' }, from('myspace'))
  await write({ name: 'Spam', website: 'x' }, from('whatsapp'))
  await apply(app, { ...asha, job_id }, from('facebook'))

  const owner = await signIn(app)
  const { sources, pages } = await numbers(owner)
  const written = sources.map(({ source, enquiries, applications }) => [source, enquiries, applications])
  assert.deepEqual(written.toSorted(), [
    ['facebook', 0, 1],
    ['google', 1, 0],
    [unknownSource, 2, 0],
    ['whatsapp', 1, 0],
  ])
  assert.deepEqual(pages, [], 'of no page')
  const rows = JSON.stringify(await db.selectFrom('enquiries').selectAll().execute())
  assert.doesNotMatch(rows, /whatsapp/)

  const hiring = await numbers(await signInAs(app, db, 'hiring'))
  assert.deepEqual(
    hiring.sources.map(({ source, enquiries, applications }) => [source, enquiries, applications]),
    [['facebook', undefined, 1]],
    'only what the roles include',
  )
})

test('a hidden project and a closed job are named to those who manage them, and to nobody else', async (t) => {
  const { app, db, count, numbers } = await open(t)
  await signIn(app)
  const project = await storeProject(db, { client: 'Dr Susan' }, 0)
  const job = await addJob(db)
  await count(came('google', `/gallery/${project.slug}`))
  await count(came('google', `/career/${job}`))
  await db.updateTable('projects').set({ shown: false }).execute()
  await db.updateTable('jobs').set({ open: false }).execute()
  const named = async (role: StaffRole) => {
    const { pages } = await numbers(await signInAs(app, db, role))
    return pages.flatMap(({ page, path, title }) => (path || title ? page : []))
  }
  assert.deepEqual(await named('editor'), ['project'])
  assert.deepEqual(await named('hiring'), ['job'])
  assert.deepEqual(await named('office'), [])
})

test('staff, also when they are logged out, robots and what is no page are not counted', async (t) => {
  const { app, db, count, write } = await open(t)
  const home = came('direct', '/')
  const cookies = [await signIn(app), await signInOnDevice(app)]
  for (const headers of cookies) assert.equal((await count(home, { headers })).statusCode, 200)
  for (const agent of [
    '',
    'curl/8.5',
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'HeadlessChrome/130 Safari',
  ])
    await count(home, { headers: { 'user-agent': agent } })
  for (const path of [
    '/nothing',
    '/house/secret',
    '/my-data/secret',
    '/admin',
    '/gallery/none',
    '//',
    '/ml/about',
  ])
    await count(came('direct', path))
  await write()
  assert.deepEqual(await listCounts(db), [])
  await count(home, { headers: { cookie: '__cf_bm=somebody-else' } })
  await count(home, { headers: { 'user-agent': phone.replace('Android 14', 'Android 14; CUBOT X50') } })
  await write()
  assert.deepEqual(
    (await listCounts(db)).map(({ count: n }) => n),
    [2, 2],
  )
})

test('one network adds a few visits an hour, however many it sends, and others are counted beside it', async (t) => {
  const { db, count, write, setTime } = await open(t, { RATE_LIMIT: 'on' })
  const sum = async () => {
    await write()
    return (await listCounts(db))
      .filter(({ name }) => name === 'visits')
      .reduce((all, { count: n }) => all + n, 0)
  }
  for (let n = 0; n < most * 2; n++) {
    await count(came('google', '/'), { remoteAddress: `2001:db8:1:1::${n}` })
    // What somebody looks at later is not a visit more.
    await count({ pages: ['/about'] }, { remoteAddress: '2001:db8:1:1::7' })
  }
  assert.equal(await sum(), most)
  assert.equal((await listCounts(db)).find(({ page }) => page === 'about')?.count, most * 2)
  await count(came('google', '/'), { remoteAddress: '2001:db8:2::7' })
  assert.equal(await sum(), most + 1)
  for (let n = 2; n < most * 15; n++)
    await count(came('google', '/'), { remoteAddress: `2001:db8:1:${n}::7` })
  assert.equal(await sum(), most * 10 + 1, 'of all that one provider may give away')
  setTime('2026-11-18T11:00:00Z')
  await count(came('google', '/'), { remoteAddress: '2001:db8:1:1::7' })
  assert.equal(await sum(), most * 10 + 2)
})

test('invented records neither grow without end nor keep real pages from being counted', async (t) => {
  const { db, visits, write } = await open(t)
  for (let n = 0; n < 600; n++) {
    const pages = Array.from({ length: 20 }, (_, i) => `/gallery/invented-${n}-${i}`)
    visits.count({ source: 'google', pages }, { ip: '192.0.2.1', agent: phone })
  }
  visits.count({ source: 'google', pages: ['/'] }, { ip: '192.0.2.2', agent: phone })
  await write()
  assert.deepEqual(
    (await listCounts(db)).map(({ name, page }) => [name, page]),
    [
      ['views', 'home'],
      ['visits', 'home'],
    ],
  )
})

test('nothing personal is stored, whatever a browser or a liar sends', async (t) => {
  const { app, db, count, write } = await open(t)
  const project = await storeProject(db, { client: 'Dr Susan' }, 0)
  const job_id = await addJob(db)
  const mark = 'beena.kurian@example.com'
  const hostile = [
    mark,
    `/${mark}`,
    `/gallery/${mark}`,
    `/gallery/${project.slug}?name=${mark}`,
    `/gallery/beena-kurian`,
    `/career/9847012345`,
    `/services/192-0-2-7`,
    `/my-data/${mark}`,
    '/about/../house/token',
    '/about#beena',
    '/ABOUT',
    `${publicPages.home.path}\u0000beena`,
    "/gallery/'; drop table visit_counts; --",
    '__proto__',
    'constructor',
    'home',
    'project',
    `project/${mark}`,
    'home/beena',
    '/gallery/__proto__',
    '/gallery/',
  ]
  const wrong: unknown[] = [mark, 7, null, true, [mark], { beena: mark }, -1, 1e300, 'NaN', '<script>']
  const fields = ['source', 'pages', 'name', 'page', 'part', 'day', 'id', 'count', '__proto__', mark]
  for (const path of hostile) await count({ source: 'google', pages: [path, '/about'] })
  for (const value of wrong) {
    await count(JSON.stringify(value))
    for (const field of fields) await count({ source: 'direct', pages: ['/'], [field]: value })
    await count({ pages: [value] })
  }
  for (const headers of [
    { 'user-agent': `${phone} ${mark}` },
    { referer: `https://x/${mark}` },
    { 'x-forwarded-for': mark },
  ])
    await count(came('direct', '/'), { headers })
  for (const source of [mark, `whatsapp ${mark}`, 'google /', '  ', 'unknown', 'direct', '__proto__']) {
    const headers = { [sourceHeader]: source }
    await send(app, calls.createEnquiry, { payload: { ...enquiry, message: `From ${source}` }, headers })
    await apply(app, { ...asha, job_id, experience: `From ${source}` }, headers)
  }
  await write()

  const rows = await listCounts(db)
  assert.deepEqual(
    new Set(rows.map(({ name }) => name)),
    new Set(['applications', 'enquiries', 'views', 'visits']),
  )
  const isCounted = (page: string) => !['house', 'myData', 'writeReview'].includes(page)
  const names = [...Object.keys(publicPages).filter(isCounted), `project/${project.id}`]
  const partsOf = (name: string): readonly string[] => (name === 'views' ? [''] : [...sources, unknownSource])
  for (const row of rows) {
    assert.deepEqual(Object.keys(row).toSorted(), ['count', 'day', 'id', 'name', 'page', 'part'])
    const { id, day, name, page, part, count } = row
    assert.equal(id, [day, name, page, part].join(' '))
    assert.equal(day, today)
    const pages = name === 'views' || name === 'visits' ? names : ['']
    assert.ok(pages.includes(page), `${name} ${page}`)
    assert.ok(partsOf(name).includes(part), `${name} ${part}`)
    assert.ok(Number.isInteger(count) && count > 0)
  }
  const everything = JSON.stringify([rows, await db.selectFrom('settings').selectAll().execute()])
  assert.doesNotMatch(everything, /beena|kurian|9847012345|192[.-]0|127\.0\.0\.1/i)
})

test('sums are written once a minute and at the end, kept while the database is away, and deleted when they are old', async (t) => {
  const { db, visits, clock, count } = await open(t)
  const job = visitJob({ db, visits })
  const stop = startJob(job, { clock, log: strictLog })
  await count(came('direct', '/'))
  const broken = {
    transaction: () => ({ execute: () => Promise.reject(new Error('away')) }),
  } as unknown as Db
  await assert.rejects(visits.write(broken), /away/)
  await stop()
  assert.deepEqual(
    (await listCounts(db)).map(({ name, count: n }) => [name, n]),
    [
      ['views', 1],
      ['visits', 1],
    ],
  )

  const values = { page: 'home', part: '', count: 1 }
  const old = [
    { ...values, id: 'b', day: '2026-10-10', name: 'views' as const },
    { ...values, id: 'c', day: '2025-10-01', name: 'views' as const },
  ]
  await db.insertInto('visit_counts').values(old).execute()
  await deleteOldCounts(db, clock())
  const left = (await listCounts(db)).map(({ id }) => id).filter((id) => id.length === 1)
  assert.deepEqual(left, ['b'])
})

test('two processes add to the same sums', async (t) => {
  const { app, db, visits, count } = await open(t)
  const other = await createTestApp(t, { now: () => new Date(`${today}T10:00:00Z`), services: { db } })
  const visit: Visit = { source: 'google', pages: ['/', '/about'] }
  for (const site of [app, other.app])
    for (let n = 0; n < 3; n++)
      await send(site, calls.countVisit, { payload: visit, headers: { 'user-agent': phone } })
  await Promise.all([visits.write(db), other.visits.write(db)])
  await count(visit)
  await visits.write(db)
  const counts = (await listCounts(db)).map(({ count: n }) => n)
  assert.deepEqual(counts, [7, 7, 7])
})
