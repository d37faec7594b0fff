// Input that nobody should send, for each call of the contract: one thing wrong at a time, answered with a documented status and
// a sentence; and a thousand requests made by chance, from nobody, from staff and from an owner: no 5xx, and nobody gets in who may
// not. The seed that is printed makes the same ones again (FUZZ_SEED=... node --test ...).
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Access } from '#contract/access/roles.ts'
import { type Call, statusOf } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { createPasswords } from '../../auth/passwords.ts'
import { insertSession } from '../../auth/session-store.ts'
import { newId } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { hashToken } from '../../db/settings.ts'
import { cheapHash, createTestApp, send } from '../../testing/app.ts'
import { addJob, storeApplication } from '../../testing/applications.ts'
import { createFuzzer } from '../../testing/fuzz.ts'
import { bodies, filledIn, hostileRequests, insertHouse, inTurns } from '../../testing/hostile.ts'
import { photo } from '../../testing/images.ts'
import { createRandom, seedOf } from '../../testing/random.ts'

type Sender = { inject: (request: InjectOptions) => Promise<{ statusCode: number; body: string }> }
type Role = 'nobody' | 'staff' | 'owner'

const seed = seedOf(process.env.FUZZ_SEED)
/** Once in full is enough; the other database gets a sample. */
const count = Number(process.env.FUZZ_COUNT ?? (process.env.TEST_DATABASE_URL ? 100 : 1_000))
/** Without input all requests are nearly the same. */
const countFor = ({ path, query, body }: Call) => (path.includes(':') || query || body ? count : count / 10)
const roles: Role[] = ['nobody', 'staff', 'owner']
const all = Object.entries<Call>(calls)
const images = await Promise.all(
  (['jpeg', 'png', 'webp'] as const).map((format) => photo({ width: 40, height: 30, format })),
)
const mayCall = (access: Access) =>
  access === 'anyone' ? roles : access === 'owner' ? ['owner'] : ['staff', 'owner']

const { app, db, dataDir } = await createTestApp({ after } as TestContext)
const password_hash = await createPasswords(cheapHash).hash('never sent by chance')
const counts: Record<string, number> = {}
const documented = new Set<number>(Object.values(statusOf))
const inside = /node_modules|SQLITE|select |column|undefined|\[object|zod/i
/** All calls have the same reader of bodies: these get every odd one. */
const withEveryBody: Call[] = [
  calls.createApplication,
  calls.createEnquiry,
  calls.createReview,
  calls.createProject,
]

for (const [index, [name, call]] of all.entries()) {
  test(`${name} answers hostile input with a sentence, and ${countFor(call)} requests by chance break and open nothing (FUZZ_SEED=${seed})`, async () => {
    await restoreAccounts(db)
    const job = await insertRecords()
    const { method, path: url } = call
    const everyBody = withEveryBody.includes(call) ? bodies.map((body) => ({ method, url, ...body })) : []
    const hostile = [...hostileRequests(call, (await idFor(name)) ?? job, job), ...everyBody]
    const answers = await inTurns(hostile, (request) =>
      app.inject({ ...request, headers: { ...request.headers, ...cookieOf('owner') } }),
    )
    for (const [n, answer] of answers.entries()) assertSentence(answer, () => report(hostile[n], answer))

    await restoreAccounts(db)
    await insertRecords()
    const fuzz = createFuzzer(createRandom(seed + index), { ids: await someIds(), images })
    const statuses = await attack(app, name, call, fuzz)
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
    assert.equal((await app.inject('/healthz')).statusCode, 200)
    assert.equal('polluted' in {}, false)
  })
}

test('no file of any of them is left behind', async () => {
  assert.deepEqual(await readdir(join(dataDir, 'incoming')), [])
})

test('some of the requests were in order, and some were not', (t) => {
  t.diagnostic(`FUZZ_SEED=${seed}: ${JSON.stringify(counts)}`)
  for (const status of [200, 400, 401, 403, 404, 415]) assert.ok((counts[status] ?? 0) > 0, `${status}`)
})

async function attack(app: Sender, name: string, call: Call, fuzz: ReturnType<typeof createFuzzer>) {
  const statuses: number[] = []
  // Asking for a link waits on purpose; images take a core each.
  const atOnce = name === 'forgotPassword' ? 100 : call.files ? 8 : 16
  for (let done = 0; done < countFor(call); done += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, countFor(call) - done) }, async (_, n) => {
        const role = roles[n % roles.length] as Role
        const request = fuzz(call)
        const answer = await app.inject({ ...request, headers: { ...request.headers, ...cookieOf(role) } })
        const what = () => `${name} as ${role}, FUZZ_SEED=${seed}: ${report(request, answer)}`
        if (answer.statusCode >= 500) assert.fail(what())
        const isDone = answer.statusCode < 300 && request.method === call.method
        if (isDone && !mayCall(call.access).includes(role)) assert.fail(what())
        statuses.push(answer.statusCode)
      }),
    )
  }
  return statuses
}

