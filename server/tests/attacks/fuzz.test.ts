// Requests made by chance, a thousand for each call of the contract that takes input, from nobody, from staff and from an
// owner: no 5xx, and nobody gets in who may not. The seed that is printed makes the same ones again (FUZZ_SEED=... node --test ...).
import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import Fastify, { type InjectOptions } from 'fastify'
import type { Access } from '#contract/access/roles.ts'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { createPasswords } from '../../auth/passwords.ts'
import { insertSession } from '../../auth/session-store.ts'
import type { Db } from '../../db/database.ts'
import { hashToken } from '../../db/secret.ts'
import { cheapHash, createTestApp } from '../../testing/app.ts'
import { createFuzzer } from '../../testing/fuzz.ts'
import { insertHouse } from '../../testing/hostile.ts'
import { photo } from '../../testing/images.ts'
import { createRandom, seedOf } from '../../testing/random.ts'

type App = Awaited<ReturnType<typeof createTestApp>>['app']
type Sender = { inject: (request: InjectOptions) => Promise<{ statusCode: number; body: string }> }
type Role = 'nobody' | 'staff' | 'owner'

const seed = seedOf(process.env.FUZZ_SEED)
/** Once in full is enough; the other database gets a sample. */
const count = Number(process.env.FUZZ_COUNT ?? (process.env.TEST_DATABASE_URL ? 100 : 1_000))
/** Without input all requests are nearly the same. */
const countFor = ({ path, query, body }: Call) => (path.includes(':') || query || body ? count : count / 10)
const roles: Role[] = ['nobody', 'staff', 'owner']
const all = Object.entries<Call>(calls)
const image = await photo({ width: 40, height: 30 })
const mayCall = (access: Access) =>
  access === 'anyone' ? roles : access === 'owner' ? ['owner'] : ['staff', 'owner']

const { app, db } = await createTestApp({ after } as TestContext)
const password_hash = await createPasswords(cheapHash).hash('never sent by chance')
const counts: Record<string, number> = {}

for (const [index, [name, call]] of all.entries()) {
  test(`${name}: ${countFor(call)} requests by chance break nothing and open nothing (FUZZ_SEED=${seed})`, async () => {
    await restoreAccounts(db)
    await insertHouse(db)
    const fuzz = createFuzzer(createRandom(seed + index), { ids: await someIds(db), image })
    const statuses = await attack(app, name, call, fuzz)
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
    assert.equal((await app.inject('/healthz')).statusCode, 200)
    assert.equal('polluted' in {}, false)
  })
}

test('some of the requests were in order, and some were not', (t) => {
  t.diagnostic(`FUZZ_SEED=${seed}: ${JSON.stringify(counts)}`)
  for (const status of [200, 400, 401, 403, 404, 415]) assert.ok((counts[status] ?? 0) > 0, `${status}`)
})

test('control: a server that lets everybody in, or breaks, does not pass', async (t) => {
  const open = await bareApp(t, 200)
  const broken = await bareApp(t, 500)
  const fuzz = createFuzzer(createRandom(seed), { ids: ['1'], image })
  await assert.rejects(attack(open, 'listApplications', calls.listApplications, fuzz), /200/)
  await assert.rejects(attack(broken, 'listJobs', calls.listJobs, fuzz), /500/)
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
        const what = () =>
          `${name} as ${role}, FUZZ_SEED=${seed}: ${JSON.stringify({ ...request, payload: String(request.payload).slice(0, 400) })} got ${answer.statusCode} ${answer.body.slice(0, 200)}`
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
    await insertSession(db, { account_id: id, token_hash: hashToken(role), device: 'test' }, new Date())
  }
}

/** Records of every kind, as far as the attack itself has made some. */
async function someIds(db: Db) {
  const tables = [
    'accounts',
    'sessions',
    'jobs',
    'reviews',
    'applications',
    'enquiries',
    'projects',
    'services',
    'mails',
    'updates',
    'picture_pairs',
    'house_links',
  ] as const
  const found = await Promise.all(tables.map((table) => db.selectFrom(table).select('id').limit(5).execute()))
  return found.flat().map(({ id }) => id)
}

async function bareApp(t: TestContext, status: number): Promise<Sender> {
  const app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(status).send('bare'))
  t.after(() => app.close())
  return app as unknown as App
}
