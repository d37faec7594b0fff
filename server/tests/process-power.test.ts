// Power cuts: nothing acknowledged is lost when the disk keeps only what was synced (testing/power/forgetful-disk.ts).
// POWER_CUTS=300 POWER_APPLICATIONS=100 node --test server/tests/process-power.test.ts is the long form.
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { needsCompiler } from '../../scripts/testing/skipped-tests.ts'
import type { Db } from '../db/database.ts'
import { openCheckedDatabase } from '../db/start-check.ts'
import { createOutbox } from '../mail/delivery.ts'
import { checkConsistency, removeOrphans } from '../storage/file-references.ts'
import { createLocalFiles } from '../storage/files.ts'
import { fileReferences, pictureFolders } from '../stored-files.ts'
import { eraseExpired } from '../submissions/retention.ts'
import { asha } from '../testing/applications.ts'
import { newFolder } from '../testing/folder.ts'
import { form, photo } from '../testing/images.ts'
import { aboutHeader, type Change, createFileJournal } from '../testing/power/file-journal.ts'
import { createForgetfulDisk } from '../testing/power/forgetful-disk.ts'
import { readyLine, start } from '../testing/process.ts'
import { createRandom, seedOf } from '../testing/random.ts'
import { visit } from '../testing/site.ts'
import { cleanTrash } from '../trash/trash.ts'

const cuts = Number(process.env.POWER_CUTS ?? 16)
const applications = Number(process.env.POWER_APPLICATIONS ?? 10)
const seed = seedOf(process.env.POWER_SEED)
const image = await photo({ width: 700, height: 500 })
const onLinux = needsCompiler('records the changes of files with a library of its own')
const preload = new URL('../testing/power/marked-responses.ts', import.meta.url).href

type Acknowledged =
  | { kind: 'application'; email: string; cv: string }
  | { kind: 'erasure'; email: string }
  /** The n-th service is where this step of its life has put it. */
  | { kind: 'service'; n: number; step: number }
  | { kind: 'publication'; n: number }
type Recording = { root: string; changes: Change[] }

test(`${cuts} power cuts lose nothing that was acknowledged`, onLinux, async (t) => {
  const recording = await record(t)
  await assertComplete(t, recording)
  const { changes } = recording
  const random = createRandom(seed)
  const responses = momentsAfterResponses(recording)
  // Half of the cuts come directly after a response, the others at any moment since the first start.
  const moments = Array.from({ length: cuts }, (_, n) =>
    n % 2 ? random(changes.length + 1) : (responses[random(responses.length)] ?? 0),
  )
  const count = { application: 0, erasure: 0, service: 0, publication: 0 }
  await cutPower(t, recording, moments, random, async (site, acknowledged, moment) => {
    const found = await compare(site, acknowledged)
    const lost = [...found.lost, ...found.damaged]
    assert.deepEqual(lost, [], `after change ${moment} of ${changes.length} with seed ${seed}`)
    for (const { kind } of acknowledged) count[kind]++
  })
  t.diagnostic(
    `${cuts} power cuts in ${changes.length} changes of files (seed ${seed}), after which ${count.application} acknowledged applications with CVs, ${count.erasure} erasures, ${count.service} uploads, deletions and restorations of services with pictures and ${count.publication} publications had to be there: lost 0, damaged 0`,
  )
})

const momentsAfterResponses = ({ changes }: Recording) =>
  changes.flatMap((change, i) => (change.kind === 'response' && change.about ? [i + 1] : []))

