// @sqlite Copies of the database made before an upgrade forget what is erased later. Only SQLite has them.
import assert from 'node:assert/strict'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { openSqlite } from '../db/database.ts'
import { migrations } from '../db/migrations/all.ts'
import { copiesIn, copyBeforeUpgrade, dropOldCopies } from '../db/upgrade.ts'
import { filesWith, mailsIn } from '../testing/applications.ts'
import { startErasureList } from '../testing/moved-clock.ts'
import { createSite, namesIn } from '../testing/sites.ts'
import { valuesOf } from '../testing/values.ts'

const known = [...Object.keys(migrations), '999-later']

test('who is erased is erased in the copies made before an upgrade too, and others stay in them', async (t) => {
  const { site, copies } = await createUpgradedSite(t)
  const holding = () => filesWith(copiesIn(site.dataDir), 'Biju')
  assert.equal((await holding()).length, copies.length, 'they hold it to begin with')
  const stop = startErasureList(site)
  assert.equal((await site.eraseApplication('Biju')).statusCode, 200)
  assert.deepEqual(await holding(), [])
  await stop()
  for (const path of copies) {
    const copy = openSqlite(path)
    assert.deepEqual(await namesIn({ db: copy }), ['Asha', 'Chitra'])
    await copy.destroy()
  }
})

test('a copy that is put back lets nobody in and sends no mail, also without a newer table; one in which nothing can be erased is removed', async (t) => {
  const { site, copies } = await createUpgradedSite(t)
  const [copy, older] = [openSqlite(copies[0] ?? ''), openSqlite(copies[1] ?? '')]
  t.after(() => Promise.all([copy.destroy(), older.destroy()]))
  await older.schema.dropTable('recovery_codes').execute()
  const damaged = join(copiesIn(site.dataDir), '20990101T000000Z-before-x.db')
  await writeFile(damaged, 'Biju, but no database')
  await writeFile(`${damaged}.part`, 'Biju, from a crash')
  await startErasureList(site)()
  assert.deepEqual(await copiesOf(site.dataDir), copies)
  assert.ok(!(await readdir(copiesIn(site.dataDir))).some((name) => name.endsWith('.part')))
  for (const db of [copy, older]) assert.deepEqual(await db.selectFrom('sessions').selectAll().execute(), [])
  const accounts = await copy.selectFrom('accounts').select('status').execute()
  assert.deepEqual(valuesOf(accounts, 'status'), ['locked'])
  assert.ok((await mailsIn(copy)).every(({ status }) => status === 'failed'))
})

test('erasing in a copy does not make it younger, and what a crash leaves goes with it', async (t) => {
  const { site, copies } = await createUpgradedSite(t)
  const stop = startErasureList(site)
  await site.eraseApplication('Biju')
  await stop()
  for (const end of ['-wal', '-shm']) await writeFile(`${copies[0]}${end}`, 'left by a crash')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await dropOldCopies(site.dataDir, { now: inDays(29) })
  assert.equal((await copiesOf(site.dataDir)).length, copies.length)
  await dropOldCopies(site.dataDir, { now: inDays(31) })
  assert.deepEqual(await readdir(copiesIn(site.dataDir)), [])
})

async function createUpgradedSite(t: TestContext) {
  const site = await createSite(t, '')
  for (const seconds of [1, 2])
    await copyBeforeUpgrade(site.db, site.dataDir, { known, now: new Date(Date.now() + seconds * 1000) })
  return { site, copies: await copiesOf(site.dataDir) }
}

async function copiesOf(dataDir: string) {
  const names = (await readdir(copiesIn(dataDir))).filter((name) => name.endsWith('.db'))
  return names.sort().map((name) => join(copiesIn(dataDir), name))
}
