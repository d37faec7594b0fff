// kill -9 during writes and uploads: nothing acknowledged is lost, nothing incomplete stays.
// CRASH_KILLS=50 CRASH_APPLICATIONS=2000 node --test server/tests/process-crash.test.ts is the long form.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { type Call, calls } from '#contract/calls.ts'
import type { Project } from '#contract/projects.ts'
import type { Service } from '#contract/services.ts'
import { fileReferences } from '../all-file-references.ts'
import { openDatabase } from '../db/database.ts'
import { checkConsistency } from '../storage/consistency-check.ts'
import { createLocalFiles } from '../storage/files.ts'
import { form, photo } from '../testing/images.ts'
import { bareEnv } from '../testing/process.ts'

const kills = Number(process.env.CRASH_KILLS ?? 10)
const applications = Number(process.env.CRASH_APPLICATIONS ?? 400)
const image = await photo({ width: 700, height: 500 })
const entry = join(import.meta.dirname, '../main.ts')
type Fields = Parameters<typeof form>[0]
const patience = { timeout: 20_000 * kills + 120_000 }

test(
  `${kills} crashes during writes and uploads lose nothing and leave nothing incomplete`,
  patience,
  async (t) => {
    const site = await createSite(t)
    await site.start()
    await site.signIn()
    const job = await site.post(calls.createJob, {
      title: 'Mason',
      description: 'x',
      type: 'x',
      experience: 'x',
    })
    const acknowledged = { projects: [] as string[], services: [] as string[], reviews: [] as string[] }
    const applied: string[] = []
    const deleted: string[] = []
    let ended = false
    let orphans = 0
    let slowestStart = 0
    /** Continues after each crash; only requests answered with 200 count. */
    const repeatUntilEnded = async (work: (round: number) => Promise<unknown>) => {
      for (let round = 0; !ended; round++) {
        try {
          await work(round)
        } catch (error) {
          assert.ok(error instanceof TypeError, `${error}`)
          await wait(50)
        }
      }
    }
    const work = Promise.all([
      repeatUntilEnded(async () => {
        const facts = { category: 'Villa', client: 'Rajan', area: '1', location: 'Aluva' }
        const images = { mainImage: image, galleryImages: [image, image, image] }
        acknowledged.projects.push((await site.upload(calls.createProject, { ...facts, ...images })).id)
      }),
      repeatUntilEnded(async (round) => {
        const { id } = await site.upload(calls.createService, { description: `Service ${round}`, image })
        if (round % 3 > 0) return acknowledged.services.push(id)
        await site.call({ ...calls.deleteService, path: `/admin/services/${id}` })
        return deleted.push(id)
      }),
      repeatUntilEnded(async (round) => {
        const { id } = await site.post(calls.createReview, { name: 'Asha', review: `Dry roof ${round}` })
        acknowledged.reviews.push(id)
      }),
      ...['a', 'b', 'c', 'd', 'without-1', 'without-2', 'without-3', 'without-4'].map((who) =>
        repeatUntilEnded(async (round) => {
          const email = `asha-${who}-${round}@example.com`
          const person = { name: 'Asha', address: 'Aluva', qualification: 'ITI', experience: '2', email }
          const cv = [{ name: 'cv.pdf', bytes: Buffer.from(`%PDF-1.7\n${'x'.repeat(50_000)}`) }]
          await site.upload(calls.createApplication, {
            ...person,
            job_id: job.id,
            whatsapp: '9847012345',
            ...(!who.startsWith('without') && { cv }),
          })
          applied.push(email)
        }),
      ),
    ])

    const { projects, services, reviews } = acknowledged
    for (let i = 0; i < kills; i++) {
      // Each kind of request has succeeded since the last crash, and the next one is in flight.
      const before = [projects, services, reviews, applied].map((list) => list.length)
      const isAhead = () =>
        [projects, services, reviews, applied].every((list, n) => list.length > (before[n] ?? 0))
      while (!isAhead() || applied.length < ((i + 1) * applications) / kills) await wait(10)
      await wait(37 * (i % 7))
      await site.kill()
      orphans += (await site.checkConsistency()).orphans.length + (await site.incoming()).length
      if (i === kills - 1) ended = true
      const killedAt = performance.now()
      await site.start()
      slowestStart = Math.max(slowestStart, performance.now() - killedAt)
    }
    await work
    t.diagnostic(`${orphans} files without a record were left by the crashes and removed by the next start`)
    const projectList = await site.list<Project>(calls.listProjects)
    const serviceList = await site.list<Service>(calls.listServices)
    const applicationList = await site.list<{ id: string; email: string; cv: string | null }>(
      calls.listApplications,
    )
    assert.deepEqual(lost(projects, projectList), [])
    assert.deepEqual(lost(services, serviceList), [])
    assert.deepEqual(lost(reviews, await site.list(calls.listReviews)), [])
    assert.equal(lost(deleted, serviceList).length, deleted.length, 'what was deleted stays deleted')
    const emails = new Set(applicationList.map(({ email }) => email))
    assert.deepEqual(
      applied.filter((email) => !emails.has(email)),
      [],
    )
    for (const { main_image, gallery_images } of projectList) {
      assert.equal(gallery_images.length, 3)
      for (const src of [main_image, ...gallery_images]) assert.equal(await site.status(src), 200)
    }
    for (const { image } of serviceList) assert.equal(await site.status(image), 200)
    for (const { cv } of applicationList) if (cv) assert.equal(await site.status(`/uploads/cv/${cv}`), 200)

    await site.stop()
    const found = await site.checkConsistency()
    assert.deepEqual({ ...found, records: 0, files: 0 }, { records: 0, files: 0, orphans: [], broken: [] })
    assert.deepEqual(await site.incoming(), [])
    const mails = Map.groupBy(await site.mailSubjects(), (about) => about)
    assert.deepEqual(
      applicationList.filter(({ id }) => mails.get(id)?.length !== 2),
      [],
      'the applicant and the company get one mail each',
    )
    const { length } = applied
    t.diagnostic(
      `${kills} kills, ${length} acknowledged applications, ${projects.length} projects, ${services.length} services: lost 0, damaged 0, orphans 0, mails missing or doubled 0; ready within ${(slowestStart / 1000).toFixed(1)} s`,
    )
  },
)

