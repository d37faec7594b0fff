// After a restore no way in of before works. A move, which copies the same rows, shows that each of them did work.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createPasswords } from '../../auth/passwords.ts'
import { activateAccount, findAccountByEmail } from '../../auth/store.ts'
import { createArchive } from '../../backup/archive.ts'
import { makeBackup } from '../../backup/backup.ts'
import { moveSite, restoreBackup } from '../../backup/copy-site.ts'
import { readRows, sumRows } from '../../backup/rows.ts'
import { type Db, migrate } from '../../db/database.ts'
import { stepsTaken } from '../../db/upgrade.ts'
import { giveToken } from '../../records/links.ts'
import { readRequest } from '../../reviews/review-links.ts'
import { cheapHash, createTestApp, send } from '../../testing/app.ts'
import { mailedToken } from '../../testing/applications.ts'
import { createAuthenticator } from '../../testing/second-step/authenticator.ts'
import { createPerson, password } from '../../testing/second-step/person.ts'
import { createInstallation, type Installation } from '../../testing/sites.ts'

type App = Awaited<ReturnType<typeof createTestApp>>['app']
type Person = ReturnType<typeof createPerson>
/** Whether it lets somebody in, or do something, in another app. */
type Attempt = (app: App, db: Db) => Promise<boolean>
type Way = (site: { db: Db; owner: Person }, person: Person, email: string) => Promise<Attempt>

const origin = 'https://example.com'
const quiet = { place: '', print: () => undefined }
const accountOf = async (db: Db, email: string) =>
  (await findAccountByEmail(db, email)) ?? assert.fail(`${email} has no account`)

const ways: Record<string, Way> = {
  'a session': async (_, person) => (app) => inApp(app, person).isIn(),
  'a password': async (_, _person, email) => (app) => isAccepted(createPerson(app, email).logIn()),
  'a link to a new password': async ({ db }, _, email) =>
    resetBy(await giveToken(db, 'reset', new Date(), { account: (await accountOf(db, email)).id })),
  'a link that lets in': async ({ db }, _, email) =>
    resetBy(await giveToken(db, 'let_in', new Date(), { account: (await accountOf(db, email)).id })),
  'an invitation': async ({ owner }) => {
    const { link } = (await owner.ask(calls.createInvitation, { roles: ['editor'] })).json()
    const payload = { name: '', email: 'invited@example.com', password }
    return (app) => isAccepted(send(app, calls.acceptInvitation, { param: tokenIn(link), payload }))
  },
  'a passkey': async (_, person) => {
    await person.addPasskey()
    return (app) => isAccepted(createPerson(app, '', person.phone).logInByPasskey())
  },
  'an app': async (_, person, email) => {
    await person.setUpApp()
    return (app, db) => finishLogin(app, db, email, person.code(new Date(), 1))
  },
  'a recovery code': async (_, person, email) => {
    const [code = ''] = await person.setUpApp()
    return (app, db) => finishLogin(app, db, email, code)
  },
  'a login that lacks its second step': async (_, person) => {
    const [code] = await person.setUpApp()
    person.jar.clear()
    await person.logIn()
    return (app) => isAccepted(inApp(app, person).ask(calls.finishLogin, { code }))
  },
  'a link against a stranger': async ({ db }, person, email) => {
    const token = await notMeToken(db, person, email)
    return (app) => isAccepted(send(app, calls.endSessionsByLink, { param: token }))
  },
  'a link for a review': async ({ owner }) => {
    const { link } = (await owner.ask(calls.askForReview, { name: 'Latha' })).json()
    return async (_app, db) => (await readRequest(db, tokenIn(link), new Date(), String)) !== null
  },
  // The last one, because it empties the site.
  'a set-up link': async ({ db }) => {
    const { token } = await giveToken(db, 'setup', new Date())
    return async (app, later) => {
      await later.deleteFrom('accounts').execute()
      const payload = { email: 'first@example.com', password, setup: token }
      return isAccepted(send(app, calls.signup, { payload }))
    }
  },
}

