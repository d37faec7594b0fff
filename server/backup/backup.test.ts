import assert from 'node:assert/strict'
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { company } from '#site'
import { sendResetLink } from '../auth/reset.ts'
import { findAccountByEmail } from '../auth/store.ts'
import { connectDatabase, openDatabase } from '../db/database.ts'
import { migrations } from '../db/migrations/all.ts'
import { lastBackup } from '../db/settings.ts'
import { listTables } from '../db/upgrade.ts'
import { claimMail } from '../mail/store.ts'
import { giveToken } from '../records/links.ts'
import { checkConsistency } from '../storage/file-references.ts'
import { createTestApp, send } from '../testing/app.ts'
import {
  contentsOf,
  createInstallation,
  createSite,
  type Installation,
  namesIn,
  signInRestored,
} from '../testing/sites.ts'
import { until } from '../testing/until.ts'
import { valuesOf } from '../testing/values.ts'
import { openArchive } from './archive.ts'
import { makeBackup } from './backup.ts'
import { checkFiles, restoreBackup } from './copy-site.ts'
import { reapplyErasures } from './erasures.ts'
import { backUp } from './nightly.ts'

/** Those of no password are random. */
async function copyHashes(from: Installation, to: Installation) {
  for (const { id, password_hash } of await from.db.selectFrom('accounts').selectAll().execute())
    await to.db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute()
}

const restore = (to: Installation, path: string) =>
  restoreBackup(to, path, { place: to.place, erasureLists: [], print: () => undefined })

test('a backup brings an empty installation to exactly the same state, with locked accounts', async (t) => {
  const site = await createSite(t)
  // Without sessions and waiting mails, which do not come back.
  await reapplyErasures(site.db, new Map())
  const before = await contentsOf(site)
  const path = join(site.dataDir, 'made.tar')
  const { bytes } = await backUp(site, path)
  assert.equal((await stat(path)).mode & 0o777, 0o600)
  assert.partialDeepStrictEqual(await lastBackup(site.db), { file: path, bytes })

  const fresh = await createInstallation(t)
  const { rows, files, missing } = await restore(fresh, path)
  assert.ok(rows > 10 && files > 4, `${rows} rows, ${files} files`)
  assert.deepEqual(missing, [])
  await copyHashes(site, fresh)
  assert.deepEqual(await contentsOf(fresh), before)
  assert.deepEqual(await readdir(fresh.incomingDir), [])
})

test('a backup holds neither sessions, reset links nor keys, and its waiting mails are held back', async (t) => {
  const site = await createSite(t)
  const { db } = site
  const owner = await findAccountByEmail(db, 'owner@example.com')
  if (owner) await sendResetLink(db, new Date(), { publicUrl: 'https://example.com', company }, owner)
  await db.insertInto('attempts').values({ key: 'login', count: 3, ends_at: '2099' }).execute()
  const { value: key } = await db
    .selectFrom('settings')
    .selectAll()
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow()
  await giveToken(db, 'setup', new Date(), { token: 'the-token' })
  const { id: family } = await giveToken(db, 'house', new Date())
  const path = join(site.dataDir, 'made.tar')
  await backUp(site, path)
  const archive = await openArchive(path)
  const found: Record<string, string> = {}
  for await (const { table, rows } of archive.rows())
    found[table] = (found[table] ?? '') + JSON.stringify(rows)
  await archive.close()
  for (const table of ['sessions', 'attempts']) assert.equal(found[table], undefined, table)
  assert.deepEqual(valuesOf(JSON.parse(found.links ?? ''), 'id'), [family], 'a family keeps its link')
  const archived = JSON.stringify(found)
  for (const text of [key, 'the-token', 'forgot-password']) assert.equal(archived.includes(text), false, text)

  const fresh = await createInstallation(t)
  const { held } = await restore(fresh, path)
  const waiting = await db.selectFrom('mails').select('subject').where('token_id', 'is', null).execute()
  assert.ok(waiting.length > 3)
  assert.equal(held, waiting.length)
  const { app } = await createTestApp(t, { env: fresh.env, services: { db: fresh.db, files: fresh.files } })
  const headers = await signInRestored(app, fresh)
  // About this login itself.
  await fresh.db.deleteFrom('mails').where('subject', 'like', 'New login%').execute()
  const mails = (await send(app, calls.listMails, { headers })).json()
  assert.deepEqual(mails.length, held)
  for (const { status, last_error } of mails)
    assert.deepEqual([status, last_error], ['failed', staffMessages.mails.held])
  assert.equal(await claimMail(fresh.db, new Date('2099-01-01'), new Date('2099-01-02')), undefined)
  assert.equal((await send(app, calls.resendMail, { param: mails[0].id, headers })).statusCode, 200)
  assert.ok(await claimMail(fresh.db, new Date('2099-01-01'), new Date('2099-01-02')))
})

