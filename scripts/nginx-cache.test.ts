// The cache of deploy/nginx.conf, tried with the nginx of this machine in front of the real server.
import assert from 'node:assert/strict'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { jobPath } from '#contract/addresses.ts'
import { calls } from '#contract/calls.ts'
import { maxVisitsPerHour as most } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { createRenderer } from '../server/pages/render.ts'
import { createTestApp, send, signIn } from '../server/testing/app.ts'
import { root } from './setup.mjs'
import { findNginx, siteOverHttp, startNginx } from './testing/nginx.ts'
import { findQuietPort } from './testing/ports.ts'

type Headers = Record<string, string | string[]>

const nginx = findNginx()
const options = { timeout: 60_000 }
const review = { name: 'Asha', review: 'A dry roof. '.repeat(100), rating: 5 }
const document = { accept: 'text/html,application/xhtml+xml' }
const list = calls.listReviews.path

test('staff see a change at once, visitors within about a second', options, async (t) => {
  const { app, ask, until } = await startBehindNginx(t)
  const staff = await signIn(app)
  const shows = (body: string) => body.includes('Asha')
  for (const headers of [{}, staff]) assert.ok(!shows((await ask(list, headers)).body))
  const page = publicPages.reviews.path
  assert.ok(!shows((await ask(page, document)).body))

  const answer = await send(app, calls.createReview, { payload: review, headers: staff })
  assert.equal(answer.statusCode, 200)
  const changed = performance.now()
  assert.ok(shows((await ask(list, staff)).body))
  assert.ok(shows((await ask(page, { ...document, ...staff })).body))
  await until(async () => shows((await ask(list)).body))
  await until(async () => shows((await ask(page, document)).body))
  const ms = performance.now() - changed
  assert.ok(ms < 5_000, `visitors waited ${ms} ms`)
})

test('a crowd of visitors costs the server one request a second', options, async (t) => {
  const { ask, served } = await startBehindNginx(t)
  await ask('/', document)
  const before = served()
  const begun = performance.now()
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask('/', document)))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  const seconds = (performance.now() - begun) / 1_000
  assert.ok(served() - before <= 1 + 2 * seconds, `${served() - before} requests in ${seconds} s`)
})

test('a page and a list at one address are cached apart, and so are the encodings', options, async (t) => {
  const { app, ask } = await startBehindNginx(t)
  await send(app, calls.createReview, { payload: review, headers: await signIn(app) })
  const kinds: [headers: Headers, type: RegExp, encoding: string | undefined][] = [
    [document, /html/, undefined],
    [{}, /json/, undefined],
    [{ ...document, 'accept-encoding': 'gzip, br' }, /html/, 'br'],
    [{ ...document, 'accept-encoding': 'gzip, br;q=0' }, /html/, 'gzip'],
    [{ 'accept-encoding': 'gzip, br' }, /json/, 'br'],
    [{ 'accept-encoding': 'gzip' }, /json/, 'gzip'],
    [{ 'accept-encoding': 'x-br, X-GZIP-2' }, /json/, undefined],
    [{ 'accept-encoding': 'GZIP;q=0.5' }, /json/, 'gzip'],
  ]
  for (const [headers, type, encoding] of [...kinds, ...kinds.toReversed()]) {
    const answer = await ask(list, headers)
    assert.equal(answer.status, 200)
    assert.match(String(answer.headers['content-type']), type)
    assert.equal(answer.headers['content-encoding'], encoding)
  }
})

test('two Accept headers do not put a page where a list is cached', options, async (t) => {
  const { ask } = await startBehindNginx(t)
  await ask(list, { accept: ['*/*', 'text/html'] })
  const answer = await ask(list, { accept: '*/*' })
  assert.match(String(answer.headers['content-type']), /json/)
})

test('an unchanged page is answered with 304 without asking the server', options, async (t) => {
  const { ask, served, until } = await startBehindNginx(t)
  // A slow machine may let the second of the cache pass between two requests.
  await until(async () => {
    const first = await ask('/', document)
    assert.equal(first.headers['cache-control'], 'no-cache', 'browsers ask again each time')
    const before = served()
    const again = await ask('/', { ...document, 'if-none-match': String(first.headers.etag) })
    assert.equal(again.status, 304)
    return served() === before
  })
})

