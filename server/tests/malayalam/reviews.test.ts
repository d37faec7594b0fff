// Reviews stay as they were written, on pages of either language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reviews } from '#content/demo/records.ts'
import { calls } from '#contract/calls.ts'
import { createTestApp, send, signIn } from '../../testing/app.ts'
import { renderer } from '../../testing/renderer.ts'

const english = 'The roof is dry, M25 all over.'
const malayalam = '“നല്ല പണി!” Waterproofing ചെയ്തിട്ട് ഒരു തുള്ളി ചോർന്നില്ല.'

test('a review in another language than its page is marked, so that it is read out and set as what it is', async (t) => {
  const { app } = await createTestApp(t, { services: { renderer } })
  const headers = await signIn(app)
  for (const review of [english, malayalam])
    await send(app, calls.createReview, { headers, payload: { name: 'Asha', review, rating: 5 } })
  const langOn = async (path: string, review: string) => {
    const { body } = await app.inject({ url: path, headers: { accept: 'text/html' } })
    const before = body.slice(0, body.indexOf(review, body.indexOf('<blockquote')))
    return /<p(?: lang="(\w+)")?>“(?:<!-- -->)?$/.exec(before)?.[1]
  }
  for (const path of ['/', '/reviews']) {
    assert.equal(await langOn(path, malayalam), 'ml', path)
    assert.equal(await langOn(path, english), undefined, path)
  }
  for (const path of ['/ml', '/ml/reviews']) {
    assert.equal(await langOn(path, malayalam), undefined, path)
    assert.equal(await langOn(path, english), 'en', path)
  }
})

test('half of the reviews that the site comes with are in Malayalam', () => {
  const own = reviews.filter(({ review }) => /\p{Script=Malayalam}/u.test(review))
  assert.equal(own.length, reviews.length / 2)
})
