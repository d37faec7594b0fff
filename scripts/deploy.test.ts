// The examples in deploy/ are valid, and work where this machine has the programs for them.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { languages, pathIn } from '#contract/languages.ts'
import { maxFormBytes, maxGalleryImages, maxImageBytes } from '#contract/limits.ts'
import { adminPages, publicPages } from '#contract/pages.ts'
import { readConfig, variableNames } from '../server/config.ts'
import { newId } from '../server/db/ids.ts'
import { createTestApp } from '../server/testing/app.ts'
import { server } from './tasks.mjs'
import { findNginx, startNginx } from './testing/nginx.ts'
import { findQuietPort } from './testing/ports.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const limit = { timeout: 60_000 }

test('the settings are ones the site knows, and it accepts them', () => {
  const lines = read('deploy/site.env').matchAll(/^#?([A-Z_]+)="?(.*?)"?$/gm)
  const settings = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
  assertKnown(Object.keys(settings))
  const config = readConfig(settings)
  assert.equal(config.publicUrl, 'https://www.example.com')
  assert.notEqual(config.trustProxy, false)
})

test('what the service and the containers set, the site knows', () => {
  const unit = /^Environment=(.*)$/m.exec(read('deploy/site.service'))?.[1] ?? ''
  const image = /^ENV (.*)$/m.exec(read('deploy/Dockerfile'))?.[1] ?? ''
  const ofNode = ['NODE_ENV', 'NODE_COMPILE_CACHE']
  const named = `${unit} ${image}`.split(' ').map((pair) => pair.split('=')[0] ?? '')
  assertKnown(named.filter((name) => !ofNode.includes(name)))
  const [site = ''] = read('deploy/compose.yaml').split(/^ {2}folders:/m)
  const inCompose = [...site.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name)
  assert.ok(inCompose.includes('DATABASE_URL') && inCompose.includes('STORAGE_URL'))
  assertKnown(inCompose)
})

test('several containers start only with the key that all of them need', () => {
  const compose = read('deploy/compose.yaml')
  assert.match(compose, /replicas: [2-9]/)
  assert.match(compose, /^ {6}SECRET_KEY: \$\{SECRET_KEY:\?.+\}$/m)
  assert.match(compose, /^# Beside this file, in \.env: .*SECRET_KEY/m)
})

test('the image starts the server as npm start does', () => {
  const image = read('deploy/Dockerfile')
  assert.ok(image.includes(`CMD ${JSON.stringify(['node', ...server]).replaceAll(',', ', ')}`))
})

test('the README names every setting', () => {
  const readme = read('README.md')
  for (const name of variableNames) assert.ok(readme.includes(`\`${name}\``), name)
})

test('everything that is copied into the image is there, and so is what the server needs', () => {
  const copied = [...read('deploy/Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' '),
  )
  for (const name of copied) assert.ok(existsSync(join(import.meta.dirname, '..', name)), name)
  for (const name of ['contract', 'content', 'server', 'site.config.ts', 'package.json'])
    assert.ok(copied.includes(name), name)
})

test('the proxies let the largest project through', () => {
  const largest = (maxGalleryImages + 1) * maxImageBytes + maxFormBytes
  assert.ok(Number(/client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf'))?.[1]) * 2 ** 20 > largest)
  assert.ok(Number(/max_size (\d+)MB/.exec(read('deploy/Caddyfile'))?.[1]) * 1e6 > largest)
})

test("nginx logs no link's token, in no language and no case that leads to its page", () => {
  const [, flag, secret = ''] = /^ *"~(\*?)(.+)" "\$link\/\.\.\.";$/m.exec(read('deploy/nginx.conf')) ?? []
  const hides = new RegExp(secret, flag && 'i')
  const rows = [...Object.values(calls), ...Object.values(adminPages), ...Object.values(publicPages)]
  const links = rows.map(({ path }) => path).filter((path) => path.includes(':token'))
  assert.ok(links.length > 10)
  for (const path of links.flatMap((link) => languages.map((language) => pathIn(language, link))))
    for (const shown of [path, path.toUpperCase()]) assert.match(shown.replace(/:token\??/i, 'secret'), hides)
})

test(
  'behind nginx pages come compressed once, visitors are told apart and the numbers stay inside',
  limit,
  async (t) => {
    const nginx = findNginx()
    const certificate = nginx && (await makeCertificate(t))
    if (!nginx || !certificate) return t.diagnostic('Not tried: this machine lacks nginx or openssl')
    const { app, db } = await createTestApp(t, {
      env: { TRUST_PROXY: 'on', PUBLIC_URL: 'https://www.example.com', RATE_LIMIT: 'on' },
    })
    const words = { name: 'Asha', review: 'A dry roof. '.repeat(100), rating: 5, version: 1 }
    await db
      .insertInto('reviews')
      .values({ ...words, id: newId(), created_at: '2026' })
      .execute()
    const seen: { ip: string; protocol: string; id: string }[] = []
    app.addHook('onRequest', async ({ ip, protocol, id }) => {
      seen.push({ ip, protocol, id })
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port: inner } = app.server.address() as AddressInfo
    const [port, plain] = [await findQuietPort(), await findQuietPort()]
    const sites = read('deploy/nginx.conf')
      .replace('127.0.0.1:3000', `127.0.0.1:${inner}`)
      .replace(/listen \[::\].*;/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate.cert};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${certificate.key};`)
    const { output, stop } = await startNginx(nginx, sites)
    t.after(stop)
    const ca = readFileSync(certificate.cert)
    const ask = (path: string, headers = {}) => askOnce({ port, path, ca, headers })
    while (!(await ask('/healthz').catch(() => undefined))) {
      assert.doesNotMatch(output(), /\[emerg\]/)
      await wait(50, undefined, { signal: t.signal })
    }

    const claims = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'chosen-by-the-visitor' }
    const answer = await ask(calls.listReviews.path, claims)
    assert.equal(answer.status, 200)
    const last = seen.at(-1)
    assert.deepEqual([last?.ip, last?.protocol], ['127.0.0.1', 'https'])
    assert.match(last?.id ?? '', /^[0-9a-f]{32}$/)
    assert.match(String(answer.headers['strict-transport-security']), /max-age/)

    const compressed = await ask(calls.listReviews.path, { 'accept-encoding': 'gzip, br' })
    assert.equal(compressed.headers['content-encoding'], 'br', 'as the site made it')
    assert.equal(answer.headers['content-encoding'], undefined, 'nginx itself compresses nothing')
    assert.equal((await ask('/metrics')).status, 404)
    const moved = await fetch(`http://127.0.0.1:${plain}/gallery?x=1`, { redirect: 'manual' })
    assert.equal(moved.headers.get('location'), 'https://www.example.com/gallery?x=1')
  },
)

test('caddy and systemd find nothing wrong', limit, (t) => {
  const folder = join(import.meta.dirname, '..', 'deploy')
  const tools: [program: string, args: string[]][] = [
    ['caddy', ['adapt', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']],
    ['systemd-analyze', ['security', '--offline=yes', '--threshold=20', join(folder, 'site.service')]],
  ]
  for (const [program, args] of tools) {
    const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 30_000 })
    if (error) t.diagnostic(`Not tried: this machine lacks ${program}`)
    else assert.equal(status, 0, `${program}: ${stdout}${stderr}`)
  }
})

function assertKnown(names: string[]) {
  assert.ok(names.length > 0)
  assert.deepEqual(
    names.filter((name) => !variableNames.includes(name)),
    [],
  )
}

async function makeCertificate(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'site-deploy-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=www.example.com']
  const name = ['-addext', 'subjectAltName=DNS:www.example.com']
  try {
    execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key, cert }
  } catch {
    return undefined
  }
}

function askOnce(asked: { port: number; path: string; ca: Buffer; headers: Record<string, string> }) {
  const { headers, ...rest } = asked
  const host = 'www.example.com'
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const sent = request(
        { ...rest, host: '127.0.0.1', servername: host, headers: { host, ...headers } },
        async (answer) =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) }),
      )
      sent.once('error', reject)
      sent.end()
    },
  )
}