test('a backup made during writes is one snapshot: all earlier records, and none without its file', async (t) => {
  const site = await createSite(t)
  const path = join(site.dataDir, 'made.tar')
  const before = ['Esha', 'Firoz', 'Gita']
  for (const name of before) await site.applyAs(name)
  let ended = false
  let writes = 0
  const writeUntilEnded = async () => {
    while (!ended && !t.signal.aborted) {
      const name = `Hari ${writes++}`
      assert.equal((await site.applyAs(name)).statusCode, 200)
      if (writes % 2 === 0) assert.equal((await site.eraseApplication(name)).statusCode, 200)
    }
  }
  const writing = Promise.all([writeUntilEnded(), writeUntilEnded(), writeUntilEnded()])
  // However quick the backup is, people write while it runs.
  const open = async (key: string) => {
    await until(t, () => writes >= 10, 1)
    return site.files.open(key)
  }
  await backUp({ ...site, files: { ...site.files, open } }, path)
  ended = true
  await writing
  assert.ok(writes >= 10)

  const fresh = await createInstallation(t)
  await restore(fresh, path)
  const found = await checkConsistency(fresh)
  assert.partialDeepStrictEqual(found, { orphans: [], broken: [] })
  const names = new Set(await namesIn(fresh))
  assert.deepEqual(
    before.filter((name) => !names.has(name)),
    [],
  )
})

test('a record deleted while its file is copied is not in the backup; a file that was lost before is listed', async (t) => {
  const site = await createSite(t)
  const path = join(site.dataDir, 'made.tar')
  const db = connectDatabase(site.config.databaseUrl, site.dataDir)
  let isFirst = true
  const files = {
    ...site.files,
    open: async (key: string) => {
      if (key.startsWith('cv/') && isFirst) {
        isFirst = false
        await site.eraseApplication('Asha')
        await site.eraseApplication('Biju')
      }
      return site.files.open(key)
    },
  }
  const { cv: lost } = await site.db
    .selectFrom('applications')
    .select('cv')
    .where('name', '=', 'Chitra')
    .executeTakeFirstOrThrow()
  await site.files.remove([`cv/${lost}`])
  const { missing } = await makeBackup({ ...site, db, files }, path)
  await db.destroy()
  assert.deepEqual(missing, [`cv/${lost}`])
  const fresh = await createInstallation(t)
  assert.deepEqual((await restore(fresh, path)).missing, missing)
  await reapplyErasures(site.db, new Map())
  await copyHashes(site, fresh)
  assert.deepEqual(await contentsOf(fresh), await contentsOf(site))
})

test('a damaged backup, or one of a newer version, is refused before anything is written', async (t) => {
  const site = await createSite(t)
  const path = join(site.dataDir, 'made.tar')
  await backUp(site, path)
  const whole = await readFile(path)
  const fresh = await createInstallation(t)
  const places = ['uploads/cv/', 'rows/accounts-', 'manifest.json', 'SHA256SUMS'].map((name) =>
    whole.indexOf(name),
  )
  for (const place of places) {
    for (const offset of [3, 530]) {
      const damaged = Buffer.from(whole)
      damaged.writeUInt8(damaged.readUInt8(place + offset) ^ 1, place + offset)
      await writeFile(path, damaged)
      await assert.rejects(restore(fresh, path), /damaged/, `byte ${offset} after ${place}`)
    }
  }
  await writeFile(path, whole)
  await truncate(path, whole.length - 5000)
  await assert.rejects(restore(fresh, path), /damaged, incomplete, or no backup/)
  await writeFile(path, 'not a backup at all')
  await assert.rejects(restore(fresh, path), /damaged, incomplete, or no backup/)
  assert.deepEqual(await listTables(fresh.db), new Set(['restore_marker']))
  assert.deepEqual(await fresh.files.list('cv'), [])

  const newer = whole.toString('latin1').replace('"schema": "0', '"schema": "9')
  await writeFile(path, newer, 'latin1')
  await assert.rejects(restore(fresh, path), /newer version of this program.*install that version/)
})

