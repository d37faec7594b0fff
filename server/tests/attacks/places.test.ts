// @sqlite Visitors who hold every place for uploads and ask for every share image, from ten addresses: staff notice nothing.
import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Db } from '../../db/database.ts'
import { createTestApp, send, signIn } from '../../testing/app.ts'
import { askForShareImages, holdUploadPlaces } from '../../testing/attackers.ts'
import { photo, sendForm } from '../../testing/images.ts'
import { until } from '../../testing/until.ts'

const env = { RATE_LIMIT: 'on', TRUST_PROXY: 'on' }
const uploads = 5
/** The attackers share a core with the server here. */
const pauseMs = 300

test('staff upload and read without a refusal while ten addresses take all that visitors can get', async (t) => {
  const { app, db, dataDir } = await createTestApp(t, { env })
  const session = await signIn(app)
  const sources = await storePictures(db, dataDir)
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const holding = holdUploadPlaces(port)
  const asking = askForShareImages(port, sources, pauseMs)
  /** An incomplete application: 400 where there is a place. */
  const apply = async (address: string) => {
    const payload = new FormData()
    payload.set('name', 'Asha')
    const headers = { 'x-forwarded-for': address }
    return (await send(app, calls.createApplication, { payload, headers })).statusCode
  }
  try {
    await until(t, async () => (await apply('203.0.113.1')) === 429)
    await until(t, () => Object.keys(asking.statuses).length > 0)

    const service = { description: 'Roofs', image: await photo() }
    const answers = await Promise.all(
      Array.from({ length: uploads }, async () => [
        (await sendForm(app, calls.createService, service, { headers: session })).statusCode,
        (await send(app, calls.listApplications, { headers: session })).statusCode,
        (await send(app, calls.listServices, { headers: session })).statusCode,
      ]),
    )
    assert.deepEqual(new Set(answers.flat()), new Set([200]))
    assert.equal(await apply('198.51.100.1'), 400, 'other visitors find a place')
  } finally {
    // Before the app, which waits for open uploads when it closes.
    holding.stop()
    await asking.stop()
  }
})

test('visitors who hold every place for uploads take none of those of staff', async (t) => {
  const { app } = await createTestApp(t)
  const session = await signIn(app)
  const holding = holdUploadPlaces(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port))
  try {
    const apply = () => sendForm(app, calls.createApplication, { name: 'Asha' })
    await until(t, async () => (await apply()).statusCode === 503)
    const service = { description: 'Roofs', image: await photo() }
    const answer = await sendForm(app, calls.createService, service, { headers: session })
    assert.equal(answer.statusCode, 200)
  } finally {
    holding.stop()
  }
})

/** More than may wait to be cut. */
async function storePictures(db: Db, dataDir: string) {
  const folder = join(dataDir, 'uploads', 'services')
  const image = await photo()
  await mkdir(folder, { recursive: true })
  const names = Array.from({ length: 40 }, (_, n) => String(n).padStart(24, '0'))
  for (const name of names) await writeFile(join(folder, `${name}.jpg`), image)
  const rows = names.map((name) => ({
    ...{ id: name, src: `/uploads/services/${name}.jpg`, main: true, position: 0, alt: '', placeholder: '' },
    ...{ width: 400, height: 300, widths: '[]', formats: '["avif"]' },
  }))
  await db.insertInto('pictures').values(rows).execute()
  return rows.map(({ src }) => src)
}
