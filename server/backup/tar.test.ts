// @sqlite
import assert from 'node:assert/strict'
import { open, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { migrations } from '../db/migrations/all.ts'
import { listTables } from '../db/upgrade.ts'
import { newFolder } from '../testing/folder.ts'
import { createInstallation } from '../testing/sites.ts'
import { createArchive, openArchive } from './archive.ts'
import { restoreBackup } from './copy-site.ts'
import { createTar, listTar } from './tar.ts'

const sizes = {
  negative: '-0000001000\0',
  'negative and one block': '-0000000777\0',
  huge: '77777777777\0',
  'beyond the end by a byte': '00000004001\0',
  'not octal': '00000000189\0',
  'octal and more': '0000000002x\0',
  hexadecimal: '0x000000002\0',
  fractional: '0000000.002\0',
  empty: '\0'.repeat(12),
  blank: ' '.repeat(12),
  infinite: 'Infinity\0\0\0\0',
  'binary, as GNU tar writes it': '\x80\0\0\0\0\0\0\0\0\0\0\x02',
  'binary and negative': '\xff'.repeat(12),
}

for (const [kind, size] of Object.entries(sizes)) {
  test(`an entry whose size is ${kind} is refused in one sentence`, { timeout: 20_000 }, async (t) => {
    const path = await writeTar(t)
    const bytes = await readFile(path)
    bytes.write(size, 124, 'latin1')
    writeChecksum(bytes)
    await writeFile(path, bytes)
    await assert.rejects(list(path), /^Error: The file .* is damaged, incomplete, or no backup$/)
  })
}

async function writeTar(t: TestContext) {
  const folder = await newFolder(t)
  const path = join(folder, 'made.tar')
  const tar = await createTar(path)
  await tar.add('a', 2, [Buffer.from('hi')])
  await tar.finish()
  await tar.close()
  return path
}

async function list(path: string) {
  const handle = await open(path)
  try {
    return await listTar(handle, path)
  } finally {
    await handle.close()
  }
}

function writeChecksum(bytes: Buffer) {
  bytes.write(' '.repeat(8), 148)
  const sum = bytes.subarray(0, 512).reduce((all, byte) => all + byte, 0)
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
}

// A small backup may unpack to far more than fits into memory.
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