/** What a server does to its data folder from its first start to its end, while people apply and staff work. */
async function record(t: TestContext): Promise<Recording> {
  const root = await realpath(await newFolder(t))
  const journal = createFileJournal(root, await newFolder(t))
  const env = { DATA_DIR: join(root, 'data'), PORT: '0', RATE_LIMIT: 'off', ...journal.env }
  const server = start(t, env, { preload })
  await server.prints(readyLine)
  const site = visit(server.port())
  await site.logIn()
  const job_id = await site.addJob()

  /** Its response acknowledges this. */
  async function ask(about: Acknowledged, { method, path }: Call, init: RequestInit, param = '') {
    const headers = { ...init.headers, [aboutHeader]: JSON.stringify(about) }
    const answer = await site.ask(path.replace(/:\w+/, param), { ...init, method, headers })
    assert.equal(answer.status, 200, await answer.clone().text())
    return answer.json()
  }
  async function upload(about: Acknowledged, to: Call, fields: Parameters<typeof form>[0]) {
    const { payload, headers } = await form(fields)
    return ask(about, to, { headers, body: new Uint8Array(payload) })
  }
  async function apply(n: number) {
    const email = emailOf(n)
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1000 + ((n * 7919) % 40_000))])
    const about = { kind: 'application', email, cv: sumOf(bytes) } as const
    await upload(about, calls.createApplication, { ...asha, email, job_id, cv: [{ name: 'cv.pdf', bytes }] })
  }
  async function erase(n: number) {
    const list = await site.list<{ id: string; email: string }>(calls.listApplications.path)
    const { id = '' } = list.find((one) => one.email === emailOf(n)) ?? {}
    await ask({ kind: 'erasure', email: emailOf(n) }, calls.deleteApplication, {}, id)
  }
  async function liveAsService(n: number) {
    const about = (step: number) => ({ kind: 'service', n, step }) as const
    const { id } = await upload(about(0), calls.createService, { description: descriptionOf(n), image })
    for (const [step, place] of lifeOf(n).entries()) {
      if (step === 0) continue
      await ask(about(step), place === 'trash' ? calls.deleteService : calls.restoreTrashed, {}, id)
    }
  }
  async function publish(n: number) {
    const draftPath = calls.getDraft.path.replace(':page', 'company')
    const { content, version } = await (await site.ask(draftPath)).json()
    const draft = { version, content: { ...content, phone: phoneOf(n) } }
    const saved = await site.put(calls.saveDraft.path.replace(':page', 'company'), draft)
    const json = { headers: { 'content-type': 'application/json' }, body: await saved.text() }
    await ask({ kind: 'publication', n }, calls.publishContent, json, 'company')
  }
  const numbers = Array.from({ length: applications }, (_, n) => n)
  await Promise.all([
    ...[0, 1, 2, 3].map(async (worker) => {
      for (const n of numbers.filter((n) => n % 4 === worker)) {
        await apply(n)
        if (n >= 4 && isErased(emailOf(n - 4))) await erase(n - 4)
      }
    }),
    (async () => {
      for (const n of numbers.filter((n) => n % 4 === 0)) await liveAsService(n / 4)
    })(),
    (async () => {
      for (const n of numbers.filter((n) => n % 4 === 0)) await publish(n / 4)
    })(),
  ])
  server.process.kill('SIGTERM')
  assert.equal(await server.exitCode(), 0, server.output())
  return { root, changes: journal.read() }
}

const emailOf = (n: number) => `asha-${n}@example.com`
const isErased = (email: string) => Number(/\d+/.exec(email)) % 5 === 2
const descriptionOf = (n: number) => `Service ${n}.`
const phoneOf = (n: number) => `+91 98470 ${10_000 + n}`
/** Where a service is after each step. */
const lifeOf = (n: number) => ['site', 'trash', 'site', 'trash'].slice(0, 4 - (n % 4))

/** `original` is the data folder that the server left, `dataDir` what the power cut made of it. */
type Site = { original: string; dataDir: string; db: Db }

