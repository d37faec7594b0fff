// A restored site accepts no access that has ended since the backup, whichever way it ended, and no session at all.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createResetLink } from '../../auth/reset.ts'
import { liftSecondStep } from '../../auth/second-step/lift.ts'
import { activateAccount, findAccountByEmail, makeOwner } from '../../auth/store.ts'
import { issueToken, revokeTokens } from '../../auth/tokens.ts'
import { createArchive, openArchive } from '../../backup/archive.ts'
import { makeBackup } from '../../backup/backup.ts'
import { copySite } from '../../backup/copy-site.ts'
import { erasureListIn, startErasureList } from '../../backup/erasure-list.ts'
import { restoreBackup } from '../../backup/restore.ts'
import { readRows, sumRows } from '../../backup/rows.ts'
import { type Db, migrate } from '../../db/database.ts'
import { stepsTaken } from '../../db/schema.ts'
import { createTestApp, send, signIn } from '../../testing/app.ts'
import { createAuthenticator } from '../../testing/second-step/authenticator.ts'
import { createPerson } from '../../testing/second-step/person.ts'
import { createInstallation, type Installation } from '../../testing/sites.ts'

type App = Awaited<ReturnType<typeof createTestApp>>['app']
type Site = Awaited<ReturnType<typeof createFirstSite>>
type Door = {
  /** Happens after the backup. */
  end?: () => Promise<unknown>
  /** The status that the access gets. */
  open: (app: App, db: Db) => Promise<number>
}
type Kind = {
  make: (site: Site, email: string) => Promise<Door>
  /** What it gets when rows come back as they were, and on a restored site. */
  control: number
  refused: number
}

const password = 'a long enough secret'
const newPassword = 'another long secret'
const origin = 'https://example.com'

const session = (cookie: Record<string, string>) => async (app: App) =>
  (await send(app, calls.whoAmI, { headers: cookie })).statusCode
const link = (token: string) => async (app: App) =>
  (await send(app, calls.resetPassword, { param: token, payload: { password: 'a third long secret' } }))
    .statusCode
const login = (email: string, secret: string) => async (app: App) =>
  (await send(app, calls.login, { payload: { email, password: secret } })).statusCode
const setup = (token: string) => async (app: App, db: Db) => {
  await db.deleteFrom('accounts').execute()
  const payload = { email: 'first@example.com', password, setup: token }
  return (await send(app, calls.signup, { payload })).statusCode
}