test('no way in of before works on a restored site, even if the archive holds all of them', async (t) => {
  const { site, attempts } = await createFirstSite(t)
  const everyWay = (works: boolean) => Object.fromEntries(Object.keys(ways).map((name) => [name, works]))
  const backup = join(site.dataDir, 'backup.tar')
  await makeBackup(site, backup)
  const complete = join(site.dataDir, 'complete.tar')
  await writeAllRows(site.db, complete)
  for (const [path, areLetIn] of [
    [backup, false],
    [complete, false],
    [complete, true],
  ] as const) {
    const restored = await createInstallation(t)
    await restoreBackup(restored, path, { ...quiet, erasureLists: [] })
    const key = restored.db.selectFrom('settings').select('name').where('name', '=', 'secret')
    assert.deepEqual(await key.execute(), [], 'nor a browser that was known')
    const codes = await restored.db.selectFrom('recovery_codes').selectAll().execute()
    assert.deepEqual(codes, [], 'nor would they come back with a new second step')
    // Not even once an owner has let everybody in.
    if (areLetIn) await restored.db.updateTable('accounts').set({ status: 'active' }).execute()
    assert.deepEqual(await tryAll(attempts, await openSite(t, restored), restored.db), everyWay(false))
  }
  const moved = await createInstallation(t)
  await moveSite(site, moved, quiet)
  assert.deepEqual(await tryAll(attempts, await openSite(t, moved), moved.db), everyWay(true))
})

const isAccepted = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode === 200
const tokenIn = (link: string) => link.split('/').at(-1) ?? ''

const resetBy =
  ({ token }: { token: string }): Attempt =>
  (app) =>
    isAccepted(send(app, calls.resetPassword, { param: token, payload: { password: 'a new secret' } }))

function inApp(app: App, person: Person) {
  const later = createPerson(app, '', person.phone)
  for (const [name, value] of person.jar) later.jar.set(name, value)
  return later
}

/** For somebody whom an owner has let in again, and who has chosen the same password. */
async function finishLogin(app: App, db: Db, email: string, code: string) {
  const password_hash = await createPasswords(cheapHash).hash(password)
  await db
    .updateTable('accounts')
    .set({ password_hash, status: 'active' })
    .where('email', '=', email)
    .execute()
  const person = createPerson(app, email)
  await person.logIn()
  return isAccepted(person.ask(calls.finishLogin, { code }))
}

async function notMeToken(db: Db, person: Person, email: string) {
  person.jar.clear()
  await person.logIn()
  return mailedToken(db, 'not-me', email)
}

async function tryAll(attempts: Map<string, Attempt>, app: App, db: Db) {
  const results: Record<string, boolean> = {}
  for (const [name, attempt] of attempts) results[name] = await attempt(app, db)
  return results
}

/** With a person for each way in. */
async function createFirstSite(t: TestContext) {
  const site = await createInstallation(t)
  const { db } = site
  await migrate(db)
  const app = await openSite(t, site)
  const { token: setup } = await giveToken(db, 'setup', new Date())
  const owner = createPerson(app)
  await owner.ask(calls.signup, { email: 'owner@example.com', password, setup })
  await owner.logIn()
  const attempts = new Map<string, Attempt>()
  for (const [i, [name, way]] of Object.entries(ways).entries()) {
    const email = `person-${i}@example.com`
    const person = createPerson(app, email, createAuthenticator(origin))
    await person.ask(calls.signup, { email, password })
    await activateAccount(db, (await accountOf(db, email)).id)
    await person.logIn()
    attempts.set(name, await way({ db, owner }, person, email))
  }
  return { site, attempts }
}

/** On a public address, so that the first account needs a set-up link. */
async function openSite(t: TestContext, { env, db, files, incomingDir }: Installation) {
  const shared = { PUBLIC_URL: origin, SECRET_KEY: 'one key for every copy of this site, long enough' }
  const { app } = await createTestApp(t, { env: { ...env, ...shared }, services: { db, files, incomingDir } })
  return app
}

/** As a backup that left out nothing. */
async function writeAllRows(db: Db, path: string) {
  const archive = await createArchive(path)
  for await (const batch of readRows(db)) await archive.addRows(batch)
  const schema = (await stepsTaken(db)).at(-1) ?? ''
  await archive.finish({ made_at: '', schema, tables: await sumRows(db), missing: [] })
}
