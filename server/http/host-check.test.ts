import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createTestApp, exchange } from '../testing/app.ts'

const path = calls.listReviews.path
const odd = {
  'a target that names a host': `GET http://evil.example.net${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'two Host headers': `GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example.net\r\n\r\n`,
  'no Host header': `GET ${path} HTTP/1.1\r\n\r\n`,
  'a star for a target': 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'broken percent signs': 'GET /admin/reviews/%E0%A4%A HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'a length that is no number': `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: many\r\n\r\n`,
  'two lengths': `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`,
}
for (const [what, request] of Object.entries(odd)) {
  test(`a request with ${what} is refused`, async (t) => {
    const { app } = await createTestApp(t)
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    assert.match(await exchange(address, request), /^HTTP\/1\.1 400 /)
    assert.equal((await fetch(new URL('/healthz', address))).status, 200)
  })
}

test('an address that cannot be read is refused with a sentence and the usual headers', async (t) => {
  const { app } = await createTestApp(t)
  const broken = await app.inject('/admin/reviews/%E0%A4%A')
  assert.equal(broken.statusCode, 400)
  assert.match(broken.json().message, /could not be read$/)
  assert.equal(broken.headers['x-content-type-options'], 'nosniff')
  const endless = await app.inject(`/admin/reviews/${'x'.repeat(2000)}`)
  assert.equal(endless.statusCode, 404)
  assert.match(endless.json().message, /^There is nothing/)
})

test('after a refusal the next request on the same connection is answered', async (t) => {
  const { app } = await createTestApp(t)
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const body = JSON.stringify({ name: 'x'.repeat(100_000) })
  for (let n = 0; n < 3; n++) {
    const refused = await fetch(new URL(calls.createReview.path, address), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    assert.equal(refused.status, 401)
    assert.equal((await fetch(new URL('/healthz', address))).status, 200)
  }
})
