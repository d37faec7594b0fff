// @sqlite The protecting headers stand on every kind of answer, refusals and nonsense included.
import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { insertPictures, insertProject } from '../../projects/store.ts'
import { createTestApp, exchange, send, signIn } from '../../testing/app.ts'
import { addJob, apply, asha } from '../../testing/applications.ts'
import { pdfCv } from '../../testing/cvs.ts'
import { renderer } from '../../testing/renderer.ts'

const json = { 'content-type': 'application/json' }
const document = { accept: 'text/html' }

test('every kind of answer carries the protecting headers', async (t) => {
  const { app, db, files, dataDir } = await createTestApp(t, { services: { renderer } })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const session = await signIn(app)
  await apply(app, { ...asha, job_id: await addJob(db) }, [pdfCv, 'cv.pdf'])
  const [{ cv }] = (await send(app, calls.listApplications, { headers: session })).json()
  const picture = await addPicture({ db, dataDir })

  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(address + path, { redirect: 'manual', ...init })
    await answer.arrayBuffer()
    return { status: answer.status, headers: answer.headers }
  }
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    ask(path, { method: 'POST', body, headers })
  const askFailing = async (path: string) => {
    const stream = new Readable({ read: (): unknown => stream.destroy(new Error('broken disk')) })
    const open = t.mock.method(files, 'open', async () => ({ stream, bytes: 7 }))
    return ask(path).finally(() => open.mock.restore())
  }
  const { etag } = Object.fromEntries((await ask('/', { headers: document })).headers)
  const answers: Record<string, [status: number, answer: Awaited<ReturnType<typeof ask>>]> = {
    'a page': [200, await ask('/', { headers: document })],
    'a page that has not changed': [
      304,
      await ask('/', { headers: { ...document, 'if-none-match': etag ?? '' } }),
    ],
    'a page that is not there': [404, await ask('/none', { headers: document })],
    'an address with a slash too many': [308, await ask('/about/', { headers: document })],
    'a public list': [200, await ask(calls.listJobs.path)],
    'the head of a public list': [200, await ask(calls.listJobs.path, { method: 'HEAD' })],
    'a call without a session': [401, await ask(calls.listApplications.path)],
    'a private list': [200, await ask(calls.listApplications.path, { headers: session })],
    'a request from another site': [
      403,
      await post(calls.login.path, '{}', { ...json, origin: 'https://evil.example' }),
    ],
    'a call with nothing in it': [400, await post(calls.login.path, '{}')],
    'a body that is no JSON': [400, await post(calls.login.path, '{')],
    'a body of another kind': [415, await post(calls.login.path, 'x', { 'content-type': 'text/plain' })],
    'a body that is too large': [413, await post(calls.login.path, JSON.stringify('x'.repeat(300_000)))],
    'a call that is not there': [404, await ask('/none')],
    'a method that is not there': [404, await ask(calls.login.path, { method: 'PATCH' })],
    'an address that cannot be read': [400, await ask('/admin/reviews/%E0%A4%A')],
    'a picture': [200, await ask(picture)],
    'a picture that is not there': [404, await ask(picture.replace('jpg', 'webp'))],
    'a picture that cannot be read': [500, await askFailing(picture)],
    'a picture of a family that nobody may see': [
      404,
      await ask(picture.replace('projects/', 'projects/x/')),
    ],
    'a CV': [200, await ask(`/uploads/cv/${cv}`, { headers: session })],
    'a CV without a session': [401, await ask(`/uploads/cv/${cv}`)],
    'the state of the server': [200, await ask('/healthz')],
    'what is no HTTP': [400, await raw(address, 'nonsense\r\n\r\n')],
    'a request without a host': [400, await raw(address, 'GET / HTTP/1.1\r\n\r\n')],
    'an expectation we do not know': [
      200,
      await raw(address, `GET ${calls.listJobs.path} HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n`),
    ],
    'headers without end': [
      431,
      await raw(address, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`),
    ],
  }
  for (const [what, [status, answer]] of Object.entries(answers)) {
    assert.equal(answer.status, status, what)
    assertProtected(answer, what)
    if (status >= 300 && status !== 304) assert.equal(answer.headers.get('cache-control'), 'no-store', what)
  }
})

test('when it is too much, the refusal comes early, says when to come again and is protected too', async (t) => {
  let lag = 10_000
  const { app } = await createTestApp(t, { services: { loopDelay: () => lag } })
  const ask = () => send(app, calls.forgotPassword, { payload: { email: 'nobody@example.com' } })
  // Each takes a moment, so all of them are under way at once.
  const answers = await Promise.all(Array.from({ length: 60 }, ask))
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  assert.equal(refused.length, 10)
  for (const { headers } of refused) {
    assert.equal(headers['retry-after'], '5')
    const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    assertProtected({ headers: new Headers(pairs) }, '503')
  }
  const monitoring = Array.from({ length: 60 }, () => app.inject('/healthz'))
  const [probes] = await Promise.all([Promise.all(monitoring), ...Array.from({ length: 60 }, ask)])
  assert.ok(probes.every(({ statusCode }) => statusCode === 200))
  lag = 0
  assert.ok(
    (await Promise.all(Array.from({ length: 60 }, ask))).every(({ statusCode }) => statusCode === 200),
  )
})

function assertProtected({ headers }: { headers: Headers }, what: string) {
  const policy = headers.get('content-security-policy') ?? ''
  assert.match(policy, /^default-src 'none'/, what)
  assert.doesNotMatch(policy, /unsafe|\*/, what)
  assert.equal(headers.get('x-content-type-options'), 'nosniff', what)
  assert.ok(headers.get('referrer-policy'), what)
  assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin', what)
  assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', what)
  assert.ok(headers.get('permissions-policy'), what)
  assert.ok(headers.get('cache-control'), what)
}

/** Of a shown project. */
async function addPicture({
  db,
  dataDir,
}: Pick<Awaited<ReturnType<typeof createTestApp>>, 'db' | 'dataDir'>) {
  const src = '/uploads/projects/0123456789abcdef01234567.jpg'
  await mkdir(join(dataDir, 'uploads', 'projects'), { recursive: true })
  await writeFile(join(dataDir, src), 'picture')
  const villa = { category: 'Villa', client: 'Latha', area: '1850', location: 'Aluva', description: '' }
  const project = await insertProject(db, villa, new Date())
  const stored = { src, width: 8, height: 6, widths: '[]', formats: '[]', placeholder: '' }
  await insertPictures(db, project.id, [stored], { main: true })
  return src
}

async function raw(address: string, text: string) {
  const [head = ''] = (await exchange(new URL(address), text)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 2),
  ])
  return { status: Number(first.split(' ')[1]), headers: new Headers(headers) }
}