const kinds: Record<string, Kind> = {
  'a session that was logged out': endedSession(({ app }, headers) => send(app, calls.logout, { headers })),
  'a session ended from another device': endedSession(async ({ app, logIn }, _, email) => {
    const other = await logIn(email)
    const sessions = (await send(app, calls.listSessions, { headers: other })).json()
    const { id } = sessions.find(({ current }: { current: boolean }) => !current)
    assert.equal((await send(app, calls.endSession, { param: id, headers: other })).statusCode, 200)
  }),
  'a session replaced by a login in the same browser': endedSession(({ app }, headers, email) =>
    send(app, calls.login, { payload: { email, password }, headers }),
  ),
  'a session ended by a reset of the password': endedSession(({ reset }, _, email) => reset(email)),
  'a session of a removed account': endedSession(({ remove }, _, email) => remove(email)),
  'a session of a removed owner': endedSession(async ({ db, idOf, remove }, _, email) => {
    await makeOwner(db, await idOf(email), new Date())
    await remove(email)
  }),
  'a session that nobody ended': endedSession(async () => undefined),
  'a session that had expired': {
    control: 401,
    refused: 401,
    make: async ({ db, idOf, logIn }, email) => {
      const cookie = await logIn(email)
      const last_used_at = new Date(0).toISOString()
      await db
        .updateTable('sessions')
        .set({ last_used_at })
        .where('account_id', '=', await idOf(email))
        .execute()
      return { open: session(cookie) }
    },
  },
  'a session begun after the backup': {
    control: 401,
    refused: 401,
    make: async ({ logIn }, email) => {
      const cookie: Record<string, string> = {}
      return {
        end: async () => Object.assign(cookie, await logIn(email)),
        open: (app) => session(cookie)(app),
      }
    },
  },

  'a reset link that was used': endedLink(({ follow }, token) => follow(token)),
  'a reset link replaced by a newer one': endedLink(({ newLink }, _, email) => newLink(email)),
  'a reset link of a removed account': endedLink(({ remove }, _, email) => remove(email)),
  'a reset link that nobody used': endedLink(async () => undefined),
  'a reset link that had expired': {
    control: 400,
    refused: 400,
    make: async ({ newLink }, email) => ({ open: link(await newLink(email, new Date(0))) }),
  },
  'a reset link made after the backup': {
    control: 400,
    refused: 400,
    make: async ({ newLink }, email) => {
      let token = ''
      return {
        end: async () => {
          token = await newLink(email)
        },
        open: (app) => link(token)(app),
      }
    },
  },

  'the old password after a reset': endedPassword(({ reset }, email) => reset(email)),
  'the first password after two resets': endedPassword(async ({ reset }, email) => {
    await reset(email)
    await reset(email, 'yet another long secret')
  }),
  'the password between two resets': {
    control: 401,
    refused: 401,
    make: async ({ reset }, email) => ({
      end: async () => {
        await reset(email)
        await reset(email, 'yet another long secret')
      },
      open: login(email, newPassword),
    }),
  },
  'the password of a removed account': endedPassword(({ remove }, email) => remove(email)),
  'the password of a removed owner': endedPassword(async ({ db, idOf, remove }, email) => {
    await makeOwner(db, await idOf(email), new Date())
    await remove(email)
  }),
  'the old password of an account that was reset and removed': endedPassword(
    async ({ reset, remove }, email) => {
      await reset(email)
      await remove(email)
    },
  ),
  'the password of an account that was refused while it waited': {
    control: 403,
    refused: 401,
    make: async ({ db, idOf, remove }, email) => {
      await db
        .updateTable('accounts')
        .set({ status: 'waiting' })
        .where('id', '=', await idOf(email))
        .execute()
      return { end: () => remove(email), open: login(email, password) }
    },
  },

  'the old password after its owner chose another': endedPassword(async ({ app, logIn }, email) => {
    const payload = { current_password: password, password: newPassword }
    const changed = await send(app, calls.changePassword, { headers: await logIn(email), payload })
    assert.equal(changed.statusCode, 200)
  }),
  'the list of accounts for an owner who is staff again': endedOwner(({ change }, email) =>
    change(email, 'staff'),
  ),

  'a passkey that was removed': endedPasskey(async (_, person) => {
    const { passkeys } = (await person.ask(calls.getSecondStep)).json()
    const removed = await person.ask(calls.removePasskey, {}, passkeys[0].id)
    assert.equal(removed.statusCode, 200)
  }),
  'a passkey of somebody whose second step was lifted': endedPasskey(async ({ db, idOf }, _, email) => {
    const by = { id: null, name: 'Somebody', device: '' }
    await liftSecondStep(db, { by, now: new Date() }, await idOf(email), '')
  }),
  'a recovery code that was used': {
    control: 200,
    refused: 400,
    make: async ({ app: first }, email) => {
      const person = createPerson(first, email, createAuthenticator(origin))
      await person.logIn()
      const [code] = (await person.addPasskey()).json().recovery_codes
      const open = async (app: App) => {
        const later = createPerson(app, email)
        await later.logIn()
        return (await later.ask(calls.finishLogin, { code })).statusCode
      }
      return { end: async () => assert.equal(await open(first), 200), open }
    },
  },
  'a link that ends all sessions, which nobody used': {
    control: 200,
    refused: 400,
    make: async ({ db, logIn }, email) => {
      await logIn(email)
      await logIn(email)
      const mail = db.selectFrom('mails').select('text').where('recipient', '=', email)
      const { text } = await mail.where('subject', 'like', 'New login%').executeTakeFirstOrThrow()
      const param = /not-me\/(\S+)/.exec(text)?.[1]
      assert.ok(param)
      return { open: async (app) => (await send(app, calls.endSessionsByLink, { param })).statusCode }
    },
  },

  // The last one, because it empties the site that it tries.
  'a set-up link that was used': {
    control: 200,
    refused: 403,
    make: async ({ db }) => {
      const { token } = await issueToken(db, 'setup', new Date())
      return { end: () => revokeTokens(db, null, ['setup']), open: setup(token) }
    },
  },
}

