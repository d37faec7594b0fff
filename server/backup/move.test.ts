// From SQLite and a folder to PostgreSQL and a bucket, and back. Without PostgreSQL only the files move.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import pg from 'pg'
import { secretKeyIn } from '../auth/second-step/encryption.ts'
import { newId } from '../db/clock.ts'
import { databaseIn } from '../db/postgres.ts'
import { serverName } from '../db/start-check.ts'
import { createFiles } from '../storage/files.ts'
import { startBucket } from '../testing/cluster/bucket.ts'
import { newFolder } from '../testing/folder.ts'
import { createPostgresDatabase } from '../testing/postgres.ts'
import { run } from '../testing/process.ts'
import { contentsOf, createInstallation, createSite, type Installation } from '../testing/sites.ts'
import { moveSite } from './copy-site.ts'

const quiet = { place: 'the new place', print: () => undefined }
const postgres = process.env.TEST_DATABASE_URL

if (postgres) {
  test('a site moves to PostgreSQL and a bucket and back, and every row and file is the same', async (t) => {
    const site = await createSite(t, '')
    const before = await contentsOf(site)
    const big = await createInstallation(t, postgres)
    const moved = await moveSite(site, big, quiet)
    assert.deepEqual(moved.missing, [])
    assert.deepEqual(await contentsOf(big), before)
    const back = await createInstallation(t, '')
    await moveSite(big, back, quiet)
    assert.deepEqual(await contentsOf(back), before)
    assert.deepEqual(await contentsOf(site), before)
  })

  test('an interrupted move goes on: files that have arrived are not sent again, rows are as they are now', async (t) => {
    const site = await createSite(t, '')
    const big = await createInstallation(t, postgres)
    const first = failAfter(big, 3)
    await assert.rejects(moveSite(site, first.target, quiet), /the line is down/)
    await site.applyAs('Esha')
    const second = failAfter(big, Number.POSITIVE_INFINITY)
    const { files } = await moveSite(site, second.target, quiet)
    assert.equal(second.saved.length, files - first.saved.length)
    assert.deepEqual(await contentsOf(big), await contentsOf(site))
  })

  test('a filled target is refused and stays as it is', async (t) => {
    const site = await createSite(t, '')
    const other = await createSite(t, postgres)
    const before = await contentsOf(other)
    await assert.rejects(moveSite(site, other, quiet), /There is a site in the new place already/)
    assert.deepEqual(await contentsOf(other), before)
  })

  test('a site with app codes moves back into a folder only once their key is there', async (t) => {
    const { db, env } = await createSite(t, postgres)
    const dataDir = await newFolder(t)
    const back = () => run('move', ['--to', 'sqlite', '--storage', 'folder'], { ...env, DATA_DIR: dataDir })
    const { id: account_id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    const app_codes = { id: newId(), account_id, secret: 'x', confirmed_at: '2026-11-16', last_step: 0 }
    await db.insertInto('app_codes').values(app_codes).execute()
    assert.match(await back(), /copy secret\.key from the old DATA_DIR into it first/)
    assert.equal(existsSync(databaseIn(dataDir)), false)
    await writeFile(secretKeyIn(dataDir), 'the key')
    assert.match(await back(), /Copied and compared/)
  })

  test('nothing moves while a server runs on the other database', async (t) => {
    const { env } = await createInstallation(t, '')
    const databaseUrl = await createPostgresDatabase(t, postgres)
    const server = new pg.Client({ connectionString: databaseUrl, application_name: serverName })
    await server.connect()
    const said = await run('move', ['--to', databaseUrl], env)
    await server.end()
    assert.match(said, /A server is running on this database: stop it first/)
  })
}

test('files alone can move, and what is damaged on the way is noticed', async (t) => {
  const site = await createSite(t, '')
  const files = createFiles({ ...site.config, storageUrl: await startBucket(t, site.dataDir) })
  const target = { ...site, db: undefined, files }
  const wrong = {
    ...files,
    open: async () => site.files.open((await site.files.list('services'))[0]?.key ?? ''),
  }
  await assert.rejects(moveSite(site, { ...target, files: wrong }, quiet), /is not what it should be/)
  const { rows } = await moveSite(site, target, quiet)
  assert.equal(rows, 0)
  assert.deepEqual(await contentsOf({ db: site.db, files }), await contentsOf(site))
  await assert.rejects(moveSite(site, { ...target, files: undefined }, quiet), /the same place/)
})

function failAfter(site: Installation, count: number) {
  const saved: string[] = []
  const save = async (key: string, source: string) => {
    if (saved.length >= count) throw new Error('the line is down')
    saved.push(key)
    await site.files.save(key, source)
  }
  return { target: { ...site, files: { ...site.files, save } }, saved }
}
