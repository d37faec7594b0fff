// @sqlite
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import Fastify from 'fastify'
import { staticFileRoutes } from './static-files.ts'

function createSite(t: TestContext) {
  const dir = mkdtempSync(join(tmpdir(), 'site-assets-'))
  t.after(() => rmSync(dir, { recursive: true }))
  for (const folder of ['assets', '.vite']) mkdirSync(join(dir, folder))
  writeFileSync(join(dir, 'assets', 'start-1a.js'), 'plain')
  writeFileSync(join(dir, 'assets', 'start-1a.js.br'), 'brotli')
  writeFileSync(join(dir, 'assets', 'heic-worker-4d.js'), 'worker')
  writeFileSync(join(dir, 'assets', 'body-2b.woff2'), 'font')
  writeFileSync(join(dir, '.vite', 'manifest.json'), '{}')
  writeFileSync(join(dir, 'favicon.svg'), '<svg/>')
  writeFileSync(join(dir, 'notes.txt'), 'for us')
  const app = Fastify()
  t.after(() => app.close())
  staticFileRoutes(app, dir)
  const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, dir, open }
}

test('a built file comes in the best form there is, and may be kept for ever', async (t) => {
  const { open } = createSite(t)
  for (const [accepted, body, encoding] of [
    ['gzip, br', 'brotli', 'br'],
    ['gzip', 'plain', undefined],
    ['br;q=0', 'plain', undefined],
  ]) {
    const answer = await open('/assets/start-1a.js?v=1', { 'accept-encoding': accepted ?? '' })
    assert.equal(answer.body, body)
    assert.equal(answer.headers['content-encoding'], encoding)
    assert.equal(answer.headers['content-length'], String(body?.length))
    assert.equal(answer.headers['content-type'], 'text/javascript; charset=utf-8')
    assert.match(String(answer.headers['cache-control']), /immutable/)
    assert.equal(answer.headers.vary, 'Accept-Encoding')
  }
  assert.equal((await open('/assets/body-2b.woff2')).headers['content-type'], 'font/woff2')
  const icon = await open('/favicon.svg')
  assert.equal(icon.body, '<svg/>')
  assert.doesNotMatch(String(icon.headers['cache-control']), /immutable/)
})

test('no script but the worker for HEIC photos may run WebAssembly', async (t) => {
  const { open } = createSite(t)
  const policyOf = async (name: string) => (await open(`/assets/${name}`)).headers['content-security-policy']
  assert.equal(
    await policyOf('heic-worker-4d.js'),
    "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  )
  // Which leaves them what every response has.
  assert.deepEqual([await policyOf('start-1a.js'), await policyOf('body-2b.woff2')], [undefined, undefined])
})

test('who has it already is told so, and who asks for the head gets no body', async (t) => {
  const { app, open } = createSite(t)
  const first = await open('/favicon.svg')
  const again = await open('/favicon.svg', { 'if-none-match': String(first.headers.etag) })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  const head = await app.inject({ method: 'HEAD', url: '/favicon.svg' })
  assert.deepEqual([head.statusCode, head.body, head.headers['content-length']], [200, '', '6'])
})

test('nothing else of the folder, and nothing outside of it, can be asked for', async (t) => {
  const { dir, open } = createSite(t)
  writeFileSync(join(dir, 'assets', 'later-3c.js'), 'not there at the start')
  for (const url of [
    '/.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
    '/assets/%2e%2e%2ffavicon.svg',
    '/assets/start-1a.js.br',
    '/assets/start-1a.js%00',
    '/assets/later-3c.js',
    '/assets',
    '/assets/',
    '/notes.txt',
  ])
    assert.equal((await open(url)).statusCode, 404, url)
  rmSync(join(dir, 'favicon.svg'))
  assert.equal((await open('/favicon.svg')).statusCode, 404, 'a newer build has taken it away')
})
