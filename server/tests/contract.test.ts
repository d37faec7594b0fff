// @sqlite Promises about every call of the contract at once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { adminPages, publicPages } from '#contract/pages.ts'
import { createTestApp, exchange } from '../testing/app.ts'
import { renderer } from '../testing/renderer.ts'

const all = Object.entries<Call>(calls)
const guarded = all.filter(([, call]) => call.access !== 'anyone')
const someId = '019a0000-0000-7000-8000-000000000000'
const pathOf = (call: Call) => call.path.replace(/:\w+/g, someId)

test('every call of the contract has its handler', async (t) => {
  const { app } = await createTestApp(t)
  const missing = all.filter(([, call]) => !app.hasRoute({ method: call.method, url: call.path }))
  assert.deepEqual(
    missing.map(([name]) => name),
    [],
  )
})

test('no two calls or screens claim one address, except the one the specification has twice', () => {
  const shape = (path: string) => path.replace(/:\w+/g, ':')
  const claims = [
    ...all.map(([, { method, path }]) => `${method} ${shape(path)}`),
    ...[...Object.values(publicPages), ...Object.values(adminPages)].map(({ path }) => `GET ${shape(path)}`),
  ]
  const twice = claims.filter((claim, index) => claims.indexOf(claim) !== index)
  assert.deepEqual(twice, ['GET /admin/get-reviews'])
})

test('at the shared address a browser gets the page and everything else the call', async (t) => {
  const { app } = await createTestApp(t, { services: { renderer } })
  const url = calls.listReviews.path
  const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const page = await app.inject({ url, headers: navigation })
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /^<!doctype html>.*<title>Admin<\/title>/s)
  assert.match(String(page.headers['content-type']), /^text\/html/)
  assert.match(String(page.headers.vary), /\bAccept\b/)

  for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
    const call = await app.inject({ url, headers })
    assert.deepEqual([call.statusCode, call.json()], [200, []])
    assert.match(String(call.headers.vary), /\bAccept\b/)
  }
  const refused = await app.inject({ url: `${url}?limit=many` })
  assert.equal(refused.statusCode, 400)
  assert.match(String(refused.headers.vary), /\bAccept\b/)
})

test('a visitor is refused before the body is read', async (t) => {
  const { app } = await createTestApp(t)
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  for (const [name, call] of guarded.filter(([, { body }]) => body)) {
    const type = call.files ? 'multipart/form-data; boundary=x' : 'application/json'
    const head = `${call.method} ${pathOf(call)} HTTP/1.1\r\nHost: ${address.host}\r\nContent-Type: ${type}\r\n`
    // The body is announced but never sent: an answer means that nobody waited for it.
    const answer = await exchange(address, `${head}Content-Length: 1000000000\r\n\r\n`)
    assert.match(answer, /^HTTP\/1\.1 401 /, name)
  }
})