test('what only staff may see is never cached', options, async (t) => {
  const { app, ask, origin } = await startBehindNginx(t)
  const staff = await signIn(app)
  const paths = [calls.listApplications.path, calls.whoAmI.path, calls.getSummary.path]
  for (const path of paths) {
    assert.equal((await ask(path, staff)).status, 200)
    assert.equal((await ask(path)).status, 401)
    assert.equal((await ask(path, staff)).status, 200)
  }
  const body = JSON.stringify({ email: 'owner@example.com', password: 'a long enough secret' })
  const login = () =>
    fetch(origin + calls.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  const cookies = [await login(), await login()].map(({ headers }) => headers.get('set-cookie'))
  assert.ok(cookies[0] && cookies[1] && cookies[0] !== cookies[1])
})

test('a deleted job is gone for a crowd of visitors, too', options, async (t) => {
  const { app, ask, until } = await startBehindNginx(t)
  const staff = await signIn(app)
  const payload = { title: 'Mason', description: 'Laterite', type: 'Full time', experience: '2 years' }
  const { id } = (await send(app, calls.createJob, { payload, headers: staff })).json()
  const path = jobPath({ id, slug: 'mason' })
  assert.equal((await ask(path, document)).status, 200)
  await send(app, calls.deleteJob, { param: id, headers: staff })
  await until(async () => (await ask(path, document)).status === 404)
  const crowd = await Promise.all(Array.from({ length: 50 }, () => ask(path, document)))
  assert.deepEqual(new Set(crowd.map(({ status }) => status)), new Set([404]))
})

test('a page whose data could not be read is not cached', options, async (t) => {
  const { db, ask } = await startBehindNginx(t)
  await sql`alter table reviews rename to elsewhere`.execute(db)
  const page = publicPages.reviews.path
  assert.equal((await ask(page, document)).status, 503)
  await sql`alter table elsewhere rename to reviews`.execute(db)
  assert.equal((await ask(page, document)).status, 200)
})

test('neither log has what people search for, nor the token of a link', options, async (t) => {
  const { app, ask, until, logs } = await startBehindNginx(t)
  const mark = 'asha9847012345'
  const referer = `http://localhost/admin/people?contact=${mark}`
  await ask(`${calls.findPerson.path}?contact=${mark}`, { referer })
  await ask(`/admin/forgot-password/${mark}`, document)
  await app.close()
  // Nobody answers now, which is an error in nginx's own words.
  assert.equal((await ask(`${calls.listApplications.path}?search=${mark}`)).status, 502)
  await until(async () => logs().includes(' 502 '))
  assert.match(logs(), /"GET \/admin\/people" 401 /)
  assert.match(logs(), /"GET \/admin\/forgot-password\/\.\.\." 200 /)
  assert.doesNotMatch(logs(), new RegExp(mark))
})

test(
  'each visit is counted by the address of its visitor, and no log has that address',
  options,
  async (t) => {
    const { db, visits, port, until, logs } = await startBehindNginx(t, { RATE_LIMIT: 'on' })
    const sendFrom = (localAddress: string) =>
      askOnce({
        ...{ port, localAddress, method: 'POST', path: calls.countVisit.path },
        headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Android)' },
        body: JSON.stringify({ source: 'whatsapp', pages: ['/'] }),
      })
    for (let n = 0; n < most + 2; n++)
      for (const address of ['127.0.0.2', '127.0.0.3']) assert.equal((await sendFrom(address)).status, 200)
    await visits.write(db)
    const counted = await db.selectFrom('visit_counts').select('count').where('name', '=', 'visits').execute()
    assert.deepEqual(
      counted.map(({ count }) => count),
      [2 * most],
    )
    await until(async () => logs().split(`"POST ${calls.countVisit.path}" 200 `).length > 2 * most)
    assert.doesNotMatch(logs(), /127\.0\.0/)
  },
)

async function startBehindNginx(t: TestContext, env = {}) {
  const { app, db, visits } = await createTestApp(t, {
    env: { TRUST_PROXY: 'on', ...env },
    services: { renderer: await createRenderer(join(root, 'dist')) },
  })
  let served = 0
  app.addHook('onRequest', async () => {
    served++
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port: inner } = app.server.address() as AddressInfo
  const port = await findQuietPort()
  const { output, logs, stop } = await startNginx(nginx ?? '', siteOverHttp(port, [inner]))
  t.after(stop)
  const ask = (path: string, headers: Headers = {}) => askOnce({ port, path, headers })
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await wait(50, undefined, { signal: t.signal })
  }
  await until(async () => {
    assert.doesNotMatch(output(), /\[emerg\]/)
    return (await ask('/healthz').catch(() => undefined)) !== undefined
  })
  const origin = `http://127.0.0.1:${port}`
  return { app, db, visits, port, ask, until, logs, served: () => served, origin }
}

type Asked = {
  port: number
  path: string
  headers: Headers
  method?: string
  localAddress?: string
  body?: string
}

function askOnce({ body, ...asked }: Asked) {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const sent = request({ ...asked, host: '127.0.0.1' }, async (answer) =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) }),
      )
      sent.once('error', reject)
      sent.end(body)
    },
  )
}
