// Power cuts: nothing acknowledged is lost when the disk keeps only what was synced (testing/power/forgetful-disk.ts).
// POWER_CUTS=300 POWER_APPLICATIONS=100 node --test server/tests/process-power.test.ts is the long form.
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { needsCompiler } from '../../scripts/testing/skipped-tests.ts'
import { fileReferences } from '../all-file-references.ts'
import type { Db } from '../db/database.ts'
import { openCheckedDatabase } from '../db/start-check.ts'
import { createOutbox } from '../mail/delivery.ts'
import { eraseExpired } from '../people/retention.ts'
import { checkConsistency } from '../storage/consistency-check.ts'
import { createLocalFiles } from '../storage/files.ts'
import { removeOrphans } from '../storage/orphan-cleanup.ts'
import { asha } from '../testing/applications.ts'
import { form, photo } from '../testing/images.ts'
import { type Change, createFileJournal } from '../testing/power/file-journal.ts'
import { createForgetfulDisk } from '../testing/power/forgetful-disk.ts'
import { folder, readyLine, start } from '../testing/process.ts'
import { createRandom, seedOf } from '../testing/random.ts'
import { visit } from '../testing/site.ts'

const cuts = Number(process.env.POWER_CUTS ?? 20)
const applications = Number(process.env.POWER_APPLICATIONS ?? 20)
const seed = seedOf(process.env.POWER_SEED)
const image = await photo({ width: 700, height: 500 })
const onLinux = needsCompiler('records the changes of files with a library of its own')
const preload = new URL('../testing/power/weak-sync.ts', import.meta.url).href

type Acknowledged = { email: string; cv: string } | { erased: string } | { picture: string }
type Recording = { root: string; changes: Change[] }

test(`${cuts} power cuts lose nothing that was acknowledged`, onLinux, async (t) => {
  const recording = await record(t, { count: applications })
  await assertComplete(t, recording)
  const { changes } = recording
  const random = createRandom(seed)
  const acknowledgements = changes.flatMap(({ kind }, i) => (kind === 'note' ? [i + 1] : []))
  // Half of the cuts come directly after a response, the others at any moment since the first start.
  const moments = Array.from({ length: cuts }, (_, n) =>
    n % 2 ? random(changes.length + 1) : (acknowledgements[random(acknowledgements.length)] ?? 0),
  )
  const count = { applications: 0, pictures: 0, erased: 0 }
  await cutPower(t, recording, moments, random, async (site, acknowledged, moment) => {
    const found = await compare(site, acknowledged)
    const lost = [...found.lost, ...found.damaged]
    assert.deepEqual(lost, [], `after change ${moment} of ${changes.length} with seed ${seed}`)
    for (const one of acknowledged)
      count['email' in one ? 'applications' : 'picture' in one ? 'pictures' : 'erased']++
  })
  t.diagnostic(
    `${cuts} power cuts in ${changes.length} changes of files (seed ${seed}), after which ${count.applications} acknowledged applications with CVs, ${count.pictures} pictures and ${count.erased} erasures had to be there: lost 0, damaged 0`,
  )
})

test('control: with synchronous=NORMAL a power cut loses acknowledged applications', onLinux, async (t) => {
  const { lost } = await cutAtEnd(t, 'database')
  assert.ok(lost.length > 0)
  t.diagnostic(`control with synchronous=NORMAL: lost ${lost.length}`)
})

test('control: without fsync of files a power cut loses CVs and pictures', onLinux, async (t) => {
  const { damaged } = await cutAtEnd(t, 'files')
  assert.ok(damaged.length > 0)
  t.diagnostic(`control without fsync of files: damaged ${damaged.length}`)
})

async function cutAtEnd(t: TestContext, weak: string) {
  const recording = await record(t, { count: 4, weak })
  const last = recording.changes.findLastIndex(({ kind }) => kind === 'note') + 1
  let found = { lost: [''], damaged: [''] }
  await cutPower(t, recording, [last], undefined, async (site, acknowledged) => {
    found = await compare(site, acknowledged)
  })
  return found
}

/** What a server does to its data folder from its first start to its end, while people apply and staff work. */
async function record(
  t: TestContext,
  { count, weak = '' }: { count: number; weak?: string },
): Promise<Recording> {
  const root = await realpath(await folder(t))
  const journal = createFileJournal(root, await folder(t))
  const env = { DATA_DIR: join(root, 'data'), PORT: '0', RATE_LIMIT: 'off', WEAK_SYNC: weak, ...journal.env }
  const server = start(t, env, { preload })
  await server.prints(readyLine)
  const site = visit(server.port())
  await site.logIn()
  const job_id = await site.addJob()
  const acknowledge = (about: Acknowledged) => journal.note(about)

  async function apply(n: number) {
    const email = emailOf(n)
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1000 + ((n * 7919) % 40_000))])
    const answer = await site.apply({ ...asha, email, job_id }, { name: 'cv.pdf', bytes })
    assert.equal(answer.status, 200, await answer.text())
    acknowledge({ email, cv: sumOf(bytes) })
  }
  async function erase(n: number) {
    const list = await site.list<{ id: string; email: string }>(calls.listApplications.path)
    const { id = '' } = list.find((one) => one.email === emailOf(n)) ?? {}
    const { method, path } = calls.deleteApplication
    assert.equal((await site.ask(path.replace(':id', id), { method })).status, 200)
    acknowledge({ erased: emailOf(n) })
  }
  async function uploadPicture(n: number) {
    const { payload, headers } = await form({ description: `Service ${n}`, image })
    const { method, path } = calls.createService
    const answer = await site.ask(path, { method, headers, body: new Uint8Array(payload) })
    assert.equal(answer.status, 200)
    acknowledge({ picture: (await answer.json()).id })
  }
  const numbers = Array.from({ length: count }, (_, n) => n)
  await Promise.all([
    ...[0, 1, 2, 3].map(async (worker) => {
      for (const n of numbers.filter((n) => n % 4 === worker)) {
        await apply(n)
        if (n >= 4 && isErased(emailOf(n - 4))) await erase(n - 4)
      }
    }),
    (async () => {
      for (const n of numbers.filter((n) => n % 5 === 0)) await uploadPicture(n)
    })(),
  ])
  server.process.kill(weak ? 'SIGKILL' : 'SIGTERM')
  assert.equal(await server.exitCode(), weak ? null : 0, server.output())
  return { root, changes: journal.read() }
}

