// @sqlite Whoever opens an address in a browser reads a page, whatever went wrong; programs get JSON.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { messages, requestMessages } from '#contract/messages.ts'
import { myDataMessages } from '#contract/people/my-data-words.ts'
import { company } from '#site'
import { createTestApp, send } from '../testing/app.ts'
import { countRenders, renderer } from '../testing/renderer.ts'

const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' }
const dead = 'a'.repeat(43)

async function createSite(t: TestContext, env: Record<string, string> = {}) {
  const { app, db } = await createTestApp(t, { services: { renderer }, env })
  const open = (url: string, headers: object = navigation) => app.inject({ url, headers: { ...headers } })
  return { app, db, open }
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof createSite>>['open']>>

function assertPage(page: Answer, status: number, sentence: string) {
  assert.equal(page.statusCode, status)
  assert.match(String(page.headers['content-type']), /^text\/html/)
  assert.equal(page.headers['cache-control'], 'no-store')
  assert.match(String(page.headers['content-security-policy']), /style-src 'self'/)
  assert.equal(page.headers['x-content-type-options'], 'nosniff')
  assert.ok(page.body.includes(sentence), sentence)
  assert.ok(page.body.includes(company.shortName), 'in the look of the site')
  assert.match(page.body, /<meta name="robots" content="noindex"/)
  assert.match(page.body, /href="\/"[^>]*>Back to the home page/)
  assert.doesNotMatch(page.body, /<script/, 'it works as it stands')
}

for (const [what, url, status, sentence] of [
  ['an address that cannot be read', '/my-data/%E0%A4%A', 400, requestMessages.brokenAddress],
  ['one of another page', '/gallery/%E0%A4%A', 400, requestMessages.brokenAddress],
  ['an endless address', `/my-data/${'a'.repeat(5_000)}`, 404, messages.errors.notFound],
  ['an endless address of a job', `/career/${'a'.repeat(5_000)}`, 404, messages.errors.notFound],
  ['a CV that was withdrawn', `/my-data/${dead}/cv`, 404, myDataMessages.notFound],
  ['a file that is not there', '/admin/products/nothing', 404, messages.projects.notFound],
] as const)
  test(`${what} is a page with status ${status} in a browser, and JSON for a program`, async (t) => {
    const { open } = await createSite(t)
    assertPage(await open(url), status, sentence)
    for (const headers of [
      {},
      { accept: 'application/json' },
      { ...navigation, 'sec-fetch-dest': 'image' },
    ]) {
      const answer = await open(url, headers)
      assert.equal(answer.statusCode, status)
      assert.equal(answer.json().message, sentence)
    }
  })

test('whoever has opened too many links reads so, and when to come again', async (t) => {
  const { app, open } = await createSite(t, { RATE_LIMIT: 'on' })
  for (let i = 0; i < attemptLimits.myData.most; i++) await send(app, calls.getMyData, { param: dead })
  const page = await open(`/my-data/${dead}`)
  assertPage(page, 429, requestMessages.tooMany)
  assert.ok(Number(page.headers['retry-after']) > 0)
  assert.match(page.body, /href=""[^>]*>Try again/)
  assert.ok(!page.body.includes(dead))
})

test('it is made once, not for every request', async (t) => {
  const renders = countRenders()
  const { app } = await createTestApp(t, { services: { renderer: renders.renderer } })
  const open = (url: string) => app.inject({ url, headers: navigation })
  for (const part of ['a', 'b', 'c']) await open(`/my-data/${part}%E0%A4%A`)
  assert.equal(renders.count(), 1)
})

test('while nothing can be read, it still comes, with the words of the beginning', async (t) => {
  const { db, open } = await createSite(t)
  await db.destroy()
  const page = await open(`/my-data/${dead}/cv`)
  assert.ok(page.statusCode >= 500)
  assert.doesNotMatch(page.body, /\{\w+\}/, 'placeholders are filled in')
  assert.match(String(page.headers['content-type']), /^text\/html/)
  assert.match(page.body, /Try again/)
  assert.doesNotMatch(page.body, /driver|destroyed/i)
})

test('where a page cannot be made, JSON says it', async (t) => {
  const broken = async () => Promise.reject(new Error('no page'))
  const { app } = await createTestApp(t, { services: { renderer: broken } })
  const answer = await app.inject({ url: '/my-data/%E0%A4%A', headers: navigation })
  assert.deepEqual([answer.statusCode, answer.json().message], [400, requestMessages.brokenAddress])
})

test('a sentence that is the same in both languages stands on a page of the language that was asked for', async (t) => {
  const { open } = await createSite(t)
  const { path } = calls.listTranslations
  for (const [query, language] of [
    ['?language=ml', 'ml'],
    ['', 'en-IN'],
  ] as const) {
    const page = await open(path + query)
    assert.equal(page.statusCode, 401)
    assert.ok(page.body.includes(`<html lang="${language}">`), language)
  }
})