const cookieOf = (role: Role): Record<string, string> =>
  role === 'nobody' ? {} : { cookie: `session=${role}` }

/** Some of the calls end sessions and remove accounts, so both are there anew for each call. */
async function restoreAccounts(db: Db) {
  await db.deleteFrom('accounts').execute()
  for (const [n, role] of (['staff', 'owner'] as const).entries()) {
    const id = `019a0000-0000-7000-8000-00000000000${n + 1}`
    const times = { created_at: new Date().toISOString(), last_login_at: null }
    await db
      .insertInto('accounts')
      .values({ id, email: `${role}@example.com`, password_hash, role, status: 'active', ...times })
      .execute()
    const proof = { device: 'test', proved_at: times.created_at }
    await insertSession(db, { account_id: id, token_hash: hashToken(role), ...proof }, new Date())
  }
}

/** Which call is about which of them, so that what passes the checks meets something real. */
const tables = {
  ...{ applications: /Application|Cv/, reviews: /Review/, enquiries: /Enquiry|Lead/, mails: /Mail/ },
  ...{ accounts: /Account|Roles/, jobs: /Job/, sessions: /Session/, projects: /$^/, services: /$^/ },
  ...{ updates: /$^/, picture_pairs: /$^/, links: /GivenLink/ },
}
type Table = keyof typeof tables

const listIds = async (table: Table) =>
  (await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(5).execute()).map(({ id }) => id)

async function idFor(name: string) {
  const found = Object.entries(tables).find(([, pattern]) => pattern.test(name))
  return found && (await listIds(found[0] as Table))[0]
}

/** One of each kind; resolves to the job. */
async function insertRecords() {
  await insertHouse(db)
  const job_id = await addJob(db)
  await storeApplication(db, { job_id, cv: `${newId()}.pdf` })
  for (const call of [calls.createReview, calls.createEnquiry]) {
    const { headers, payload } = filledIn(call, {})
    await send(app, call, {
      payload: String(payload),
      headers: { ...cookieOf('owner'), ...(headers as object) },
    })
  }
  return job_id
}

const someIds = async () =>
  (await Promise.all(Object.keys(tables).map((table) => listIds(table as Table)))).flat()

function assertSentence({ statusCode, headers, body }: LightMyRequestResponse, what: () => string) {
  if (statusCode === 200) return
  if (!documented.has(statusCode)) assert.fail(what())
  const isJson = /^application\/json/.test(String(headers['content-type']))
  const message = isJson ? JSON.parse(body).message : ''
  if (!/^[A-Z⚠].{8,}/.test(message) || inside.test(message)) assert.fail(what())
}

function report(
  request: InjectOptions | undefined,
  { statusCode, body }: Pick<LightMyRequestResponse, 'statusCode' | 'body'>,
) {
  const sent = JSON.stringify({ ...request, payload: String(request?.payload).slice(0, 300) }).slice(0, 900)
  return `${sent} got ${statusCode} ${body.slice(0, 300)}`
}
