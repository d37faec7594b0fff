// The real commands, each in a child process.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { activateAccount, findAccountByEmail, makeOwner } from '../auth/store.ts'
import { newId } from '../db/clock.ts'
import { connectDatabase } from '../db/database.ts'
import { databaseIn } from '../db/postgres.ts'
import { lockDataFolder, openCheckedDatabase } from '../db/start-check.ts'
import { listTables } from '../db/upgrade.ts'
import { createTestApp, send } from '../testing/app.ts'
import { storeApplication } from '../testing/applications.ts'
import { startBucket } from '../testing/cluster/bucket.ts'
import { newFolder } from '../testing/folder.ts'
import { createPostgresDatabase } from '../testing/postgres.ts'
import { run } from '../testing/process.ts'
import { createInstallation, createSite, namesIn } from '../testing/sites.ts'
import { until } from '../testing/until.ts'

const kills = 20
const postgres = process.env.TEST_DATABASE_URL

test('the admin command restores access while the server runs', async (t) => {
  const { app, db, env, dataDir, headers } = await createSite(t, '')
  const admin = (...args: string[]) => run('admin', args, { ...env, PUBLIC_URL: 'https://example.com/' })
  const release = lockDataFolder(dataDir)
  t.after(() => release?.())
  const biju = { email: 'biju@example.com', password: 'another long secret' }
  await send(app, calls.signup, { payload: biju })
  assert.equal((await send(app, calls.login, { payload: biju })).statusCode, 403)

  const listed = await admin('list')
  assert.match(
    listed,
    /^ {2}biju@example\.com: waits for approval, never logged in\n {2}owner@example\.com: owner, last login 20/,
  )
  assert.doesNotMatch(listed, /argon2|\$/)
  assert.match(await admin('approve', ' Biju@Example.com '), /biju@example\.com may log in now\./)
  assert.equal((await send(app, calls.login, { payload: biju })).statusCode, 200)
  assert.match(await admin('make-owner', 'biju@example.com'), /is an owner now/)
  assert.equal((await db.selectFrom('accounts').select('id').where('role', '=', 'owner').execute()).length, 2)

  const said = await admin('reset-link', 'owner@example.com')
  const [, param = ''] = /https:\/\/example\.com\/admin\/forgot-password\/(\S+)/.exec(said) ?? []
  const password = 'a new and long secret'
  assert.equal((await send(app, calls.resetPassword, { param, payload: { password } })).statusCode, 200)
  assert.equal(
    (await send(app, calls.listAccounts, { headers })).statusCode,
    401,
    'older sessions have ended',
  )
  assert.match(await admin('lift-second-step', 'biju@example.com'), /^ {2}This account has no second step\n$/)
  const account_id = (await findAccountByEmail(db, biju.email))?.id ?? ''
  const app_codes = { id: newId(), account_id, secret: 'x', confirmed_at: '2026-11-16', last_step: 0 }
  await db.insertInto('app_codes').values(app_codes).execute()
  const asked = await send(app, calls.login, { payload: biju })
  assert.deepEqual(asked.json().second_step, ['app'])
  assert.match(await admin('lift-second-step', 'biju@example.com'), /biju@example\.com is lifted/)
  assert.deepEqual((await send(app, calls.login, { payload: biju })).json(), { message: 'Login successful' })
  assert.match(await admin('approve', 'nobody@example.com'), /There is no account nobody@example\.com/)
  assert.match(await admin('promote'), /Say what to do: npm run admin -- list/)
  assert.match(await admin('list', '--all'), /^ {2}Unknown option '--all'.*\n$/)

  assert.match(await admin('setup-link'), /There is an account already/)
  await db.deleteFrom('accounts').execute()
  const [, setup] = /https:\/\/example\.com\/admin\/signup\?setup=(\S+)/.exec(await admin('setup-link')) ?? []
  const first = { payload: { ...biju, setup }, headers: { 'x-forwarded-for': '203.0.113.7' } }
  assert.equal((await send(app, calls.signup, first)).statusCode, 200)
})

