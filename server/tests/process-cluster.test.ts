// Three processes with one PostgreSQL and one bucket behind a load balancer: all show the same data, and neither a
// killed process nor a restart of the database loses anything acknowledged.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallPath } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { openPostgres } from '../db/database.ts'
import { checkConsistency } from '../storage/file-references.ts'
import { createFiles } from '../storage/files.ts'
import { fileReferences } from '../stored-files.ts'
import { startCluster, statusOf } from '../testing/cluster/cluster.ts'
import { form, photo } from '../testing/images.ts'
import { until } from '../testing/until.ts'

const owner = { email: 'owner@example.com', password: 'a long enough secret' }
const facts = { category: 'Villa', client: 'Rajan', area: '2,000 sq ft', location: 'Aluva' }
/** Generous, for a busy machine. */
const limit = { timeout: 280_000 }

test('three processes behave as one, even when one is killed', limit, async (t) => {
  const cluster = await startCluster(t, { processes: 3 })
  const { origin, processes, postgres } = cluster
  const [first, second, third] = processes
  assert.ok(first && second && third)
  let cookie = ''
  /** Skips the steps after a failed one. */
  const step = async (name: string, run: () => Promise<void>) => {
    let trouble: unknown
    await t.test(name, () =>
      run().catch((error) => {
        trouble = error
        throw error
      }),
    )
    if (trouble) throw trouble
  }

  async function ask({ method, path }: CallPath, sent: RequestInit = {}, at = origin) {
    const answer = await fetch(at + path, { method, ...sent, headers: { cookie, ...sent.headers } })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  /** Retries when a busy machine makes the server answer 503, as Retry-After says. */
  async function call(...question: Parameters<typeof ask>) {
    let answer = await ask(...question)
    while (answer.status === 503) {
      await wait(200, undefined, { signal: t.signal })
      answer = await ask(...question)
    }
    return answer
  }
  const post = (to: CallPath, body: object, at = origin, send = call) =>
    send(to, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, at)
  async function upload(to: CallPath, fields: Parameters<typeof form>[0], send = call) {
    const { payload, headers } = await form(fields)
    return send(to, { headers, body: new Uint8Array(payload) })
  }
  async function list<T>(from: CallPath, at = origin): Promise<T[]> {
    const { status, text } = await call(from, {}, at)
    assert.equal(status, 200, text)
    return JSON.parse(text)
  }
  /** Waits until every process shows it from its own cache. */
  const everywhere = async (path: string, words: string) => {
    const at = performance.now()
    for (const { origin } of processes)
      await until(t, async () => (await (await fetch(origin + path)).text()).includes(words))
    return Math.round(performance.now() - at)
  }
  const image = await photo()

  await step('started together on an empty database, they migrate it once', async () => {
    for (const { origin } of processes) assert.deepEqual(await list(calls.listProjects, origin), [])
  })

  await step('a session is valid in every process', async () => {
    // Not through the proxy, where the first account needs the set-up link.
    const [direct] = processes
    assert.equal((await post(calls.signup, owner, direct?.origin)).status, 200)
    const answer = await post(calls.login, owner)
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    for (const { origin } of processes) assert.equal((await call(calls.getSummary, {}, origin)).status, 200)
  })

  await step('a project with pictures is shown in the gallery of every process', async () => {
    // By now every process has the gallery in its cache.
    for (const { origin } of processes) await statusOf(origin + publicPages.gallery.path)
    const galleryImages = [image, image, image]
    const answer = await upload(calls.createProject, {
      ...facts,
      client: 'Ammini',
      mainImage: image,
      galleryImages,
    })
    assert.equal(answer.status, 200, answer.text)
    const { id } = JSON.parse(answer.text)
    const ms = await everywhere(calls.listProjects.path, id)
    await everywhere(publicPages.gallery.path, id)
    t.diagnostic(`a new project was in every process after ${ms} ms`)
    const { main_image, gallery_images } = (await list<Project>(calls.listProjects)).find(
      (project) => project.id === id,
    ) ?? { main_image: '', gallery_images: [] }
    for (const src of [main_image, ...gallery_images])
      for (const { origin } of processes) assert.equal(await statusOf(origin + src), 200)

    const visibility = { ...calls.showProject, path: calls.showProject.path.replace(':id', id) } as CallPath
    for (const [shown, status] of [
      [false, 404],
      [true, 200],
    ] as const) {
      assert.equal((await post(visibility, { shown }, second.origin)).status, 200)
      for (const { origin } of processes)
        await until(t, async () => (await statusOf(origin + main_image)) === status)
    }
  })

  /** Writes and reads through the balancer until `end`; counts the responses. */
  function work() {
    const reviews: string[] = []
    const uploads: string[] = []
    const statuses: Record<string, number> = {}
    let ended = false
    const repeatUntilEnded = async (kind: string, work: () => ReturnType<typeof ask>, done?: string[]) => {
      while (!ended && !t.signal.aborted) {
        const answer = await work().catch(() => undefined)
        const status = answer?.status ?? 'cut off'
        statuses[`${kind} ${status}`] = (statuses[`${kind} ${status}`] ?? 0) + 1
        if (status === 503) assert.ok(Number(answer?.headers.get('retry-after')) > 0, 'Retry-After')
        if (answer?.status === 200) done?.push(JSON.parse(answer.text).id)
        else await wait(20)
      }
    }
    const review = () => post(calls.createReview, { name: 'Asha', review: 'A dry roof' }, origin, ask)
    const project = () =>
      upload(calls.createProject, { ...facts, mainImage: image, galleryImages: [image, image, image] }, ask)
    const running = Promise.all([
      repeatUntilEnded('write', review, reviews),
      repeatUntilEnded('write', review, reviews),
      repeatUntilEnded('upload', project, uploads),
      repeatUntilEnded('read', () => ask(calls.listReviews)),
      repeatUntilEnded('read', () => ask({ method: 'GET', path: publicPages.home.path })),
    ])
    return {
      statuses,
      /** Waits until each kind of request has succeeded again. */
      async progress() {
        const before = [reviews.length, uploads.length]
        await until(t, async () => reviews.length > (before[0] ?? 0) + 5 && uploads.length > (before[1] ?? 0))
      },
      async end() {
        ended = true
        await running
        const stored = await list<{ id: string }>(calls.listReviews)
        const shown = await list<{ id: string }>(calls.listProjects)
        assert.deepEqual(missing(reviews, stored), [])
        assert.deepEqual(missing(uploads, shown), [])
        t.diagnostic(`nothing lost of ${reviews.length + uploads.length} writes: ${JSON.stringify(statuses)}`)
        return Object.keys(statuses)
      },
    }
  }

  await step('kill -9 of one process under load loses nothing, and it comes back', async () => {
    const load = work()
    await load.progress()
    await second.kill()
    await load.progress()
    await second.start()
    await load.progress()
    const seen = await load.end()
    // Requests in flight in the killed process may fail; the balancer retries reads.
    const allowed = ['write', 'upload', 'read'].flatMap((kind) =>
      ['200', '503', 'cut off', ...(kind === 'read' ? [] : ['502'])].map((status) => `${kind} ${status}`),
    )
    assert.deepEqual(
      seen.filter((one) => !allowed.includes(one)),
      [],
    )
    assert.equal((await call(calls.getSummary, {}, second.origin)).status, 200)
  })

  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const how = signal === 'SIGINT' ? 'a restart' : 'a crash'
    await step(`${how} of PostgreSQL under load loses nothing, and all is well again by itself`, async () => {
      const load = work()
      await load.progress()
      await postgres.halt(signal)
      for (const { origin } of processes) {
        const answer = await post(calls.createReview, { name: 'Asha', review: 'Too early' }, origin, ask)
        assert.equal(answer.status, 503, answer.text)
        assert.ok(Number(answer.headers.get('retry-after')) > 0)
        await until(t, async () => (await statusOf(`${origin}/readyz`)) === 503)
        assert.equal(await statusOf(`${origin}/healthz`), 200)
      }
      await postgres.resume()
      const back = performance.now()
      for (const { origin } of processes)
        await until(t, async () => (await statusOf(`${origin}/readyz`)) === 200)
      await load.progress()
      t.diagnostic(
        `after ${how} of PostgreSQL writes went on within ${Math.round(performance.now() - back)} ms`,
      )
      const seen = await load.end()
      const allowed = ['write', 'upload', 'read'].flatMap((kind) => [`${kind} 200`, `${kind} 503`])
      assert.deepEqual(
        seen.filter((one) => !allowed.includes(one)),
        [],
      )
    })
  }

  await step('afterwards changes reach every process again, and every record has its files', async () => {
    for (const { origin } of processes) await statusOf(origin + calls.listReviews.path)
    const answer = await post(calls.createReview, { name: 'Asha', review: 'After all this' }, third.origin)
    await everywhere(calls.listReviews.path, JSON.parse(answer.text).id)

    const db = openPostgres(postgres.url)
    const files = createFiles(cluster)
    const { broken } = await checkConsistency({ db, files, references: fileReferences })
    await db.destroy()
    assert.deepEqual(broken, [])

    assert.deepEqual(await Promise.all(processes.map(({ stop }) => stop())), [
      [0, null],
      [0, null],
      [0, null],
    ])
  })
})

const missing = (ids: string[], rows: { id: string }[]) => {
  const there = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !there.has(id))
}