test('control: a server that answers before it has written loses what it promised', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-crash-'))
  const hasty = `require('node:http').createServer((_, answer) => {
    answer.end()
    setTimeout(() => require('node:fs').writeFileSync(process.argv[1], 'x'), 60_000)
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
  const child = spawn(process.execPath, ['-e', hasty, join(folder, 'promised')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => rm(folder, { recursive: true }))
  const exit = once(child, 'exit')
  const [port] = await once(child.stdout, 'data')
  assert.equal((await fetch(`http://127.0.0.1:${String(port).trim()}`)).status, 200)
  child.kill('SIGKILL')
  await exit
  const list = (await readdir(folder)).map((id) => ({ id }))
  assert.deepEqual(lost(['promised'], list), ['promised'])
})

const lost = (ids: string[], list: { id: string }[]) => ids.filter((id) => !list.some((row) => row.id === id))

async function createSite(t: TestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-crash-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_CONTENT: 'false',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  }
  let server = launch()
  let cookie = ''
  t.after(async () => {
    await kill()
    await rm(dataDir, { recursive: true, force: true })
  })

  function launch() {
    const child = spawn(process.execPath, [entry], {
      env: { ...bareEnv, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return { child, exit: once(child, 'exit') }
  }

  async function start() {
    if (server.child.exitCode !== null || server.child.signalCode !== null) server = launch()
    const isReady = () =>
      fetch(`${origin}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    while (!(await isReady())) {
      assert.equal(server.child.exitCode, null, 'the server ended by itself')
      await wait(50)
    }
  }

  async function kill() {
    server.child.kill('SIGKILL')
    await server.exit
  }

  async function call({ method, path }: Call, sent: RequestInit = {}) {
    const answer = await fetch(origin + path, { method, ...sent, headers: { cookie, ...sent.headers } })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }

  async function post(to: Call, body: object) {
    const headers = { 'content-type': 'application/json' }
    return (await call(to, { headers, body: JSON.stringify(body) })).json()
  }

  return {
    incoming: () => readdir(join(dataDir, 'incoming')),
    start,
    kill,
    call,
    post,
    async stop() {
      server.child.kill('SIGTERM')
      assert.deepEqual(await server.exit, [0, null])
    },
    async signIn() {
      const person = { email: 'owner@example.com', password: 'a long enough secret' }
      await post(calls.signup, person)
      const headers = { 'content-type': 'application/json' }
      const answer = await call(calls.login, { headers, body: JSON.stringify(person) })
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    },
    async upload(to: Call, fields: Fields) {
      const { payload, headers } = await form(fields)
      return (await call(to, { headers, body: new Uint8Array(payload) })).json()
    },
    list: async <T extends { id: string }>(from: Call): Promise<T[]> => (await call(from)).json(),
    status: async (path: string) =>
      (await fetch(origin + path, { method: 'HEAD', headers: { cookie } })).status,
    async checkConsistency() {
      const db = await openDatabase(undefined, dataDir)
      const files = createLocalFiles(join(dataDir, 'uploads'))
      const found = await checkConsistency({ db, files, references: fileReferences })
      await db.destroy()
      return found
    },
    /** What each mail is about. */
    async mailSubjects() {
      const db = await openDatabase(undefined, dataDir)
      const mails = await db.selectFrom('mails').select('about').execute()
      await db.destroy()
      return mails.map(({ about }) => about)
    },
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}