const emailOf = (n: number) => `asha-${n}@example.com`
const isErased = (email: string) => Number(/\d+/.exec(email)) % 5 === 2

/** `original` is the data folder that the server left, `dataDir` what the power cut made of it. */
type Site = { original: string; dataDir: string; db: Db }

/** Opens what each cut leaves with the product's own code. Without `random` nothing survives that was not synced. */
async function cutPower(
  t: TestContext,
  { root, changes }: Recording,
  moments: number[],
  random: ReturnType<typeof createRandom> | undefined,
  check: (site: Site, acknowledged: Acknowledged[], moment: number) => Promise<void>,
) {
  const disk = createForgetfulDisk(root)
  const scratch = await folder(t)
  const acknowledged: Acknowledged[] = []
  let done = 0
  for (const [n, moment] of moments.toSorted((a, b) => a - b).entries()) {
    for (const change of changes.slice(done, moment)) {
      disk.apply(change)
      if (change.kind === 'note') acknowledged.push(change.about as Acknowledged)
    }
    done = moment
    disk.cutPower(scratch, n % 2 ? random : undefined)
    const dataDir = join(scratch, 'data')
    await mkdir(dataDir, { recursive: true })
    const db = await openCheckedDatabase({ databaseUrl: undefined, dataDir })
    const site = { original: join(root, 'data'), dataDir, db }
    await check(site, acknowledged, moment).finally(() => db.destroy())
    await rm(dataDir, { recursive: true })
  }
}

async function compare({ original, dataDir, db }: Site, acknowledged: Acknowledged[]) {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const damaged = rows.map((row) => row.integrity_check).filter((word) => word !== 'ok')
  const lost: string[] = []
  const files = createLocalFiles(join(dataDir, 'uploads'))
  const stores = { db, files, references: fileReferences, incomingDir: join(dataDir, 'incoming') }
  const { broken } = await checkConsistency(stores)
  damaged.push(...broken.map((one) => one.feature.describe(one)))

  const stored = await db.selectFrom('applications').selectAll().execute()
  const services = await db.selectFrom('services').select('id').execute()
  const erased = acknowledged.flatMap((one) => ('erased' in one ? [one.erased] : []))
  for (const one of acknowledged) {
    if ('picture' in one && !services.some(({ id }) => id === one.picture))
      lost.push(`service ${one.picture}`)
    if (!('email' in one) || erased.includes(one.email)) continue
    const row = stored.find(({ email }) => email === one.email)
    // The erasure of one may be done and not acknowledged yet.
    if (!row && !isErased(one.email)) lost.push(`application ${one.email}`)
    if (row && sumOf(await read(dataDir, `uploads/cv/${row.cv}`)) !== one.cv)
      damaged.push(`CV of ${one.email}`)
  }
  const sent = await db.selectFrom('mails').select('id').where('status', '=', 'sent').execute()
  for (const { id } of sent)
    if ((await read(dataDir, `outbox/${id}.eml`)).length === 0) lost.push(`mail ${id}`)

  await startCleanup({ ...stores, dataDir })
  for (const path of await listFiles(dataDir)) {
    const content = await read(dataDir, path)
    const named = path.startsWith('uploads/')
      ? []
      : content.toString('latin1').match(/asha-\d+@example\.com/g)
    for (const email of new Set(named))
      if (erased.includes(email)) lost.push(`the erasure of ${email} from ${path}`)
    // A stored file never changes, so what the server had in the end is right.
    const whole = /^(uploads|outbox)\//.test(path) ? await read(original, path) : content
    if (whole.length > 0 && !whole.equals(content)) damaged.push(path)
  }
  return { lost, damaged }
}

/** As a start does it. */
async function startCleanup({
  dataDir,
  ...stores
}: Parameters<typeof removeOrphans>[0] & { dataDir: string }) {
  await mkdir(stores.incomingDir, { recursive: true })
  const now = new Date(Date.now() + 1000)
  await removeOrphans(stores, { orphans: now, unfinishedUploads: now })
  await eraseExpired(
    { ...stores, company: async () => company, outbox: createOutbox(join(dataDir, 'outbox')), records: [] },
    now,
  )
}

/** The layer sees everything: its record, replayed in full, is the folder as it is. */
async function assertComplete(t: TestContext, { root, changes }: Recording) {
  const disk = createForgetfulDisk(root)
  for (const change of changes) disk.apply(change)
  disk.syncAll()
  const copy = await folder(t)
  disk.cutPower(copy)
  const paths = await listFiles(root)
  assert.deepEqual(await listFiles(copy), paths)
  for (const path of paths) assert.ok((await read(copy, path)).equals(await read(root, path)), path)
}

async function listFiles(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

const read = (root: string, path: string) => readFile(join(root, path)).catch(() => Buffer.alloc(0))
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
