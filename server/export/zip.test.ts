// @sqlite
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fromBufferPromise } from 'yauzl'
import { until } from '../testing/until.ts'
import { readZip } from '../testing/zip.ts'
import { writeZip, type ZipEntry } from './zip.ts'

const run = promisify(execFile)
const modified = new Date('2026-11-16T21:30:42Z')
const noise = randomBytes(300_000)
const from = (content: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>) =>
  Readable.from(content, { objectMode: false })
const entries = (): ZipEntry[] => [
  { name: 'records/വീട്.json', modified, content: from(['["കൊച്ചി', '', ' 🏠"]\n']), compress: true },
  { name: 'empty.csv', modified, content: from([]), compress: true },
  {
    name: 'uploads/cv/a.pdf',
    modified,
    content: from([noise, Buffer.from('end')]),
    compress: false,
    bytes: 300_003,
  },
]

async function* each(list: Iterable<ZipEntry>) {
  yield* list
}

test('what goes into the archive comes out of it, with its name and its time', async () => {
  const zip = await buffer(writeZip(each(entries())))
  const found = await readZip(zip)
  assert.deepEqual([...found.keys()], ['records/വീട്.json', 'empty.csv', 'uploads/cv/a.pdf'])
  assert.equal(String(found.get('records/വീട്.json')), '["കൊച്ചി 🏠"]\n')
  assert.equal(found.get('empty.csv')?.length, 0)
  assert.deepEqual(found.get('uploads/cv/a.pdf'), Buffer.concat([noise, Buffer.from('end')]))
  for await (const entry of (await fromBufferPromise(zip)).eachEntry())
    assert.deepEqual(entry.getLastModDate(), modified)
})

test('other programs find it in order', async (t) => {
  const file = await write(t, await buffer(writeZip(each(entries()))))
  for (const [program, ...args] of await checkers()) await run(program, [...args, file])
})

const breaks: Record<string, Partial<ZipEntry>> = {
  'that fails halfway': {
    content: from(
      (async function* () {
        yield 'half of '
        throw new Error('the store went away')
      })(),
    ),
  },
  'that is shorter than it should be': { content: from(['half of ']), bytes: 1_000 },
}
for (const [what, broken] of Object.entries(breaks)) {
  test(`an entry ${what} ends the archive without its list`, async (t) => {
    const entry = { name: 'broken.txt', modified, content: from([]), compress: true, ...broken }
    const chunks: Buffer[] = []
    await assert.rejects(async () => {
      for await (const chunk of writeZip(each([...entries(), entry, ...entries()]))) chunks.push(chunk)
    }, /went away|unexpected number of bytes/)
    await assert.rejects(readZip(Buffer.concat(chunks)), /End of central directory/)
    const file = await write(t, Buffer.concat(chunks))
    for (const [program, ...args] of await checkers()) await assert.rejects(run(program, [...args, file]))
  })
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

async function write(t: TestContext, bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'site-zip-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'a.zip')
  await writeFile(file, bytes)
  return file
}
