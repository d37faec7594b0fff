import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GivenLink, privateLinks } from '#contract/access/private-links.ts'
import { calls } from '#contract/calls.ts'
import { attemptLimits, type LimitName } from '#contract/limits.ts'
import { type Page, publicPages } from '#contract/pages.ts'
import { send, signInAs } from '../testing/app.ts'
import { createHouse } from '../testing/pages/house.ts'

test('staff see and end the links of their own areas alone, and those of one project if they ask for it', async (t) => {
  const { app, db, headers, project, addLink, follow, open, pass } = await createHouse(t)
  const { id, token } = await addLink()
  await follow(token, 'susan@example.com')
  pass(60_000)
  await send(app, calls.askForReview, { headers, payload: { name: 'Latha' } })
  await open(`/house/${token}`)
  const list = async (as: Record<string, string>, query = {}) =>
    (await send(app, calls.listGivenLinks, { headers: as, query })).json<GivenLink[]>()
  const [review, house] = await list(headers)
  assert.deepEqual([review?.kind, review?.name, review?.ends_at === null], ['review', 'Latha', false])
  const opened = { readers: 1, opened_at: '2026-11-18T06:01:00.000Z', ends_at: null }
  assert.partialDeepStrictEqual(house, { id, kind: 'house', project: 'Susan Paul, Aluva', ...opened })
  assert.deepEqual(await list(headers, { project }), [house])

  const [office, hiring] = [await signInAs(app, db, 'office'), await signInAs(app, db, 'hiring')]
  assert.deepEqual([await list(office), await list(hiring)], [[review], []])
  const reset = await db.selectFrom('links').select('id').where('kind', '=', 'not_me').execute()
  for (const param of [id, ...reset.map((link) => link.id)])
    assert.equal((await send(app, calls.endGivenLink, { param, headers: office })).statusCode, 404)
  assert.equal((await open(`/house/${token}`)).statusCode, 200)
  assert.equal((await list(headers))[1]?.readers, 1)
})

test('the pages of private links are cached and indexed nowhere, tell no other site their address, and end guessing', async (t) => {
  const { open, addLink } = await createHouse(t, { RATE_LIMIT: 'on' })
  const opened = new Set<Page>(Object.values(privateLinks).map(({ page }) => page))
  const pages = Object.entries(publicPages).filter(([, page]) => opened.has(page))
  assert.deepEqual(pages.map(([name]) => name).toSorted(), ['house', 'myData', 'writeReview'])
  const working = `/house/${(await addLink()).token}`
  for (const [name, { path }] of pages) {
    const dead = path.replace(':token', 'a'.repeat(43))
    for (const url of [dead, `/ml${dead}`, working]) {
      const { headers, body, statusCode } = await open(url)
      assert.equal(statusCode, url === working ? 200 : 404)
      const sent = [headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]
      assert.deepEqual([...sent, headers.etag], ['no-store', 'noindex, nofollow', 'same-origin', undefined])
      assert.match(body, /<meta name="robots" content="noindex, nofollow"/)
      assert.doesNotMatch(body, /og:|canonical|application\/ld\+json/)
    }
    for (let i = 2; i < attemptLimits[name as LimitName].most; i++) await open(dead)
    assert.equal((await open(dead)).statusCode, 429, name)
  }
  assert.equal((await open(working)).statusCode, 200)
})
