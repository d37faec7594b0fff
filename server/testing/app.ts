// For tests only: the real app with a migrated, empty database and an empty data folder, removed when the test ends.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestContext } from 'node:test'
import type { StaffRole } from '#contract/access/roles.ts'
import type { CallPath } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { type AppOptions, buildApp } from '../app.ts'
import { createPasswords } from '../auth/passwords.ts'
import { createPublicResponses } from '../cache/response-cache.ts'
import { readConfig } from '../config.ts'
import { type Db, migrate, openPostgres, wrapSqlite } from '../db/database.ts'
import { incomingIn } from '../db/start-check.ts'
import { createSharedServices } from '../shared-services.ts'
import { createLocalFiles } from '../storage/files.ts'
import { borrowPostgresDatabase, createPostgresDatabase } from './postgres.ts'

/** Hundreds of tests log in; passwords.test.ts tests the real cost. */
export const cheapHash = { parallelism: 1, tagLength: 32, memory: 8, passes: 1 }

type Options = { env?: Record<string, string>; now?: () => Date; services?: Partial<AppOptions> }

export async function createTestApp(
  t: TestContext,
  { env = {}, now = () => new Date(), services }: Options = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'))
  const db = services?.db ?? (await createTestDatabase(t))
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DATA_DIR: dataDir, ...env })
  const incomingDir = incomingIn(dataDir)
  await mkdir(incomingDir)
  const files = createLocalFiles(join(dataDir, 'uploads'))
  const cache = createPublicResponses({ clock: now })
  const shared = createSharedServices({ config, db, clock: now, files, cache, incomingDir, ...services })
  const app = await buildApp({
    ...shared,
    ...{ wakeMail: () => undefined, wakePictures: () => undefined },
    ...{ passwords: createPasswords(cheapHash), forgotAnswerMs: 0, refusalDelayMs: 0 },
    ...services,
  })
  t.after(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { ...shared, app, dataDir }
}

/** The same with the session of an owner. */
export async function createOwnedApp(...given: Parameters<typeof createTestApp>) {
  const site = await createTestApp(...given)
  return { ...site, headers: await signIn(site.app) }
}

type Sent = {
  /** Replaces `:id` or `:token` in the path. */
  param?: string
  query?: Record<string, string>
  payload?: object | string
  headers?: Record<string, string>
  remoteAddress?: string
}

export function send(app: App, call: CallPath, { param = '', ...sent }: Sent = {}) {
  return app.inject({ method: call.method, url: call.path.replace(/:\w+/, param), ...sent })
}

/** Writes raw HTTP to a listening server and returns the first chunk of the response. */
export function exchange({ hostname, port }: URL, text: string) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.once('error', reject)
    socket.once('data', (answer) => {
      socket.destroy()
      resolve(String(answer))
    })
  })
}

type App = Awaited<ReturnType<typeof createTestApp>>['app']

/** A session cookie of the first account, who is the owner. */
export async function signIn(app: App, email = 'owner@example.com') {
  const payload = { email, password: 'a long enough secret' }
  await send(app, calls.signup, { payload })
  const answer = await send(app, calls.login, { payload })
  const cookie = answer.cookies[0]
  if (!cookie) throw new Error(`login failed: ${answer.body}`)
  return { cookie: `${cookie.name}=${cookie.value}` }
}

/** Types the password once more, as an export asks for it. */
export const prove = (app: App, headers: Record<string, string>) =>
  send(app, calls.getExport, { headers, payload: { password: 'a long enough secret' } })

/** A session cookie of somebody with these roles; the site has an owner already. */
export async function signInAs(app: App, db: Db, ...roles: StaffRole[]) {
  const email = `${roles.join('.')}@example.com`
  await send(app, calls.signup, { payload: { email, password: 'a long enough secret' } })
  const change = { status: 'active', staff_roles: roles.join(' ') } as const
  await db.updateTable('accounts').set(change).where('email', '=', email).execute()
  return signIn(app, email)
}

/** The cookie by which the browser of the first account stays known, without its session. */
export async function signInOnDevice(app: App, email = 'owner@example.com') {
  await signIn(app, email)
  const payload = { email, password: 'a long enough secret' }
  const { cookies } = await send(app, calls.login, { payload })
  const device = cookies.find(({ name }) => name.includes('device-'))
  return { cookie: `${device?.name}=${device?.value}` }
}

/** SQLite in memory, or a database in the PostgreSQL of TEST_DATABASE_URL. */
export async function createTestDatabase(t: TestContext): Promise<Db> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return (await borrowPostgresDatabase(t, url)).db
  const database = new DatabaseSync(':memory:')
  migrated ??= await serializeMigrated()
  database.deserialize(migrated)
  return closeAfter(t, wrapSqlite(database))
}

let migrated: Uint8Array | undefined

/** Copying an empty database is a hundred times as quick as migrating one. */
async function serializeMigrated() {
  const database = new DatabaseSync(':memory:')
  const db = await migrate(wrapSqlite(database))
  const contents = database.serialize()
  await db.destroy()
  return contents
}

/** The same before the first migration. */
export async function createBareDatabase(t: TestContext): Promise<Db> {
  const url = process.env.TEST_DATABASE_URL
  const bare = url
    ? openPostgres(await createPostgresDatabase(t, url))
    : wrapSqlite(new DatabaseSync(':memory:'))
  return closeAfter(t, bare)
}

function closeAfter(t: TestContext, db: Db) {
  t.after(() => db.destroy())
  return db
}