test('a backup made while the server runs is restored into an empty folder, and nowhere else', async (t) => {
  const site = await createSite(t, '')
  const release = lockDataFolder(site.dataDir)
  assert.match(
    await run('backup', [], site.env),
    /Backed up \d+ records and \d+ files \([\d.]+ MB\): .*backup-\w+Z\.tar/,
  )
  const [name = ''] = await readdir(site.config.backupDir)
  const archive = join(site.config.backupDir, name)
  assert.match(await run('backup', [archive], site.env), /There is a file .* already/)
  assert.match(await run('restore', [archive], site.env), /Another server is running on the data folder/)
  release?.()
  assert.match(await run('restore', [archive], site.env), /There is a site in .* already/)

  const fresh = await createInstallation(t, '')
  const applications = site.db.selectFrom('applications').select('id').orderBy('name')
  const { id } = await applications.executeTakeFirstOrThrow()
  const ledger = join(fresh.dataDir, 'ledger.txt')
  await writeFile(ledger, `${id} 2026-11-15T00:00:00.000Z\n`)
  const said = await run('restore', [archive, '--ledger', ledger], fresh.env)
  assert.match(said, /Restored \d+ records and \d+ files, as of 20/)
  assert.match(said, /Left out 1 record that had been erased since, .* \(applications: 1\)\./)
  assert.deepEqual(await namesIn(fresh), ['Biju', 'Chitra'])
  assert.match(await run('restore', [], fresh.env), /Say which backup: npm run restore -- FILE/)
  assert.match(await run('restore', ['none.tar'], fresh.env), /There is no file .*none\.tar/)
})

test('a restore says who stays removed and what was not sent, and lets the owner in by the link that it prints', async (t) => {
  const site = await createSite(t, '')
  const biju = { email: 'biju@example.com', password: 'another long secret' }
  await send(site.app, calls.signup, { payload: biju })
  const { id: staff = '' } = (await findAccountByEmail(site.db, biju.email)) ?? {}
  const { id: owner = '' } = (await findAccountByEmail(site.db, 'owner@example.com')) ?? {}
  await makeOwner(site.db, staff, new Date())
  const chitra = { email: 'chitra@example.com', password: 'another long secret' }
  await send(site.app, calls.signup, { payload: chitra })
  const { id: third = '' } = (await findAccountByEmail(site.db, chitra.email)) ?? {}
  await activateAccount(site.db, third)
  const archive = join(site.dataDir, 'made.tar')
  await run('backup', [archive], site.env)
  const restoreWith = async (ended: string[]) => {
    const fresh = await createInstallation(t, '')
    const env = { ...fresh.env, PUBLIC_URL: 'https://example.com' }
    const ledger = join(fresh.dataDir, 'ledger.txt')
    await writeFile(ledger, ended.map((id) => `${id} 2026-11-15T00:00:00.000Z\n`).join(''))
    const said = await run('restore', [archive, ...(ended.length > 0 ? ['--ledger', ledger] : [])], env)
    return { ...fresh, said, env }
  }

  const { said, env, db, files } = await restoreWith([staff])
  assert.match(said, /Accounts that were removed since stay removed: biju@example\.com\./)
  assert.match(said, /Held back \d+ mails that waited in the backup and may have been sent since/)
  assert.match(said, /No session, link, password.* works any more, and all accounts are locked\./)
  assert.match(said, /With this link owner@example\.com can choose a new password, once and within 7 days:/)
  assert.doesNotMatch(said, /No owner|no erased\.txt|another owner|Unknown option/)
  assert.match(await run('admin', ['list'], env), /owner@example\.com: owner, locked since a restore/)
  const { app } = await createTestApp(t, { env, services: { db, files } })
  const payload = { email: 'owner@example.com', password: 'a new and long secret' }
  const choose = (text: string) =>
    send(app, calls.resetPassword, { param: /forgot-password\/(\S+)/.exec(text)?.[1], payload })
  assert.equal((await choose(said)).statusCode, 200)
  assert.equal((await send(app, calls.login, { payload })).statusCode, 200)

  const both = await restoreWith([])
  assert.match(both.said, /There is no erased\.txt beside the backup.* look through Accounts\./)
  assert.match(both.said, /With this link owner@example\.com/)
  assert.match(both.said, /If another owner is to be the first \(biju@example\.com\): npm run admin/)
  assert.match(
    await run('admin', ['reset-link', biju.email], both.env),
    /With this link biju@example\.com can choose a new password, once and within 7 days/,
  )
  assert.match(await run('admin', ['approve', biju.email], both.env), /is locked since a restore/)

  const withoutOwner = await restoreWith([owner, staff])
  assert.match(withoutOwner.said, /No owner is left: npm run admin -- make-owner MAIL/)
  const made = await run('admin', ['make-owner', chitra.email], withoutOwner.env)
  assert.match(made, /is an owner now.*\n {2}With this link chitra@example\.com/)
  assert.match((await restoreWith([owner, staff, third])).said, /No account is left: the server prints/)
})

