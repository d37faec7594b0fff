import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { trashKeyOf } from '../storage/images/picture-files.ts'
import { createOwnedApp, prove, send } from '../testing/app.ts'
import { addJob, apply, asha } from '../testing/applications.ts'
import { pdfCv, readZip } from '../testing/cvs.ts'
import { createSite } from '../testing/sites.ts'
import { until } from '../testing/until.ts'
import { writeZip, type ZipEntry } from './export.ts'

test('the export has every record as JSON and CSV, every picture and every CV, which counts as opened', async (t) => {
  const { app, db, files, headers } = await createSite(t)
  await prove(app, headers)
  const answer = await send(app, calls.exportEverything, { headers })
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], 'application/zip')
  assert.match(String(answer.headers['content-disposition']), /^attachment; filename="site-[\d-]+\.zip"$/)
  assert.match(String(answer.headers['cache-control']), /no-store/)
  const zip = await readZip(answer.rawPayload)
  const tables = [
    ...(['projects', 'services', 'pictures', 'applications', 'enquiries', 'accounts'] as const),
    ...(['trash', 'trashed_pictures'] as const),
  ]
  for (const table of tables) {
    const stored = await db.selectFrom(table).select('id').orderBy('id').execute()
    const rows: { id: string }[] = JSON.parse(String(zip.get(`records/${table}.json`)))
    assert.deepEqual(
      rows.map(({ id }) => id),
      stored.map(({ id }) => id),
      table,
    )
    const csv = String(zip.get(`records/${table}.csv`))
    assert.ok(stored.every(({ id }) => csv.includes(`"${id}"`)) && stored.length > 0, table)
  }
  assert.match(String(zip.get('records/enquiries.json')), /മലയാളം 🏠/)
  assert.equal(String(zip.get('records/reviews.json')), '[]\n')
  const cvs = await db.selectFrom('applications').select('cv').where('cv', 'is not', null).execute()
  const pictures = await db.selectFrom('pictures').select('src').distinct().execute()
  const trashed = await db.selectFrom('trashed_pictures').select('src').distinct().execute()
  const keyIn = (src: string) => src.replace('/uploads/', '')
  const keys = [
    ...cvs.map(({ cv }) => `cv/${cv}`),
    ...pictures.map(({ src }) => keyIn(src)),
    ...trashed.map(({ src }) => trashKeyOf(keyIn(src))),
  ]
  assert.ok(cvs.length > 0 && pictures.length > 0)
  for (const key of keys) {
    const file = await files.open(key)
    assert.ok(file, key)
    assert.deepEqual(zip.get(`uploads/${key}`), await buffer(file.stream), key)
  }
  assert.equal([...zip.keys()].filter((name) => name.startsWith('uploads/')).length, keys.length)

  const withCv = await db.selectFrom('applications').select('id').where('cv', 'is not', null).execute()
  const openings = await db.selectFrom('cv_openings').select(['application_id', 'email']).execute()
  assert.deepEqual(openings.map((one) => one.application_id).sort(), withCv.map(({ id }) => id).sort())
  assert.ok(openings.every(({ email }) => email === 'owner@example.com'))

  const size = (await prove(app, headers)).json()
  assert.equal(size.files, keys.length)
  assert.ok(size.records > 0 && size.bytes > 0)
})

test('passwords, sessions, links and keys are not in it, and no cell is a formula', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  await send(app, calls.forgotPassword, { payload: { email: 'owner@example.com' } })
  const applicant = { ...asha, name: '=HYPERLINK("x")', idempotency_key: 'made by the browser' }
  await apply(app, { ...applicant, job_id: await addJob(db) }, [pdfCv, 'cv.pdf'])
  const secrets = [
    ...(await db.selectFrom('accounts').select('password_hash as value').execute()),
    ...(await db.selectFrom('sessions').select('token_hash as value').execute()),
    ...(await db.selectFrom('links').select('hash as value').execute()),
    ...(await db.selectFrom('settings').select('value').where('name', '=', 'secret').execute()),
    ...(await db.selectFrom('applications').select('fingerprint as value').execute()),
    ...(await db
      .selectFrom('mails')
      .select('text as value')
      .where('text', 'like', '%forgot-password%')
      .execute()),
  ]
  assert.ok(secrets.length >= 5)
  await prove(app, headers)
  const zip = await readZip((await send(app, calls.exportEverything, { headers })).rawPayload)
  const all = [...zip.values()].map(String).join('\n')
  for (const { value } of secrets) assert.ok(!all.includes(value), value)
  assert.doesNotMatch(all, /forgot-password\/|password_hash|token_hash/)
  assert.ok(String(zip.get('records/applications.csv')).includes(`"'=HYPERLINK(""x"")"`))
})

test('a lost file is named, and the rest is there', async (t) => {
  const { app, db, files, headers } = await createSite(t)
  const { src } = await db.selectFrom('pictures').select('src').limit(1).executeTakeFirstOrThrow()
  const key = src.replace('/uploads/', '')
  await files.remove([key])
  await prove(app, headers)
  const zip = await readZip((await send(app, calls.exportEverything, { headers })).rawPayload)
  assert.equal(zip.has(`uploads/${key}`), false)
  assert.ok(String(zip.get('README.txt')).includes(key))
  assert.ok([...zip.keys()].some((name) => name.startsWith('uploads/cv/')))
})

test('when the store breaks off, or a file is shorter than it should be, the download fails', async (t) => {
  const { files, db, env, incomingDir } = await createSite(t)
  const breaks = {
    error: async function* () {
      yield Buffer.alloc(10)
      throw new Error('the store went away')
    },
    short: async function* () {
      yield Buffer.alloc(10)
    },
  }
  for (const content of Object.values(breaks)) {
    const open = async () => ({ stream: Readable.from(content(), { objectMode: false }), bytes: 1_000 })
    const services = { db, files: { ...files, open }, incomingDir }
    const { app, headers } = await createOwnedApp(t, { env, services })
    await prove(app, headers)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(origin + calls.exportEverything.path, { headers })
    const chunks: Uint8Array[] = []
    await assert.rejects(async () => {
      for await (const chunk of answer.body ?? []) chunks.push(chunk)
    })
    await assert.rejects(readZip(Buffer.concat(chunks)), /End of central directory/)
  }
})

const modified = new Date('2026-11-16T21:30:42Z')
const noise = randomBytes(300_000)
const from = (content: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>) =>
  Readable.from(content, { objectMode: false })

async function* each(list: Iterable<ZipEntry>) {
  yield* list
}

test('a slow reader is waited for, and one that stops closes what is read', async (t) => {
  let read = 0
  let closed = false
  async function* endless() {
    try {
      for (;;) {
        read += noise.length
        yield noise
      }
    } finally {
      closed = true
    }
  }
  const list = Array.from({ length: 100 }, (_, n) => ({
    name: `${n}`,
    modified,
    content: from(endless()),
    compress: false,
  }))
  const zip = writeZip(each(list))
  await zip[Symbol.asyncIterator]().next()
  for (let i = 0; i < 1_000; i++) await turn()
  assert.ok(read < 5_000_000, `${read} bytes are read ahead`)
  zip.destroy()
  await until(t, () => closed, 0)
})
