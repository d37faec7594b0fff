// The examples in deploy/ are valid, and work where this machine has the programs for them.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { type RequestOptions, request as secureRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { languages, pathIn } from '#contract/languages.ts'
import { maxFormBytes, maxGalleryImages, maxImageBytes, maxVisitsPerHour as most } from '#contract/limits.ts'
import { adminPages, publicPages } from '#contract/pages.ts'
import { readConfig, variableNames } from '../server/config.ts'
import { newId } from '../server/db/clock.ts'
import { newToken } from '../server/db/settings.ts'
import { pictureFolders } from '../server/stored-files.ts'
import { createTestApp } from '../server/testing/app.ts'
import { newFolder } from '../server/testing/folder.ts'
import { valuesOf } from '../server/testing/values.ts'
import { findCaddy, startCaddy } from './testing/caddy.ts'
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

test('the service starts what is built, once the time is known', () => {
  const unit = read('deploy/site.service')
  assert.match(unit, /^ExecStart=.* scripts\/run\.mjs serve$/m)
  // The target alone waits for nothing.
  for (const order of ['Wants', 'After'])
    assert.match(unit, new RegExp(`^${order}=.*systemd-time-wait-sync`, 'm'))
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

test('the proxy lets the largest project through', () => {
  const largest = (maxGalleryImages + 1) * maxImageBytes + maxFormBytes
  assert.ok(Number(/max_size (\d+)MB/.exec(read('deploy/Caddyfile'))?.[1]) * 1e6 > largest)
})

test(
  'behind Caddy pages come compressed once, visitors are told apart and the numbers stay inside',
  limit,
  async (t) => {
    const { app, db, visits, inner } = await listen(t, {
      PUBLIC_URL: 'https://www.example.com',
      RATE_LIMIT: 'on',
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
    const certificate = await makeCertificate(t)
    const [port, httpPort] = [await findQuietPort(), await findQuietPort()]
    const tls = `${certificate.cert} ${certificate.key}`
    const { stop, log } = await startCaddy({ port, processes: [await inner()], tls, httpPort })
    t.after(stop)
    const host = 'www.example.com'
    const ca = readFileSync(certificate.cert)
    const ask = (path: string, headers = {}, more = {}) =>
      askOnce({ port, path, ca, servername: host, headers: { host, ...headers }, ...more })

    const claims = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'chosen-by-the-visitor' }
    const answer = await ask(calls.listReviews.path, claims)
    assert.equal(answer.status, 200)
    const last = seen.findLast(({ protocol }) => protocol === 'https')
    assert.equal(last?.ip, '127.0.0.1')
    assert.match(last?.id ?? '', /^[0-9a-f-]{36}$/)
    assert.match(String(answer.headers['strict-transport-security']), /max-age/)

    const compressed = await ask(calls.listReviews.path, { 'accept-encoding': 'gzip, br' })
    assert.equal(compressed.headers['content-encoding'], 'br', 'as the site made it')
    assert.equal(answer.headers['content-encoding'], undefined, 'Caddy itself compresses nothing')
    assert.ok(answer.headers['content-length'], 'nor unpacks it')
    assert.equal((await ask('/metrics')).status, 404)
    const moved = await askOnce({ port: httpPort, path: '/gallery?x=1', headers: { host } })
    assert.match(String(moved.headers.location), /^https:.*\/gallery\?x=1$/)

    const visit = { method: 'POST', body: JSON.stringify({ source: 'whatsapp', pages: ['/'] }) }
    const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Android)' }
    for (let n = 0; n < most + 2; n++)
      for (const localAddress of ['127.0.0.2', '127.0.0.3'])
        assert.equal((await ask(calls.countVisit.path, headers, { ...visit, localAddress })).status, 200)
    await visits.write(db)
    const counted = await db.selectFrom('visit_counts').select('count').where('name', '=', 'visits').execute()
    assert.deepEqual(valuesOf(counted, 'count'), [2 * most])
    assert.doesNotMatch(log(), /127\.0\.0\.[23]/)
  },
)

test(
  "Caddy's log has no token, nothing people search for, and no address, also when the site is away",
  limit,
  async (t) => {
    const { app, inner } = await listen(t)
    let isBroken = false
    app.addHook('onRequest', async ({ raw }) => void (isBroken && raw.socket.destroy()))
    const port = await findQuietPort()
    const { stop, log } = await startCaddy({ port, processes: [await inner()], waits: '1s' })
    t.after(stop)
    const mark = newToken()
    const rows = [...Object.values(calls), ...Object.values(adminPages), ...Object.values(publicPages)]
    const links = rows.map(({ path }) => path).filter((path) => path.includes(':token'))
    assert.ok(links.length > 10)
    const paths = links.flatMap((link) => languages.map((language) => pathIn(language, link)))
    const asked = [
      ...paths.flatMap((path) => [path, path.replace(/[^:]+/, (start) => start.toUpperCase())]),
      ...pictureFolders.map((folder) => `/uploads/${folder}/:token/front-480.webp`),
      `${calls.findPerson.path}?contact=:token`,
      '/house/:token/cv?x=1',
      '//ml//house/:token',
    ].map((path) => path.replace(/:token\??/, mark))
    const headers = { referer: `http://localhost/admin/people?contact=${mark}`, cookie: `session=${mark}` }
    const askAll = (method = 'GET') =>
      Promise.all(asked.map((path) => askOnce({ port, path, headers, method })))
    await askAll()
    isBroken = true
    await askAll()
    await app.close()
    const answers = [...(await askAll()), ...(await askAll('POST'))]
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([503]))
    type Line = { logger: string; request: Record<string, unknown> }
    const lines = () =>
      log()
        .match(/^.*"request":.*$/gm)
        ?.map((line): Line => JSON.parse(line)) ?? []
    const count = (logger: string) => lines().filter((line) => line.logger === logger).length
    while (count('http.log.access') < 4 * asked.length) await wait(50, undefined, { signal: t.signal })
    assert.ok(count('http.log.error') >= asked.length)
    assert.ok(!log().includes(mark))
    const uris = new Set(lines().map(({ request }) => request.uri))
    for (const uri of ['/house/...', `/uploads/${pictureFolders[0]}/...`, `${calls.findPerson.path}?...`])
      assert.ok(uris.has(uri), uri)
    const told = new Set(lines().flatMap(({ request, ...line }) => Object.keys({ ...request, ...line })))
    for (const name of ['remote_ip', 'client_ip', 'headers', 'resp_headers']) assert.ok(!told.has(name), name)
  },
)

test('caddy and systemd find nothing wrong', limit, async (t) => {
  const folder = join(import.meta.dirname, '..', 'deploy')
  const tools: [program: string, args: string[]][] = [
    [await findCaddy(), ['validate', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']],
    ['systemd-analyze', ['security', '--offline=yes', '--threshold=20', join(folder, 'site.service')]],
  ]
  for (const [program, args] of tools) {
    const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 30_000 })
    if (error) t.diagnostic(`Not tried: this machine lacks ${program}`)
    else assert.equal(status, 0, `${program}: ${stdout}${stderr}`)
  }
})

async function listen(t: TestContext, env = {}) {
  const site = await createTestApp(t, { env: { TRUST_PROXY: 'on', ...env } })
  const inner = async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    return (site.app.server.address() as AddressInfo).port
  }
  return { ...site, inner }
}

function assertKnown(names: string[]) {
  assert.ok(names.length > 0)
  assert.deepEqual(
    names.filter((name) => !variableNames.includes(name)),
    [],
  )
}

async function makeCertificate(t: TestContext) {
  const folder = await newFolder(t)
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=www.example.com']
  const name = ['-addext', 'subjectAltName=DNS:www.example.com']
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key, cert }
}

type Asked = RequestOptions & { port: number; path: string; ca?: Buffer; body?: string }

/** Over https when there is a certificate to trust. */
function askOnce({ body, ...asked }: Asked) {
  const ask = asked.ca ? secureRequest : request
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const sent = ask({ host: '127.0.0.1', ...asked }, async (answer) =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) }),
      )
      sent.once('error', reject)
      sent.end(body)
    },
  )
}
