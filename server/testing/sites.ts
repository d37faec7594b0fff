// For tests only: a site with content, on SQLite and a folder, or on PostgreSQL and a bucket.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'
import { calls } from '#contract/calls.ts'
import { listOwners } from '../auth/store.ts'
import { sumRows } from '../backup/rows.ts'
import { readConfig } from '../config.ts'
import { connectDatabase, migrate } from '../db/database.ts'
import { incomingIn } from '../db/start-check.ts'
import { insertProject } from '../projects/store.ts'
import { giveToken } from '../records/links.ts'
import { listStoredFiles } from '../storage/file-references.ts'
import { createFiles } from '../storage/files.ts'
import { fileReferences } from '../stored-files.ts'
import { createOwnedApp, send, signIn } from './app.ts'
import { addJob, apply, asha, mailsIn } from './applications.ts'
import { startBucket } from './cluster/bucket.ts'
import { pdfCv } from './cvs.ts'
import { photo, sendForm } from './images.ts'
import { borrowPostgresDatabase, createPostgresDatabase } from './postgres.ts'

export type Installation = Awaited<ReturnType<typeof createInstallation>>

/** Without a site in it yet; `postgres` is empty for SQLite and a folder. */
export async function createInstallation(
  t: TestContext,
  postgres = process.env.TEST_DATABASE_URL,
  createDatabase = createPostgresDatabase,
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'))
  const incomingDir = incomingIn(dataDir)
  await mkdir(incomingDir)
  const env: Record<string, string> = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }
  if (postgres) {
    env.DATABASE_URL = await createDatabase(t, postgres)
    env.STORAGE_URL = await startBucket(t, dataDir)
  }
  const config = readConfig(env)
  const db = connectDatabase(config.databaseUrl, dataDir)
  t.after(async () => {
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  })
  const stores = { db, files: createFiles(config), references: fileReferences }
  return { config, env, dataDir, incomingDir, ...stores, place: 'the test' }
}

const hiddenVilla = {
  ...{ category: 'Villa', client: 'Rajan M', area: '2,450 sq ft', location: 'Aluva', description: '' },
  ...{ renderings: true, shown: false, pinned: true },
}

/** With an owner, a hidden project, pictures, a service in the trash, applications with CVs and an enquiry. */
export async function createSite(t: TestContext, postgres = process.env.TEST_DATABASE_URL) {
  const installation = await createInstallation(t, postgres, borrowAddress)
  const { db, files, incomingDir, env } = installation
  await migrate(db)
  const { app, headers } = await createOwnedApp(t, { env, services: { db, files, incomingDir } })
  const job_id = await addJob(db)
  await insertProject(db, hiddenVilla, new Date())
  const applyAs = (name: string) => apply(app, { ...asha, name, job_id }, [pdfCv, `${name}.pdf`])
  const service = { description: 'Walls', image: await photo() }
  await sendForm(app, calls.createService, service, { headers })
  const { id: param } = (await sendForm(app, calls.createService, service, { headers })).json()
  await send(app, calls.deleteService, { param, headers })
  for (const name of ['Asha', 'Biju', 'Chitra']) await applyAs(name)
  await mailsIn(db)
  const enquiry = { name: 'Deepa', phone: '9847012345', message: 'A house in Aluva, മലയാളം 🏠' }
  await send(app, calls.createEnquiry, { payload: enquiry })

  const idOf = async (table: 'applications' | 'enquiries', name: string) =>
    (await db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  return {
    ...installation,
    app,
    headers,
    applyAs,
    async eraseApplication(name: string) {
      const param = await idOf('applications', name)
      return send(app, calls.deleteApplication, { param, headers })
    },
    async eraseEnquiry(name: string) {
      return send(app, calls.deleteEnquiry, { param: await idOf('enquiries', name), headers })
    },
  }
}

/** A session cookie of the owner of a restored site, let in as by the link that the command prints. */
export async function signInRestored(app: Parameters<typeof signIn>[0], { db }: Pick<Installation, 'db'>) {
  const [owner] = await listOwners(db)
  const { token } = await giveToken(db, 'let_in', new Date(), { account: owner?.id })
  const payload = { password: 'a long enough secret' }
  await send(app, calls.resetPassword, { param: token, payload })
  return signIn(app)
}

const borrowAddress = async (t: TestContext, url: string) => (await borrowPostgresDatabase(t, url)).url

/** Every row and every file, in a form that can be compared. */
export async function contentsOf({ db, files }: Pick<Installation, 'db' | 'files'>) {
  const stored = await listStoredFiles({ files, references: fileReferences })
  const sums: Record<string, string> = {}
  for (const { key } of stored.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const file = await files.open(key)
    sums[key] = file
      ? createHash('sha256')
          .update(await buffer(file.stream))
          .digest('hex')
      : 'missing'
  }
  return { rows: await sumRows(db), files: sums }
}

export async function namesIn({ db }: Pick<Installation, 'db'>) {
  const rows = await db.selectFrom('applications').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}