test('a restore that was refused keeps the server from starting an empty site, and says so', async (t) => {
  const site = await createSite(t)
  const path = join(site.dataDir, 'made.tar')
  await backUp(site, path)
  const damaged = join(site.dataDir, 'damaged.tar')
  await writeFile(damaged, (await readFile(path)).subarray(0, -5000))
  const fresh = await createInstallation(t)
  const started = () => openDatabase(fresh.config.databaseUrl, fresh.dataDir)
  // A server has been started there before, by mistake, and nobody has used it.
  await (await started()).destroy()
  const said: string[] = []
  const print = (sentence: string) => void said.push(sentence)
  await assert.rejects(restoreBackup(fresh, damaged, { place: '', erasureLists: [], print }), /damaged/)
  assert.deepEqual(said, ['No server starts there until it is filled: run the command again.'])
  await assert.rejects(started(), /interrupted or refused: run the same command again/)
  await restore(fresh, path)
  await (await started()).destroy()
})

test('a filled installation is not overwritten, nor are the files of another', async (t) => {
  const site = await createSite(t)
  const path = join(site.dataDir, 'made.tar')
  await backUp(site, path)
  const before = await contentsOf(site)
  await assert.rejects(
    restore(site, path),
    /There is a site in the test already.*move it away first, or choose another/,
  )
  assert.deepEqual(await contentsOf(site), before)

  const fresh = await createInstallation(t)
  const strange = join(fresh.dataDir, 'strange')
  await writeFile(strange, 'x')
  await fresh.files.save('cv/strange.pdf', strange)
  await assert.rejects(restore(fresh, path), /There are other files/)
  const large = { keys: new Set<string>(), bytes: 1e15 }
  const full = checkFiles(fresh, large, { place: '', folder: fresh.dataDir })
  await assert.rejects(full, /There is not enough room for the site in .*: it needs about 1000000\d\d\d MB/)
})

test('a backup of an older version is brought up to date', async (t) => {
  const site = await createSite(t)
  const path = join(site.dataDir, 'made.tar')
  await backUp(site, path)
  migrations['999-later'] = { up: (db) => db.schema.alterTable('jobs').addColumn('later', 'text').execute() }
  t.after(() => delete migrations['999-later'])
  const fresh = await createInstallation(t)
  await restore(fresh, path)
  const before = await site.db.selectFrom('jobs').selectAll().execute()
  const after = await fresh.db.selectFrom('jobs').selectAll().execute()
  assert.ok(before.length > 0)
  assert.deepEqual(
    after.map((row) => ({ ...row })),
    before.map((row) => ({ ...row, later: null })),
  )
})

test('a restore that was interrupted keeps the server from starting, and goes on when it is run again', async (t) => {
  const site = await createSite(t)
  const path = join(site.dataDir, 'made.tar')
  await backUp(site, path)
  const fresh = await createInstallation(t)
  let saved = 0
  const files = {
    ...fresh.files,
    save: async (key: string, source: string) => {
      if (++saved > 2) throw new Error('the plug was pulled')
      await fresh.files.save(key, source)
    },
  }
  await assert.rejects(restore({ ...fresh, files }, path), /the plug was pulled/)
  await assert.rejects(
    openDatabase(fresh.config.databaseUrl, fresh.dataDir),
    /interrupted or refused: run the same command again/,
  )
  const half = join(fresh.dataDir, 'half.tar')
  await assert.rejects(backUp(fresh, half), /interrupted or refused: run the same command again/)
  await restore(fresh, path)
  assert.deepEqual((await contentsOf(fresh)).files, (await contentsOf(site)).files)
  await (await openDatabase(fresh.config.databaseUrl, fresh.dataDir)).destroy()
})