test('a missing database stays refused until its folder is moved away', async (t) => {
  const { db, env, dataDir } = await createSite(t, '')
  const archive = join(dataDir, 'kept.tar')
  await run('backup', [archive], env)
  await db.destroy()
  await rm(databaseIn(dataDir))
  for (const [command, args] of [
    ['restore', [archive]],
    ['doctor', []],
    ['doctor', []],
  ] as const)
    assert.match(await run(command, [...args], env), /is missing.*move the folder away/)
})

for (const command of postgres ? ['restore', 'move'] : ['restore'])
  test(`a ${command} that is killed leaves the whole site, or nothing that a server starts on`, async (t) => {
    const site = await createSite(t, '')
    const source = join(site.dataDir, 'large')
    for (let n = 0; n < 40; n++) {
      const cv = `${newId()}.pdf`
      await storeApplication(site.db, { cv })
      await writeFile(source, randomBytes(200_000))
      await site.files.save(`cv/${cv}`, source)
    }
    const archive = join(site.dataDir, 'made.tar')
    assert.match(await run('backup', [archive], site.env), /Backed up/)
    const prepare = async () => {
      if (command === 'restore') {
        const dataDir = await newFolder(t)
        return { dataDir, databaseUrl: undefined, args: [archive], env: { DATA_DIR: dataDir } }
      }
      const databaseUrl = await createPostgresDatabase(t, postgres ?? '')
      return { dataDir: site.dataDir, databaseUrl, args: ['--to', databaseUrl], env: site.env }
    }
    /** Kills it so long after it has touched the place; resolves to how long it worked. */
    const runFor = async ({ args, env, ...place }: Awaited<ReturnType<typeof prepare>>, ms = 60_000) => {
      const kill = new AbortController()
      const running = run(command, args, env, kill.signal)
      await until(t, () => isTouched(place), 1)
      const begun = performance.now()
      await Promise.race([running, wait(ms, undefined, { ref: false })])
      kill.abort()
      await running
      return performance.now() - begun
    }
    const whole = await prepare()
    const took = await runFor(whole)
    assert.equal(await found(whole), 'whole')
    const seen: string[] = []
    for (let n = 0; n < kills; n++) {
      const place = await prepare()
      await runFor(place, (took * n) / kills)
      seen.push(await found(place))
      if (n > 0) continue
      assert.match(await run(command, place.args, place.env), /Restored|Copied and compared/)
      assert.equal(await found(place), 'whole')
    }
    t.diagnostic(seen.join(' '))
    assert.deepEqual(new Set(seen).difference(new Set(['refused', 'whole'])), new Set())
    assert.ok(seen.filter((one) => one === 'refused').length > kills / 4)
  })

type Place = { dataDir: string; databaseUrl: string | undefined }

/** What a server would start on. */
async function found(place: Place) {
  try {
    const db = await openCheckedDatabase(place)
    const people = (await namesIn({ db })).length
    await db.destroy()
    const cvs = (await readdir(join(place.dataDir, 'uploads', 'cv')).catch(() => [])).length
    return people === 43 && cvs === 43 ? 'whole' : `${people} people and ${cvs} CVs`
  } catch (error) {
    assert.match(String(error), /interrupted or refused: run the same command again/)
    return 'refused'
  }
}

async function isTouched({ dataDir, databaseUrl }: Place) {
  if (!databaseUrl) return existsSync(databaseIn(dataDir))
  const db = connectDatabase(databaseUrl, dataDir)
  const tables = await listTables(db)
  await db.destroy()
  return tables.size > 0
}

test('a move says what it needs, and copies nothing while a server runs', async (t) => {
  const { env, dataDir } = await createSite(t, '')
  assert.match(await run('move', [], env), /Say where the site moves: npm run move -- --to postgres/)
  assert.match(await run('move', ['--to', 'mysql://x/y'], env), /--to must look like postgres:\/\//)
  const to = ['--storage', 's3+http://key:secret@127.0.0.1:1/bucket']
  const release = lockDataFolder(dataDir)
  assert.match(await run('move', to, env), /Another server is running/)
  release?.()
  const bucket = ['--storage', await startBucket(t, dataDir)]
  const said = await run('move', bucket, env)
  assert.match(
    said,
    /Copied and compared 0 records and \d+ files\.\n {2}Now set STORAGE_URL to the address you gave, and start/,
  )
  assert.doesNotMatch(said, /S3RVER/)
  const empty = await createInstallation(t, '')
  await rm(join(empty.dataDir, 'site.db'))
  assert.match(await run('move', to, empty.env), /There is no site in /)
})
