// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createOwnedApp, createTestApp } from '../testing/app.ts'
import { renderer } from '../testing/renderer.ts'

test('the calls are described to admins only', async (t) => {
  const { app } = await createTestApp(t)
  const url = '/docs/openapi.json'
  const stranger = await app.inject({ url, headers: { accept: 'application/json' } })
  assert.equal(stranger.statusCode, 401)
  assert.match(stranger.json().message, /log in/)
  const inBrowser = await app.inject({ url, headers: { accept: 'text/html' } })
  assert.deepEqual([inBrowser.statusCode, inBrowser.headers.location], [302, '/admin/login'])
})

test('during development everybody may read them', async (t) => {
  const development = { renderer, attach: async () => undefined, close: async () => undefined }
  const { app } = await createTestApp(t, { services: { development } })
  assert.equal((await app.inject('/docs/openapi.json')).statusCode, 200)
})

test('the document names every call of the contract', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  const document = (await app.inject({ url: '/docs/openapi.json', headers })).json()
  assert.equal(document.openapi, '3.1.0')
  for (const [name, { method, path }] of Object.entries(calls)) {
    const written = path.replace(/:(\w+)/g, '{$1}')
    const operation = document.paths[written]?.[method.toLowerCase()]
    assert.equal(operation?.operationId, name)
    assert.match(operation.summary, /^[A-Z]/)
    assert.equal(operation.tags.length, 1, name)
  }
})

test('the document tells who may call, what goes in and what comes out', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  const { paths } = (await app.inject({ url: '/docs/openapi.json', headers })).json()
  const add = paths['/admin/add-review'].post
  assert.deepEqual(add.security, [{ session: [] }])
  const { schema } = add.requestBody.content['application/json']
  assert.deepEqual(schema.required, ['name', 'review'])
  assert.partialDeepStrictEqual(schema.properties.name, { type: 'string', minLength: 1, maxLength: 120 })

  const apply = paths['/admin/career'].post
  assert.equal(apply.security, undefined)
  const form = apply.requestBody.content['multipart/form-data'].schema
  assert.deepEqual(form.properties.cv, { type: 'string', format: 'binary' })
  assert.ok('429' in apply.responses)

  const list = paths['/admin/get-reviews'].get.responses[200]
  assert.ok('X-Total-Count' in list.headers)
  assert.equal(list.content['application/json'].schema.type, 'array')
})