function endedSession(
  end: (site: Site, cookie: Record<string, string>, email: string) => Promise<unknown>,
): Kind {
  const make = async (site: Site, email: string) => {
    const cookie = await site.logIn(email)
    return { end: () => end(site, cookie, email), open: session(cookie) }
  }
  return { make, control: 200, refused: 401 }
}

function endedLink(end: (site: Site, token: string, email: string) => Promise<unknown>): Kind {
  const make = async (site: Site, email: string) => {
    const token = await site.newLink(email)
    return { end: () => end(site, token, email), open: link(token) }
  }
  return { make, control: 200, refused: 400 }
}

function endedPassword(end: (site: Site, email: string) => Promise<unknown>): Kind {
  const make = async (site: Site, email: string) => ({
    end: () => end(site, email),
    open: login(email, password),
  })
  return { make, control: 200, refused: 401 }
}

type Person = ReturnType<typeof createPerson>

function endedPasskey(end: (site: Site, person: Person, email: string) => Promise<unknown>): Kind {
  const make = async (site: Site, email: string) => {
    const person = createPerson(site.app, email, createAuthenticator(origin))
    await person.logIn()
    await person.addPasskey()
    const open = async (app: App) =>
      (await createPerson(app, email, person.phone).logInByPasskey()).statusCode
    return { end: () => end(site, person, email), open }
  }
  return { make, control: 200, refused: 400 }
}

/** Made an owner before the backup. */
function endedOwner(end: (site: Site, email: string) => Promise<unknown>): Kind {
  const make = async (site: Site, email: string) => {
    await site.change(email, 'owner')
    const open = async (app: App) => {
      const { cookies } = await send(app, calls.login, { payload: { email, password } })
      const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
      return (await send(app, calls.listAccounts, { headers })).statusCode
    }
    return { end: () => end(site, email), open }
  }
  return { make, control: 200, refused: 403 }
}

test('a restored site accepts none of 29 kinds of ended access', async (t) => {
  const { site, doors, backup, olderBackup } = await endEverything(t)
  assert.equal(doors.size, 29)
  const erasureLists = [erasureListIn(site.config.backupDir)]
  for (const path of [backup, olderBackup]) {
    const fresh = await createInstallation(t)
    const ended = await restoreBackup(fresh, path, { place: '', erasureLists, say: () => undefined })
    const { removed, locked, demoted } = ended
    assert.deepEqual([removed.length, locked.length, demoted.length], [7, 6, 1])
    const settings = await fresh.db.selectFrom('settings').select('name').execute()
    assert.deepEqual(
      settings.map(({ name }) => name),
      ['accounts lock'],
      'neither the key of the installation nor a set-up link',
    )
    const app = await openSite(t, fresh)
    assert.equal(await login('owner@example.com', password)(app), 200, 'who has changed nothing logs in')
    assert.deepEqual(await tryAll(doors, app, fresh.db), statusesOf('refused'))
  }

  // Control: rows that come back as they were open what was closed.
  const same = await createInstallation(t)
  const archive = await openArchive(olderBackup)
  const { schema, tables } = archive.manifest
  const source = { schema, tables, rows: () => archive.rows(), keys: archive.keys, open: archive.open }
  await copySite(same, source, { say: () => undefined })
  await archive.close()
  assert.deepEqual(await tryAll(doors, await openSite(t, same), same.db), statusesOf('control'))
})

test('an owner who was staff for a while is an owner on the restored site', async (t) => {
  const site = await createFirstSite(t)
  const stopErasureList = await startErasureList(site.db, site.config, assert.fail)
  await site.addStaff('devika@example.com')
  for (const role of ['owner', 'staff', 'owner']) await site.change('devika@example.com', role)
  const backup = join(site.dataDir, 'backup.tar')
  await makeBackup(site, backup)
  await stopErasureList()
  const fresh = await createInstallation(t)
  const erasureLists = [erasureListIn(site.config.backupDir)]
  const { demoted } = await restoreBackup(fresh, backup, { place: '', erasureLists, say: () => undefined })
  assert.deepEqual(demoted, [])
  assert.equal((await findAccountByEmail(fresh.db, 'devika@example.com'))?.role, 'owner')
})

