// @sqlite A small backup may unpack to far more than fits into memory.
import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { migrations } from '../db/migrations/all.ts'
import { listTables } from '../db/upgrade.ts'
import { newFolder } from '../testing/folder.ts'
import { createInstallation } from '../testing/sites.ts'
import { createArchive, openArchive } from './archive.ts'
import { restoreBackup } from './restore.ts'

/** A sound backup with these reviews in one part. */
async function makeBackup(t: TestContext, reviews: string[]) {
  const path = join(await newFolder(t), 'made.tar')
  const archive = await createArchive(path)
  const time = '2026-01-01T00:00:00.000Z'
  const rows = reviews.map((review, n) => ({
    ...{ id: String(n).padStart(9, '0'), name: 'Asha', review, rating: 5, quoted: 0, version: 1 },
    created_at: time,
  }))
  await archive.addRows({ table: 'reviews', rows })
  const schema = Object.keys(migrations).at(-1) ?? ''
  await archive.finish({ made_at: time, schema, tables: {}, missing: [] })
  return path
}

test('a row of many megabytes is refused with a sentence, before anything is written', async (t) => {
  const path = await makeBackup(t, ['x'.repeat(20_000_000)])
  assert.ok((await stat(path)).size < 100_000)
  const fresh = await createInstallation(t)
  const options = { place: fresh.place, erasureLists: [], print: () => undefined }
  await assert.rejects(
    restoreBackup(fresh, path, options),
    /^Error: The backup .* is damaged \(rows\/reviews-1\.jsonl\.gz has a row of over 5 MB, as no site writes it\): use another one$/,
  )
  assert.equal((await listTables(fresh.db)).has('reviews'), false)
})

test('however much a part unpacks to, its rows are read a few at a time', async (t) => {
  const path = await makeBackup(t, Array(3_000).fill('x'.repeat(10_000)))
  const archive = await openArchive(path)
  let read = 0
  for await (const { rows } of archive.rows()) {
    read += rows.length
    assert.ok(JSON.stringify(rows).length < 2_000_000)
  }
  await archive.close()
  assert.equal(read, 3_000)
})
