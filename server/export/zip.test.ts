// @sqlite
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { until } from '../testing/until.ts'
import { readZip } from '../testing/zip.ts'
import { writeZip, type ZipEntry } from './zip.ts'

const run = promisify(execFile)
const modified = new Date(2026, 10, 16, 21, 30, 42)
const noise = randomBytes(300_000)
const entries = (): ZipEntry[] => [
  { name: 'records/വീട്.json', modified, content: ['["കൊച്ചി', ' 🏠"]\n'], packed: true },
  { name: 'empty.csv', modified, content: [], packed: true },
  { name: 'uploads/cv/a.pdf', modified, content: Readable.from([noise, Buffer.from('end')]) },
]

async function* each(list: Iterable<ZipEntry>) {
  yield* list
}

test('what goes into the archive comes out of it', async (t) => {
  const file = await write(t, writeZip(each(entries())))
  const found = readZip(await readFile(file))
  assert.deepEqual([...found.keys()], ['records/വീട്.json', 'empty.csv', 'uploads/cv/a.pdf'])
  assert.equal(String(found.get('records/വീട്.json')), '["കൊച്ചി 🏠"]\n')
  assert.equal(found.get('empty.csv')?.length, 0)
  assert.deepEqual(found.get('uploads/cv/a.pdf'), Buffer.concat([noise, Buffer.from('end')]))
})

test('other programs find it in order', async (t) => {
  const file = await write(t, writeZip(each(entries().slice(0, 2))))
  for (const [program, ...args] of await checkers()) await run(program, [...args, file])
})

test('more than 65,535 entries are listed', async (t) => {
  function* many() {
    for (let i = 0; i < 65_600; i++) yield { name: `${i}.txt`, modified, content: ['x'] }
  }
  const file = await write(t, writeZip(each(many())))
  const zip = await readFile(file)
  assert.equal(zip.readBigUInt64LE(zip.lastIndexOf('PK\u0006\u0006') + 32), 65_600n)
  // One is enough: they read all of it.
  for (const [program, ...args] of (await checkers()).slice(0, 1)) await run(program, [...args, file])
})

test('entries beyond 4 GB are found', async (t) => {
  const offset = 5_000_000_000
  const file = await write(t, writeZip(each(entries().slice(1)), offset), offset)
  assert.ok((await stat(file)).size > offset)
  for (const [program, ...args] of await checkers()) await run(program, [...args, file])
  const handle = await open(file)
  t.after(() => handle.close())
  const { size } = await handle.stat()
  const { bytesRead, buffer: tail } = await handle.read(Buffer.alloc(1000), 0, 1000, size - 1000)
  // Their places as 64-bit numbers.
  const place = Buffer.alloc(8)
  place.writeBigUInt64LE(BigInt(offset))
  assert.ok(tail.subarray(0, bytesRead).includes(place))
})

test('an entry that fails halfway ends the archive without its list', async (t) => {
  async function* failing() {
    yield 'half of '
    throw new Error('the store went away')
  }
  const list = [...entries(), { name: 'broken.txt', modified, content: failing() }, ...entries()]
  const chunks: Buffer[] = []
  const writing = (async () => {
    for await (const chunk of writeZip(each(list))) chunks.push(chunk)
  })()
  await assert.rejects(writing, /the store went away/)
  assert.throws(() => readZip(Buffer.concat(chunks)), /no zip/)
  const file = await write(t, chunks)
  for (const [program, ...args] of await checkers()) await assert.rejects(run(program, [...args, file]))
})

test('whoever stops reading closes what is read', async (t) => {
  let closed = false
  async function* endless() {
    try {
      for (;;) yield noise
    } finally {
      closed = true
    }
  }
  const source = endless()
  for await (const chunk of writeZip(each([{ name: 'endless', modified, content: source }])))
    if (chunk.length > 1000) break
  // Node ends the pipeline in the next turns of the loop.
  await until(t, () => closed, 0)
})

/** Those of this machine that check a zip. */
async function checkers() {
  const known = [
    ['unzip', '-tqq'],
    ['python3', '-m', 'zipfile', '-t'],
  ] as [string, ...string[]][]
  const here = await Promise.all(
    known.map(([name]) => run('sh', ['-c', `command -v ${name}`]).catch(() => undefined)),
  )
  return known.filter((_, i) => here[i])
}

async function write(t: TestContext, chunks: AsyncIterable<Buffer> | Iterable<Buffer>, start = 0) {
  const folder = await mkdtemp(join(tmpdir(), 'site-zip-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'a.zip')
  const handle = await open(file, 'w')
  const bytes = Buffer.concat(await Array.fromAsync(chunks))
  await handle.write(bytes, 0, bytes.length, start)
  await handle.close()
  return file
}
