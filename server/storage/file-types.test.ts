// @sqlite
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { documentTypeOf, imageTypeOf } from './file-types.ts'

const wordPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const types = (part: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="${part}"/></Types>`
const document = { 'word/document.xml': '<w:document/>' }
const pdf = '%PDF-1.7\n1 0 obj\n'

const cvs: Record<string, { bytes: Buffer | string; type: string | undefined }> = {
  'a PDF': { bytes: pdf, type: 'pdf' },
  'a Word file': { bytes: zip({ '[Content_Types].xml': types(wordPart), ...document }), type: 'docx' },
  'an old Word file': { bytes: compoundFile('WordDocument'), type: 'doc' },
  'an old Excel file': { bytes: compoundFile('Workbook'), type: undefined },
  'an Excel file': {
    bytes: zip({ '[Content_Types].xml': types('application/vnd.ms-excel.main+xml') }),
    type: undefined,
  },
  'a zip of anything else': { bytes: zip({ 'cv.pdf': pdf }), type: undefined },
  'a Word file with macros': {
    bytes: zip({ '[Content_Types].xml': types(wordPart), 'word/vbaProject.bin': 'x', ...document }),
    type: undefined,
  },
  'a Word file with macros under another name': {
    bytes: zip({
      '[Content_Types].xml': `${types(wordPart)}<Override ContentType="application/vnd.ms-office.vbaProject"/>`,
      'word/picture.bin': 'x',
      ...document,
    }),
    type: undefined,
  },
  'a Word file cut in half': {
    bytes: zip({ '[Content_Types].xml': types(wordPart), ...document }).subarray(0, 120),
    type: undefined,
  },
  'a web page': { bytes: '<!doctype html><script>alert(1)</script>', type: undefined },
  'a PDF mark further down': { bytes: `MZ program ${pdf}`, type: undefined },
  nothing: { bytes: '', type: undefined },
}

for (const [what, { bytes, type }] of Object.entries(cvs)) {
  test(`a CV that is ${what} is ${type ?? 'refused'}`, async (t) => {
    assert.equal(await documentTypeOf(await writeTemporary(t, bytes)), type)
  })
}

test('a Word file that unpacks to gigabytes is refused without unpacking it', async (t) => {
  const large = Buffer.alloc(90_000_000)
  const bytes = zip({ '[Content_Types].xml': types(wordPart), 'word/document.xml': large })
  assert.ok(bytes.length < 1_000_000)
  const path = await writeTemporary(t, bytes)
  const unpacking = await measureCpu(async () => inflateRawSync(deflateRawSync(large)))
  const checking = await measureCpu(async () => assert.equal(await documentTypeOf(path), undefined))
  assert.ok(checking < unpacking, `${checking} µs of CPU, ${unpacking} for the whole`)
})

async function measureCpu(work: () => Promise<unknown>) {
  const started = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(started)
  return user + system
}

const images: Record<string, { bytes: Buffer | string; type: string | undefined }> = {
  'a JPEG': { bytes: Buffer.from('ffd8ffe000104a464946', 'hex'), type: 'jpeg' },
  'a PNG': { bytes: Buffer.from('89504e470d0a1a0a0000000d', 'hex'), type: 'png' },
  'a WebP': { bytes: 'RIFF\0\0\0\0WEBPVP8 ', type: 'webp' },
  'a photo of an iPhone': { bytes: '\0\0\0\x18ftypheic\0\0\0\0mif1heic', type: 'heic' },
  'an AVIF': { bytes: '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', type: undefined },
  'a GIF': { bytes: 'GIF89a', type: undefined },
  'a drawing': { bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: undefined },
  nothing: { bytes: '', type: undefined },
}

for (const [what, { bytes, type }] of Object.entries(images)) {
  test(`an image that is ${what} is ${type ?? 'unknown'}`, async (t) => {
    assert.equal(await imageTypeOf(await writeTemporary(t, bytes)), type)
  })
}

async function writeTemporary(t: TestContext, bytes: Buffer | string) {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
  t.after(() => rm(folder, { recursive: true }))
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return path
}

function zip(contents: Record<string, string | Buffer>) {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(contents)) {
    const data = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(data.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), data)
    entries.push(entry, Buffer.from(name))
    offset += 30 + name.length + data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries.length / 2, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...entries, end])
}

/** Header, one sector of table, one of directory. */
function compoundFile(stream: string) {
  const bytes = Buffer.alloc(512 * 3)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(0, 76)
  bytes.writeUInt32LE(0xfffffffe, 512 + 4)
  bytes.write(stream, 1024 + 128, 'utf16le')
  bytes.writeUInt16LE(stream.length * 2 + 2, 1024 + 128 + 64)
  bytes[1024 + 128 + 66] = 2
  return bytes
}