const statusesOf = (which: 'refused' | 'control') =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kind[which]]))

/** A site that was backed up, and on which everything was ended afterwards. */
async function endEverything(t: TestContext) {
  const site = await createFirstSite(t)
  const stopErasureList = await startErasureList(site.db, site.config, assert.fail)
  const doors = new Map<string, Door>()
  for (const [i, [name, { make }]] of Object.entries(kinds).entries()) {
    const email = `person-${i}@example.com`
    await site.addStaff(email)
    doors.set(name, await make(site, email))
  }
  const backup = join(site.dataDir, 'backup.tar')
  await makeBackup(site, backup)
  const olderBackup = join(site.dataDir, 'older.tar')
  await writeAllRows(site.db, olderBackup)
  for (const { end } of doors.values()) await end?.()
  await stopErasureList()
  return { site, doors, backup, olderBackup }
}

/** As earlier versions did, which left out nothing. */
async function writeAllRows(db: Db, path: string) {
  const archive = await createArchive(path)
  for await (const batch of readRows(db)) await archive.addRows(batch)
  const schema = (await stepsTaken(db)).at(-1) ?? ''
  await archive.finish({ made_at: '', schema, tables: await sumRows(db), missing: [] })
}

async function tryAll(doors: Map<string, Door>, app: App, db: Db) {
  const statuses: Record<string, number> = {}
  for (const [name, { open }] of doors) statuses[name] = await open(app, db)
  return statuses
}

async function createFirstSite(t: TestContext) {
  const installation = await createInstallation(t)
  const { db } = installation
  await migrate(db)
  const app = await openSite(t, installation)
  const owner = await signInFirst(app, db)
  const idOf = async (email: string) => {
    const account = await findAccountByEmail(db, email)
    return account?.id ?? assert.fail(`${email} has no account`)
  }
  const logIn = async (email: string) => {
    const answer = await send(app, calls.login, { payload: { email, password } })
    const [cookie] = answer.cookies
    return { cookie: `${cookie?.name}=${cookie?.value}` }
  }
  const newLink = async (email: string, now = new Date()) =>
    (await createResetLink(db, now, '', await idOf(email))).link.replace(/^.*\//, '')
  const follow = async (param: string, chosen = newPassword) => {
    const answer = await send(app, calls.resetPassword, { param, payload: { password: chosen } })
    assert.equal(answer.statusCode, 200)
  }
  return {
    ...installation,
    app,
    idOf,
    logIn,
    newLink,
    follow,
    reset: async (email: string, chosen?: string) => follow(await newLink(email), chosen),
    async addStaff(email: string) {
      await send(app, calls.signup, { payload: { email, password } })
      await activateAccount(db, await idOf(email))
    },
    async change(email: string, role: string) {
      const sent = {
        param: await idOf(email),
        headers: owner,
        payload: { roles: [role === 'staff' ? 'editor' : role], password },
      }
      assert.equal((await send(app, calls.changeRoles, sent)).statusCode, 200)
    },
    async remove(email: string) {
      const answer = await send(app, calls.removeAccount, { param: await idOf(email), headers: owner })
      assert.equal(answer.statusCode, 200)
    },
  }
}

/** On a public address, so that the first account needs a set-up link. */
async function openSite(t: TestContext, { env, db, files, incomingDir }: Installation) {
  const services = { db, files, incomingDir }
  const { app } = await createTestApp(t, { env: { ...env, PUBLIC_URL: origin }, services })
  return app
}

async function signInFirst(app: App, db: Db) {
  const { token } = await issueToken(db, 'setup', new Date())
  const payload = { email: 'owner@example.com', password, setup: token }
  assert.equal((await send(app, calls.signup, { payload })).statusCode, 200)
  return signIn(app)
}
