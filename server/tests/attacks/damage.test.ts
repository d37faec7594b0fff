// @sqlite With a damaged or missing database file the server refuses to start, or serves what was stored.
import assert from 'node:assert/strict'
import { chown, cp, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { openDatabase } from '../../db/database.ts'
import { writeFingerprint } from '../../db/fingerprint.ts'
import { openCheckedDatabase, refuseOldSqlite } from '../../db/start-check.ts'
import { StartError } from '../../ops/start-error.ts'
import { createRandom, seedOf } from '../../testing/random.ts'

const seed = seedOf(process.env.DAMAGE_SEED)
const rounds = Number(process.env.DAMAGE_ROUNDS ?? 50)

test(`${rounds} random overwrites: the server refuses, or serves what was stored (DAMAGE_SEED=${seed})`, async (t) => {
  const { refused, right, different } = await damage(t, { fingerprinted: true })
  t.diagnostic(`refused ${refused}, served right ${right}, silently different ${different}`)
  assert.equal(different, 0)
  assert.equal(refused + right, rounds)
})

test('control: without the fingerprint some of the same overwrites are served as if they were right', async (t) => {
  const { different } = await damage(t, { fingerprinted: false })
  assert.ok(different > 0)
})

test('a database that has vanished is not replaced by an empty one', async (t) => {
  const dataDir = await createSite(t)
  await rm(join(dataDir, 'site.db'))
  await assert.rejects(
    openCheckedDatabase({ databaseUrl: undefined, dataDir }),
    /site\.db is missing.*backup/i,
  )
  // Control: without the fingerprint, it is.
  await removeFingerprint(dataDir)
  const db = await openCheckedDatabase({ databaseUrl: undefined, dataDir })
  assert.deepEqual(await db.selectFrom('reviews').selectAll().execute(), [])
  await db.destroy()
})

test('a fingerprint written by root belongs to the owner of the folder', async (t) => {
  if (process.getuid?.() !== 0) return t.diagnostic('Not tried: only root can')
  const dataDir = await createSite(t)
  const nobody = 65534
  await chown(dataDir, nobody, nobody)
  writeFingerprint(dataDir)
  assert.equal((await stat(join(dataDir, 'site.db.seal'))).uid, nobody)
})

test('a server that was killed leaves a database that opens again', async (t) => {
  const dataDir = await createSite(t)
  for (let n = 0; n < 2; n++) {
    const db = await openCheckedDatabase({ databaseUrl: undefined, dataDir })
    assert.equal((await db.selectFrom('reviews').selectAll().execute()).length, reviews)
    // No fingerprint is written, as after a kill.
    await db.destroy()
  }
})

test('a SQLite with known faults is refused', () => {
  for (const old of ['3.7.0', '3.50.4', '3.51.2', undefined])
    assert.throws(() => refuseOldSqlite(old), /SQLite .* is too old/)
  for (const sound of ['3.51.3', '3.51.10', '3.53.4', '4.0.0']) refuseOldSqlite(sound)
})

const reviews = 200
const removeFingerprint = (dataDir: string) => rm(join(dataDir, 'site.db.seal'))

async function damage(t: TestContext, { fingerprinted }: { fingerprinted: boolean }) {
  const original = await createSite(t)
  const random = createRandom(seed)
  const stored = await read(original)
  writeFingerprint(original)
  const found = { refused: 0, right: 0, different: 0 }
  for (let round = 0; round < rounds; round++) {
    const dataDir = await folder(t)
    await cp(original, dataDir, { recursive: true })
    if (!fingerprinted) await removeFingerprint(dataDir)
    const file = await open(join(dataDir, 'site.db'), 'r+')
    const { size } = await stat(join(dataDir, 'site.db'))
    const bytes = Buffer.from(Array.from({ length: 1 + random(64) }, () => random(256)))
    await file.write(bytes, 0, bytes.length, random(size - bytes.length))
    await file.close()
    const served = await serve(dataDir)
    if (served === undefined) found.refused++
    else if (served === stored) found.right++
    else found.different++
  }
  return found
}

/** What the server would show of this folder; undefined when it refuses, at the start or when asked. */
async function serve(dataDir: string) {
  let db: Awaited<ReturnType<typeof openCheckedDatabase>> | undefined
  try {
    db = await openCheckedDatabase({ databaseUrl: undefined, dataDir })
    return JSON.stringify(await db.selectFrom('reviews').selectAll().orderBy('id').execute())
  } catch (error) {
    const { errcode } = error as { errcode?: number }
    assert.ok(error instanceof StartError || errcode !== undefined, String(error))
    return undefined
  } finally {
    await db?.destroy()
  }
}

async function read(dataDir: string) {
  const db = await openDatabase(undefined, dataDir)
  const rows = await db.selectFrom('reviews').selectAll().orderBy('id').execute()
  await db.destroy()
  return JSON.stringify(rows)
}

async function createSite(t: TestContext) {
  const dataDir = await folder(t)
  const db = await openDatabase(undefined, dataDir)
  const rows = Array.from({ length: reviews }, (_, n) => ({
    id: `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    name: `Person ${n}`,
    review: `The roof is dry, says person ${n}. `.repeat(20),
    rating: 5,
    version: 1,
    created_at: '2026-11-02T08:00:00.000Z',
  }))
  await db.insertInto('reviews').values(rows).execute()
  await db.destroy()
  writeFingerprint(dataDir)
  return dataDir
}

async function folder(t: TestContext) {
  const path = await mkdtemp(join(tmpdir(), 'site-damage-'))
  t.after(() => rm(path, { recursive: true, force: true }))
  return path
}
