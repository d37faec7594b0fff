import assert from 'node:assert/strict'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Db } from '../db/database.ts'
import { fileReferences } from '../stored-files.ts'
import { createOwnedApp, send } from '../testing/app.ts'
import { photo, sendForm } from '../testing/images.ts'
import { startJobNow } from '../testing/moved-clock.ts'
import { until } from '../testing/until.ts'
import { checkConsistency, orphanJob, removeOrphans } from './file-references.ts'
import { createAvifEncoder } from './images/avif.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const now = () => new Date()

test('orphans and unfinished uploads are removed, and all other files stay', async (t) => {
  const { stores, addService, plant, stored } = await start(t)
  await addService()
  const own = await stored()
  const orphan = `${'0'.repeat(24)}-640.webp`
  for (const key of [`projects/${orphan}`, `services/${orphan}`, 'services/odd-name.txt', 'cv/left.pdf'])
    await plant(key)
  await writeFile(join(stores.incomingDir, 'half-an-upload'), 'x')
  assert.equal(await removeOrphans(stores, { orphans: later(), unfinishedUploads: later() }), 5)
  assert.deepEqual(await stored(), own)
  assert.deepEqual(await readdir(stores.incomingDir), [])
  assert.equal(await removeOrphans(stores, { orphans: later(), unfinishedUploads: later() }), 0)
})

test('a new file is left alone, since its record may follow', async (t) => {
  const { stores, plant, stored } = await start(t)
  await plant('cv/new.pdf')
  await writeFile(join(stores.incomingDir, 'coming-in'), 'x')
  const anHourAgo = new Date(Date.now() - 3_600_000)
  assert.equal(await removeOrphans(stores, { orphans: anHourAgo, unfinishedUploads: anHourAgo }), 0)
  assert.deepEqual(await stored(), ['cv/new.pdf'])
})

test('a picture whose record comes back from the trash between two looks at the database is no orphan', async (t) => {
  const { app, headers, stores, addService } = await start(t)
  const { id } = await addService()
  await send(app, calls.deleteService, { param: id, headers })
  const restored = Promise.withResolvers<void>()
  const restore = async () => {
    const [trashed] = (await send(app, calls.listTrash, { headers })).json()
    const answer = await send(app, calls.restoreTrashed, { param: trashed.id, headers })
    assert.equal(answer.statusCode, 200)
  }
  let looks = 0
  // The second look reads what is live before the record is restored, and the trash afterwards.
  const references = fileReferences.map((feature) => ({
    ...feature,
    async list(db: Db) {
      if (feature.folder === 'services') looks++
      if (feature.folder === 'trash' && looks === 2) await restored.promise
      const found = await feature.list(db)
      if (feature.folder === 'services' && looks === 2) await restore().finally(restored.resolve)
      return found
    },
  }))
  const { orphans } = await checkConsistency({ ...stores, references })
  assert.deepEqual([looks, orphans], [2, []])
})

test('with another database most files are orphans, and none is removed', async (t) => {
  const { stores, addService, plant, stored } = await start(t)
  await addService()
  for (let n = 100; n < 170; n++) await plant(`cv/${n}.pdf`)
  const before = await stored()
  await assert.rejects(
    removeOrphans(stores, { orphans: later(), unfinishedUploads: later() }),
    /most files have no record/,
  )
  assert.deepEqual(await stored(), before)
})

test('at the start, orphans of an earlier process in our own folder are removed at once', async (t) => {
  const { stores, dataDir, plant, stored } = await start(t)
  await plant('cv/left.pdf')
  await utimes(join(dataDir, 'uploads/cv/left.pdf'), now(), new Date(Date.now() - 5_000))
  const startedAt = new Date(Date.now() - 1_000)
  await plant('cv/new.pdf')
  await startJobNow(orphanJob(stores, { sharedFiles: true, startedAt: later(), log: quiet }))()
  assert.equal((await stored()).length, 2, 'in a bucket they may be of other processes')
  await startJobNow(orphanJob(stores, { sharedFiles: false, startedAt, log: quiet }))()
  assert.deepEqual(await stored(), ['cv/new.pdf'])
})

test('AVIF files are encoded after the response, and a start continues with those that are missing', async (t) => {
  const { app, stores, addService, stored } = await start(t)
  const { image } = await addService()
  assert.equal((await app.inject(image.replace('.jpg', '-640.avif'))).statusCode, 404)
  const encoder = createAvifEncoder({ ...stores, log: quiet })
  encoder.wake()
  await until(t, async () => (await formats(stores.db))[0] === '["avif","webp","jpg"]')
  await encoder.stop()
  const file = await app.inject(image.replace('.jpg', '-640.avif'))
  assert.equal(file.headers['content-type'], 'image/avif')
  assert.equal(await removeOrphans(stores, { orphans: later(), unfinishedUploads: later() }), 0)
  assert.equal((await stored()).length, 1 + 2 * 3)
})

test('a picture whose file is lost is skipped, and the next one gets its AVIF files', async (t) => {
  const { stores, addService } = await start(t)
  const { image } = await addService()
  await stores.files.remove([image.replace('/uploads/', '')])
  await addService()
  const encoder = createAvifEncoder({ ...stores, log: quiet })
  encoder.wake()
  await until(t, async () => (await formats(stores.db))[1] === '["avif","webp","jpg"]')
  assert.equal((await formats(stores.db))[0], '["webp","jpg"]')
  await encoder.stop()
})

test('pages are invalidated once for all AVIF files encoded in a row', async (t) => {
  const { stores, addService } = await start(t)
  await addService()
  await addService()
  let invalidations = 0
  const encoder = createAvifEncoder({ ...stores, onEncoded: () => invalidations++, log: quiet })
  encoder.wake()
  await until(t, async () => (await formats(stores.db)).every((made) => made.includes('avif')))
  await encoder.stop()
  assert.equal(invalidations, 1)
})

const later = () => new Date(Date.now() + 60_000)

async function start(t: TestContext) {
  const { app, db, files, dataDir, headers } = await createOwnedApp(t)
  const stores = { db, files, incomingDir: join(dataDir, 'incoming'), references: fileReferences }
  return {
    app,
    headers,
    dataDir,
    stores,
    async addService() {
      const image = await photo({ width: 700, height: 500 })
      await sendForm(app, calls.createService, { description: 'Walls', image }, { headers })
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
