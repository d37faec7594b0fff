// @sqlite
import assert from 'node:assert/strict'
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { newFolder } from '../testing/folder.ts'
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