/** Opens what each cut leaves with the product's own code. Without `random` nothing survives that was not synced. */
async function cutPower(
  t: TestContext,
  { root, changes }: Recording,
  moments: number[],
  random: ReturnType<typeof createRandom>,
  check: (site: Site, acknowledged: Acknowledged[], moment: number) => Promise<void>,
) {
  const disk = createForgetfulDisk(root)
  const scratch = await newFolder(t)
  const acknowledged: Acknowledged[] = []
  let done = 0
  for (const [n, moment] of moments.toSorted((a, b) => a - b).entries()) {
    for (const change of changes.slice(done, moment)) {
      disk.apply(change)
      if (change.kind === 'response' && change.about) acknowledged.push(change.about as Acknowledged)
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
  // As a start does it: finishes moves to and from the trash.
  await cleanTrash({ db, files, folders: pictureFolders }, new Date())
  const { broken } = await checkConsistency(stores)
  damaged.push(...broken.map((one) => one.feature.describe(one)))

  const stored = await db.selectFrom('applications').selectAll().execute()
  const erased = acknowledged.flatMap((one) => (one.kind === 'erasure' ? [one.email] : []))
  const places = await placesOfServices(db)
  const published = await findPublished(db)
  for (const one of acknowledged) {
    if (one.kind === 'publication' && published < one.n) lost.push(`publication ${one.n}`)
    // The next step of one may be done and not acknowledged yet.
    if (one.kind === 'service' && !isLater(one, acknowledged)) {
      const right = lifeOf(one.n).slice(one.step, one.step + 2)
      if (!right.includes(places.get(descriptionOf(one.n)) ?? 'nowhere'))
        lost.push(`service ${one.n}, which belongs in ${right.join(' or ')}`)
    }
    if (one.kind !== 'application' || erased.includes(one.email)) continue
    const row = stored.find(({ email }) => email === one.email)
    // The same holds for an erasure.
    if (!row && !isErased(one.email)) lost.push(`application ${one.email}`)
    if (row && sumOf(await read(dataDir, `uploads/cv/${row.cv}`)) !== one.cv)
      damaged.push(`CV of ${one.email}`)
  }
  const sent = await db.selectFrom('mails').select('id').where('status', '=', 'sent').execute()
  for (const { id } of sent)
    if ((await read(dataDir, `outbox/${id}.eml`)).length === 0) lost.push(`mail ${id}`)

  await startCleanup({ ...stores, dataDir })
  const originals = new Map((await listFiles(original)).map((path) => [basename(path), path]))
  for (const path of await listFiles(dataDir)) {
    const content = await read(dataDir, path)
    const named = path.startsWith('uploads/')
      ? []
      : content.toString('latin1').match(/asha-\d+@example\.com/g)
    for (const email of new Set(named))
      if (erased.includes(email)) lost.push(`the erasure of ${email} from ${path}`)
    // A stored file never changes, though it may move to the trash, so what the server had in the end is right.
    if (!/^(uploads|outbox)\//.test(path)) continue
    const whole = await read(original, originals.get(basename(path)) ?? '')
    if (whole.length > 0 && !whole.equals(content)) damaged.push(path)
  }
  return { lost, damaged }
}

async function placesOfServices(db: Db) {
  const shown = await db.selectFrom('services').select('description').execute()
  const trashed = await db.selectFrom('trash').select('record').where('kind', '=', 'services').execute()
  return new Map([
    ...shown.map(({ description }) => [description, 'site'] as const),
    ...trashed.map(({ record }) => [String(JSON.parse(record).description), 'trash'] as const),
  ])
}

const isLater = (one: { n: number; step: number }, acknowledged: Acknowledged[]) =>
  acknowledged.some((other) => other.kind === 'service' && other.n === one.n && other.step > one.step)

/** The number of the publication that visitors see, or -1. */
async function findPublished(db: Db) {
  const row = await db
    .selectFrom('contents')
    .select('published')
    .where('page', '=', 'company')
    .executeTakeFirst()
  const phone: unknown = row?.published && JSON.parse(row.published).phone
  return Number(/(\d{5})$/.exec(String(phone))?.[1] ?? 0) - 10_000
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
  const copy = await newFolder(t)
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
