import assert from 'node:assert/strict'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Db } from '../db/database.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { form, photo } from '../testing/images.ts'
import { createAvifMaker } from './images/avif.ts'
import { keepSweeping, sweep } from './orphan-cleanup.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const now = () => new Date()

test('files that no record names are removed, and all others stay', async (t) => {
  const { stores, addService, plant, stored } = await start(t)
  await addService()
  const own = await stored()
  const stray = `${'0'.repeat(24)}-640.webp`
  for (const key of [`projects/${stray}`, `services/${stray}`, 'services/odd-name.txt', 'cv/left.pdf'])
    await plant(key)
  await writeFile(join(stores.incomingDir, 'half-an-upload'), 'x')
  assert.equal(await sweep(stores, { settled: later(), abandoned: later() }), 5)
  assert.deepEqual(await stored(), own)
  assert.deepEqual(await readdir(stores.incomingDir), [])
  assert.equal(await sweep(stores, { settled: later(), abandoned: later() }), 0)
})

test('a file that only just came is left alone, since its record may follow', async (t) => {
  const { stores, plant, stored } = await start(t)
  await plant('cv/new.pdf')
  await writeFile(join(stores.incomingDir, 'coming-in'), 'x')
  const anHourAgo = new Date(Date.now() - 3_600_000)
  assert.equal(await sweep(stores, { settled: anHourAgo, abandoned: anHourAgo }), 0)
  assert.deepEqual(await stored(), ['cv/new.pdf'])
})

test('with another database most files would be stray, and none is removed', async (t) => {
  const { stores, addService, plant, stored } = await start(t)
  await addService()
  for (let n = 100; n < 170; n++) await plant(`cv/${n}.pdf`)
  const before = await stored()
  await assert.rejects(sweep(stores, { settled: later(), abandoned: later() }), /most files have no record/)
  assert.deepEqual(await stored(), before)
})

test('at the start, what an earlier process left in our own folder goes at once', async (t) => {
  const { stores, dataDir, plant, stored } = await start(t)
  await plant('cv/left.pdf')
  await utimes(join(dataDir, 'uploads/cv/left.pdf'), now(), new Date(Date.now() - 5_000))
  const startedAt = new Date(Date.now() - 1_000)
  await plant('cv/new.pdf')
  const stop = keepSweeping(stores, { sharedFiles: false, startedAt, log: quiet })
  await stop()
  assert.deepEqual(await stored(), ['cv/new.pdf'])
})

test('in a bucket that others share, even old files get an hour', async (t) => {
  const { stores, plant, stored } = await start(t)
  await plant('cv/theirs.pdf')
  const stop = keepSweeping(stores, { sharedFiles: true, startedAt: later(), log: quiet })
  await stop()
  assert.deepEqual(await stored(), ['cv/theirs.pdf'])
})

test('AVIF files follow after the answer, and a start picks up what is missing', async (t) => {
  const { app, stores, addService, stored } = await start(t)
  const { image } = await addService()
  assert.equal((await app.inject(image.replace('.jpg', '-640.avif'))).statusCode, 404)
  const maker = createAvifMaker({ ...stores, log: quiet })
  maker.wake()
  await until(async () => (await formats(stores.db))[0] === '["avif","webp","jpg"]')
  await maker.stop()
  const file = await app.inject(image.replace('.jpg', '-640.avif'))
  assert.equal(file.headers['content-type'], 'image/avif')
  assert.equal(await sweep(stores, { settled: later(), abandoned: later() }), 0)
  assert.equal((await stored()).length, 1 + 2 * 3)
})

test('a picture whose file is lost is passed over, and the next one gets its AVIF files', async (t) => {
  const { stores, addService } = await start(t)
  const { image } = await addService()
  await stores.files.remove([image.replace('/uploads/', '')])
  await addService()
  const maker = createAvifMaker({ ...stores, log: quiet })
  maker.wake()
  await until(async () => (await formats(stores.db))[1] === '["avif","webp","jpg"]')
  assert.equal((await formats(stores.db))[0], '["webp","jpg"]')
  await maker.stop()
})

test('the pages hear once of all the AVIF files that were made in a row', async (t) => {
  const { stores, addService } = await start(t)
  await addService()
  await addService()
  let told = 0
  const maker = createAvifMaker({ ...stores, onMade: () => told++, log: quiet })
  maker.wake()
  await until(async () => (await formats(stores.db)).every((made) => made.includes('avif')))
  await maker.stop()
  assert.equal(told, 1)
})

const later = () => new Date(Date.now() + 60_000)

async function start(t: TestContext) {
  const { app, db, files, dataDir } = await createTestApp(t)
  const headers = await signIn(app)
  const stores = { db, files, incomingDir: join(dataDir, 'incoming') }
  return {
    app,
    dataDir,
    stores,
    async addService() {
      const image = await photo({ width: 700, height: 500 })
      const sent = await form({ description: 'Walls', image })
      await send(app, calls.createService, {
        payload: sent.payload,
        headers: { ...headers, ...sent.headers },
      })
      return (await send(app, calls.listServices)).json().at(-1)
    },
    async plant(key: string) {
      const source = join(dataDir, 'planted')
      await writeFile(source, 'x')
      await files.save(key, source)
    },
    stored: async () => {
      const folders = await Promise.all(['projects', 'services', 'cv'].map((folder) => files.list(folder)))
      return folders
        .flat()
        .map(({ key }) => key)
        .sort()
    },
  }
}

async function formats(db: Db) {
  const rows = await db.selectFrom('pictures').select('formats').orderBy('id').execute()
  return rows.map((row) => row.formats)
}

async function until(isTrue: () => Promise<boolean>) {
  for (let i = 0; i < 200; i++) {
    if (await isTrue()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.fail('it never happened')
}
