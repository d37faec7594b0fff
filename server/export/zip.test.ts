// @sqlite
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { until } from '../testing/until.ts'
import { writeZip, type ZipEntry } from './zip.ts'

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
