// The page behind a link to write a review: private, in both languages, and without JavaScript.

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { privacyNoticeVersion } from '#contract/limits.ts'
import { reviewMessages } from '#contract/reviews/messages.ts'
import { wordsIn } from '#contract/words.ts'
import { createOwnedApp, createTestApp, send, signIn } from '../testing/app.ts'
import { filesWith } from '../testing/applications.ts'
import { createFileDatabase } from '../testing/folder.ts'
import { form, photo } from '../testing/images.ts'
import { renderer } from '../testing/renderer.ts'

const inMalayalam = wordsIn('ml', reviewMessages)

const document = { accept: 'text/html,application/xhtml+xml' }
const written = { name: 'Latha, Aluva', review: 'The roof is dry.', rating: '4' }

async function start(t: TestContext) {
  const { app, db, headers } = await createOwnedApp(t, { services: { renderer } })
  const link = async (language = 'en') => {
    const answer = await send(app, calls.askForReview, { headers, payload: { name: 'Latha', language } })
    return new URL(answer.json().link).pathname
  }
  const open = (url: string) => app.inject({ url, headers: document })
  /** As a browser without JavaScript does, in the language of the page. */
  const post = async (path: string, fields: Parameters<typeof form>[0]) => {
    const sent = await form({ notice_version: privacyNoticeVersion, website: '', ...fields })
    const url = path.replace(/^\/ml(.*)/, '$1?language=ml')
    return app.inject({
      method: 'POST',
      url,
      payload: sent.payload,
      headers: { ...sent.headers, ...document },
    })
  }
  const reviews = () => db.selectFrom('reviews').selectAll().execute()
  return { app, db, link, open, post, reviews }
}

test('opening it does not use it up; a used, a wrong and a cut-off link look alike', async (t) => {
  const { app, link, open, post } = await start(t)
  const path = await link()
  for (let i = 0; i < 3; i++) assert.equal((await open(path)).statusCode, 200)
  assert.equal((await post(path, written)).statusCode, 200)
  const asked = `/write-review/${'a'.repeat(43)}`
  const bodies = new Set<string>()
  for (const url of [path, asked, path.slice(0, -1)]) {
    const page = await open(url)
    assert.equal(page.statusCode, 404)
    assert.match(page.body, /It works once/)
    bodies.add(page.body.replaceAll(url, ''))
    const again = await post(url, written)
    assert.equal(again.statusCode, 404)
    assert.match(again.body, /It works once/)
  }
  assert.equal(bodies.size, 1)
  assert.equal((await app.inject({ url: '/write-review/%E0%A4%A', headers: document })).statusCode, 400)
})

test('the client’s name goes from the database file too once the link is used', async (t) => {
  const { db, dataDir } = await createFileDatabase(t)
  const { app } = await createTestApp(t, { services: { db } })
  const payload = { name: 'Markedclient' }
  const asked = await send(app, calls.askForReview, { headers: await signIn(app), payload })
  const holding = () => filesWith(dataDir, 'Markedclient')
  assert.notDeepEqual(await holding(), [])
  const sent = await form({ notice_version: privacyNoticeVersion, website: '', ...written })
  const url = new URL(asked.json().link).pathname
  assert.equal((await app.inject({ method: 'POST', url, ...sent })).statusCode, 200)
  assert.deepEqual(await holding(), [])
})

test('without JavaScript a form is thanked for, and waits with the language of its notice', async (t) => {
  const { link, post, reviews } = await start(t)
  for (const language of ['en', 'ml']) {
    const path = await link(language)
    const words = language === 'en' ? reviewMessages : inMalayalam
    assert.equal((await post(path, { ...written, rating: '' })).statusCode, 400)
    const sent = await post(path, { ...written, picture: await photo() })
    assert.deepEqual([sent.statusCode, sent.headers['cache-control']], [200, 'no-store'])
    assert.ok(sent.body.includes(words.sent))
    assert.doesNotMatch(sent.body, /<textarea/)
  }
  assert.deepEqual(
    (await reviews()).map(({ status, notice_language }) => [status, notice_language]),
    [
      ['waiting', 'en'],
      ['waiting', 'ml'],
    ],
  )
})

test('the site says which review a client wrote, and tells search engines no rating', async (t) => {
  const { app, db, link, open, post } = await start(t)
  const headers = await signIn(app)
  await post(await link(), written)
  await send(app, calls.createReview, { headers, payload: { name: 'Biju', review: 'Fine.' } })
  const marks = async (path: string) => (await open(path)).body.match(/Written by the client/g)?.length ?? 0
  assert.deepEqual([await marks('/reviews'), await marks('/')], [0, 0], 'while it waits')
  assert.doesNotMatch((await open('/reviews')).body, /The roof is dry/)
  const { id } = await db
    .selectFrom('reviews')
    .select('id')
    .where('by_client', '=', true)
    .executeTakeFirstOrThrow()
  await send(app, calls.showReview, { param: id, headers, payload: { status: 'shown' } })
  assert.deepEqual([await marks('/reviews'), await marks('/')], [1, 1])
  for (const path of ['/', '/reviews', '/ml/reviews']) {
    const { body } = await open(path)
    assert.match(body, /The roof is dry/)
    assert.doesNotMatch(body, /aggregateRating|reviewRating|ratingValue|"@type":"Review"|itemprop/, path)
  }
  assert.match((await open('/ml/reviews')).body, /വീട്ടുകാർ എഴുതിയത്, 20\d\d /)
})
