import assert from 'node:assert/strict'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { recordErasure } from '../db/diary.ts'
import { createTestApp, send } from '../testing/app.ts'
import { mailsIn } from '../testing/applications.ts'
import { startErasureList } from '../testing/moved-clock.ts'
import { createInstallation, createSite, type Installation, namesIn } from '../testing/sites.ts'
import { restoreBackup } from './copy-site.ts'
import { erasureListIn, reapplyErasureList, writeErasureList } from './erasures.ts'
import { backUp } from './nightly.ts'

test('several processes write the list at once, also behind a line that a crash has cut off', async (t) => {
  const [site, other] = [await createTestApp(t), await createTestApp(t)]
  const file = join(site.dataDir, 'erased.txt')
  await writeFile(file, 'first 2026-01-01T00:00:00.000Z\ncut-o')
  const ids = Array.from({ length: 40 }, (_, n) => `id-${n}`)
  for (const [n, id] of ids.entries()) {
    const writing = n % 2 ? [site.db, other.db] : [other.db, site.db]
    await recordErasure(writing[0] ?? site.db, [id])
    await Promise.all(writing.map((db) => writeErasureList(db, file)))
  }
  const listed = (await readFile(file, 'utf8')).split('\n').map((line) => line.split(' ')[0])
  assert.deepEqual(new Set(listed), new Set(['first', 'cut-o', '', ...ids]))
})

test('when only the archives are left, a newer one in the same folder knows what was erased', async (t) => {
  const { site, older } = await eraseAfterBackup(t)
  const newer = join(site.config.backupDir, 'newer.tar')
  await backUp(site, newer)
  const fresh = await createInstallation(t)
  const found = join(fresh.dataDir, 'found')
  await mkdir(found)
  await copyFile(older, join(found, 'older.tar'))
  await writeFile(join(found, 'broken.tar'), 'x')
  assert.equal((await restore(await createInstallation(t), join(found, 'older.tar'))).erasures, 0)
  await copyFile(newer, join(found, 'newer.tar'))
  assert.equal((await restore(fresh, join(found, 'older.tar'))).erasures, 2)
  await isWithoutErased(fresh)
})

test('an erasure that was acknowledged stands in the file at once', async (t) => {
  const site = await createSite(t)
  const file = erasureListIn(site.config.backupDir)
  const stop = startErasureList(site)
  for (const [name, lines] of [
    ['Asha', 1],
    ['Biju', 2],
  ] as const) {
    assert.equal((await site.eraseApplication(name)).statusCode, 200)
    assert.equal((await readFile(file, 'utf8')).trim().split('\n').length, lines)
  }
  const payload = { email: 'staff@example.com', password: 'a long enough secret' }
  await send(site.app, calls.signup, { payload })
  const [, staff] = await site.db.selectFrom('accounts').selectAll().orderBy('id').execute()
  await send(site.app, calls.removeAccount, { param: staff?.id, headers: site.headers })
  assert.ok((await readFile(file, 'utf8')).includes(`${staff?.id} `), 'as does a removed account')
  await stop()
})

test('an older database that is put back by other means forgets who was erased since, and locks everybody out', async (t) => {
  const site = await createSite(t)
  const staff = { email: 'staff@example.com', password: 'a long enough secret' }
  await send(site.app, calls.signup, { payload: staff })
  const [, removed] = await site.db.selectFrom('accounts').selectAll().orderBy('id').execute()
  const { id } = await site.db
    .selectFrom('applications')
    .select('id')
    .where('name', '=', 'Biju')
    .executeTakeFirstOrThrow()
  const file = erasureListIn(site.config.backupDir)
  await mkdir(site.config.backupDir, { recursive: true })
  const ended = [id, removed?.id]
  await writeFile(file, ended.map((one) => `${one} 2026-01-01T00:00:00.000Z\n`).join(''))
  assert.equal(await reapplyErasureList(site.db, site.config), true)
  assert.deepEqual(await namesIn(site), ['Asha', 'Chitra'])
  assert.equal((await send(site.app, calls.whoAmI, { headers: site.headers })).statusCode, 401)
  assert.equal((await send(site.app, calls.login, { payload: staff })).statusCode, 401)
  const payload = { ...staff, email: 'owner@example.com' }
  assert.equal((await send(site.app, calls.login, { payload })).statusCode, 401)
  const accounts = await site.db.selectFrom('accounts').select(['email', 'status']).execute()
  assert.deepEqual(
    accounts.map((account) => ({ ...account })),
    [{ email: payload.email, status: 'locked' }],
  )
})

test('a start without anything to reapply leaves sessions and waiting mails alone', async (t) => {
  const site = await createSite(t)
  await site.eraseApplication('Biju')
  await startErasureList(site)()
  assert.equal(await reapplyErasureList(site.db, site.config), false)
  assert.equal((await send(site.app, calls.whoAmI, { headers: site.headers })).statusCode, 200)
  assert.ok((await mailsIn(site.db)).every(({ status }) => status === 'waiting'))
})

test('a list that cannot be read is never taken for an empty one', async (t) => {
  const { site, older } = await eraseAfterBackup(t)
  await mkdir(erasureListIn(site.config.backupDir))
  const fresh = await createInstallation(t)
  const sentence = /The list of what was erased, .*, cannot be read/
  await assert.rejects(restore(fresh, older), sentence)
  await assert.rejects(reapplyErasureList(site.db, site.config), sentence)
})

async function eraseAfterBackup(t: TestContext) {
  const site = await createSite(t)
  const older = join(site.config.backupDir, 'older.tar')
  await backUp(site, older)
  assert.equal((await site.eraseApplication('Biju')).statusCode, 200)
  assert.equal((await site.eraseEnquiry('Deepa')).statusCode, 200)
  return { site, older }
}

const restore = (to: Installation, path: string) =>
  restoreBackup(to, path, { place: '', erasureLists: [erasureListIn(dirname(path))], print: () => undefined })

async function isWithoutErased(site: Installation) {
  assert.deepEqual(await namesIn(site), ['Asha', 'Chitra'])
  assert.equal((await site.files.list('cv')).length, 2)
  assert.deepEqual(await site.db.selectFrom('enquiries').select('id').execute(), [])
  const mails = await site.db.selectFrom('mails').select('text').execute()
  assert.ok(mails.length > 0)
  assert.ok(mails.every(({ text }) => !/Biju|Deepa/.test(text)))
}
