// kill -9 during writes and uploads: nothing acknowledged is lost, nothing incomplete stays.
// CRASH_KILLS=50 CRASH_APPLICATIONS=2000 node --test server/tests/process-crash.test.ts is the long form.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Project } from '#contract/projects.ts'
import type { Service } from '#contract/services.ts'
import { findQuietPort } from '../../scripts/testing/ports.ts'
import { openDatabase } from '../db/database.ts'
import { checkConsistency } from '../storage/file-references.ts'
import { createLocalFiles } from '../storage/files.ts'
import { fileReferences } from '../stored-files.ts'
import { newFolder } from '../testing/folder.ts'
import { form, photo } from '../testing/images.ts'
import { readyLine, start } from '../testing/process.ts'
import { visit } from '../testing/site.ts'
import { until } from '../testing/until.ts'

const kills = Number(process.env.CRASH_KILLS ?? 4)
const applications = Number(process.env.CRASH_APPLICATIONS ?? 80)
const image = await photo({ width: 64, height: 48 })
type Fields = Parameters<typeof form>[0]
/** Ten times what it takes on a quiet machine. */
const patience = { timeout: 40_000 * kills + 120_000 }

test(
  `${kills} crashes during writes and uploads lose nothing and leave nothing incomplete`,
  patience,
  async (t) => {
    const site = await createSite(t)
    await site.start()
    await site.logIn()
    const job_id = await site.addJob()
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
          await wait(50, undefined, { signal: t.signal })
        }
      }
    }
    const work = [
      repeatUntilEnded(async () => {
        const facts = { category: 'Villa', client: 'Rajan', area: '1', location: 'Aluva' }
        const images = { mainImage: image, galleryImages: [image, image, image] }
        acknowledged.projects.push((await site.upload(calls.createProject, { ...facts, ...images })).id)
      }),
      repeatUntilEnded(async (round) => {
        const { id } = await site.upload(calls.createService, { description: `Service ${round}`, image })
        if (round % 3 > 0) return acknowledged.services.push(id)
        await site.call(calls.deleteService.path.replace(':id', id), { method: calls.deleteService.method })
        return deleted.push(id)
      }),
      repeatUntilEnded(async (round) => {
        const review = { name: 'Asha', review: `Dry roof ${round}` }
        const { id } = await read(await site.post(calls.createReview.path, review))
        acknowledged.reviews.push(id)
      }),
      ...['a', 'b', 'without-1', 'without-2'].map((who) =>
        repeatUntilEnded(async (round) => {
          const email = `asha-${who}-${round}@example.com`
          const person = { name: 'Asha', address: 'Aluva', qualification: 'ITI', experience: '2', email }
          const cv = { name: 'cv.pdf', bytes: Buffer.from(`%PDF-1.7\n${'x'.repeat(50_000)}`) }
          const fields = { ...person, job_id, whatsapp: '9847012345' }
          await read(await site.apply(fields, who.startsWith('without') ? undefined : cv))
          applied.push(email)
        }),
      ),
    ]

    const { projects, services, reviews } = acknowledged
    const crash = async () => {
      for (let i = 0; i < kills; i++) {
        // Each kind of request has succeeded since the last crash, and the next one is in flight.
        const before = [projects, services, reviews, applied].map((list) => list.length)
        const isAhead = () =>
          [projects, services, reviews, applied].every((list, n) => list.length > (before[n] ?? 0))
        await until(t, () => isAhead() && applied.length >= ((i + 1) * applications) / kills)
        await wait(37 * (i % 7))
        await site.kill()
        orphans += (await site.checkConsistency()).orphans.length + (await site.incoming()).length
        if (i === kills - 1) ended = true
        const killedAt = performance.now()
        await site.start()
        slowestStart = Math.max(slowestStart, performance.now() - killedAt)
      }
    }
    // The first that fails ends the test, and with it the others.
    await Promise.all([crash(), ...work])
    t.diagnostic(`${orphans} files without a record were left by the crashes and removed by the next start`)
    const projectList = await site.list<Project>(calls.listProjects.path)
    const serviceList = await site.list<Service>(calls.listServices.path)
    const applicationList = await site.list<{ id: string; email: string; cv: string | null }>(
      calls.listApplications.path,
    )
    assert.deepEqual(lost(projects, projectList), [])
    assert.deepEqual(lost(services, serviceList), [])
    assert.deepEqual(lost(reviews, await site.list(calls.listReviews.path)), [])
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

const lost = (ids: string[], list: { id: string }[]) => ids.filter((id) => !list.some((row) => row.id === id))

async function read(answer: Response) {
  if (answer.status !== 200) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

async function createSite(t: TestContext) {
  const dataDir = await newFolder(t)
  const port = await findQuietPort()
  const env = { DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT: 'off', LOG_LEVEL: 'error' }
  const site = visit(port)
  let server: ReturnType<typeof start> | undefined

  const call = async (path: string, init: RequestInit) => read(await site.ask(path, init))

  return {
    ...site,
    call,
    incoming: () => readdir(join(dataDir, 'incoming')),
    async start() {
      server = start(t, env)
      await server.prints(readyLine)
    },
    async kill() {
      server?.process.kill('SIGKILL')
      await server?.exitCode()
    },
    async stop() {
      server?.process.kill('SIGTERM')
      assert.equal(await server?.exitCode(), 0)
    },
    async upload({ method, path }: Call, fields: Fields) {
      const { payload, headers } = await form(fields)
      return call(path, { method, headers, body: new Uint8Array(payload) })
    },
    status: async (path: string) => (await site.ask(path, { method: 'HEAD' })).status,
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
