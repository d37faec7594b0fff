// @sqlite
import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import zlib, { type InflateRaw } from 'node:zlib'
import { documentTypeOf } from '../../storage/file-types.ts'
import { compoundFile, declareSize, docxCv, makeZip } from '../../testing/cvs.ts'
import { newFolder } from '../../testing/folder.ts'
import { photo } from '../../testing/images.ts'

const wordPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const types = (part: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="${part}"/></Types>`
const document = { 'word/document.xml': '<w:document/>' }
const pdf = '%PDF-1.7\n1 0 obj\n'
const script = '<script>'
/** How the headers of a zip begin: each line of its list, and what follows the list. */
const [listed, end] = ['PK\x01\x02', 'PK\x05\x06']
const moved = increase(docxCv(), listed, 42, script.length)

const cvs: Record<string, { bytes: Buffer | string; type: string | undefined }> = {
  'a PDF': { bytes: pdf, type: 'pdf' },
  'a Word file': { bytes: docxCv(), type: 'docx' },
  'an old Word file': { bytes: compoundFile('WordDocument'), type: 'doc' },
  'an old Word file cut in half': { bytes: compoundFile('WordDocument').subarray(0, 600), type: undefined },
  'an old Excel file': { bytes: compoundFile('Workbook'), type: undefined },
  'an Excel file': {
    bytes: await makeZip({ '[Content_Types].xml': types('application/vnd.ms-excel.main+xml') }),
    type: undefined,
  },
  'a zip of anything else': { bytes: await makeZip({ 'cv.pdf': pdf }), type: undefined },
  'the beginning of a zip': { bytes: 'PK\x03\x04'.padEnd(500, '\0'), type: undefined },
  'a Word file with macros': {
    bytes: await makeZip({ '[Content_Types].xml': types(wordPart), 'word/vbaProject.bin': 'x', ...document }),
    type: undefined,
  },
  'a Word file with macros under another name': {
    bytes: await makeZip({
      '[Content_Types].xml': `${types(wordPart)}<Override ContentType="application/vnd.ms-office.vbaProject"/>`,
      'word/picture.bin': 'x',
      ...document,
    }),
    type: undefined,
  },
  'a Word file cut in half': { bytes: docxCv().subarray(0, 120), type: undefined },
  'a Word file with a password': { bytes: increase(docxCv(), listed, 8, 1), type: undefined },
  'a Word file packed in another way': { bytes: increase(docxCv(), listed, 10, 1), type: undefined },
  'a Word file whose parts are elsewhere': { bytes: increase(docxCv(), listed, 42, 1), type: undefined },
  'a Word file behind a script': {
    bytes: Buffer.concat([Buffer.from(script), increase(moved, end, 16, script.length)]),
    type: undefined,
  },
  'a Word file of thousands of parts': {
    bytes: await makeZip({
      '[Content_Types].xml': types(wordPart),
      ...Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`${n}.xml`, ''])),
    }),
    type: undefined,
  },
  'a web page': { bytes: '<!doctype html><script>alert(1)</script>', type: undefined },
  'a picture': { bytes: await photo(), type: undefined },
  'a PDF mark further down': { bytes: `MZ program ${pdf}`, type: undefined },
  nothing: { bytes: '', type: undefined },
}

for (const [what, { bytes, type }] of Object.entries(cvs)) {
  test(`a CV that is ${what} is ${type ?? 'refused'}`, async (t) => {
    assert.equal(await documentTypeOf(await writeTemporary(t, bytes)), type)
  })
}

test('a Word file that unpacks to gigabytes is refused without unpacking it, whatever it says', async (t) => {
  const large = Buffer.alloc(61_000_000)
  const bytes = await makeZip({ '[Content_Types].xml': types(wordPart), 'word/document.xml': large })
  assert.ok(bytes.length < 1_000_000)
  const bytesUnpacked = countUnpacked(t)
  for (const declared of [large.length, 1_000_000]) {
    const path = await writeTemporary(t, declareSize(bytes, large.length, declared))
    assert.equal(await documentTypeOf(path), undefined)
    const unpacked = bytesUnpacked()
    assert.ok(unpacked < 3_000_000, `${unpacked} bytes were unpacked`)
  }
  const whole = await makeZip({
    '[Content_Types].xml': types(wordPart),
    'word/document.xml': Buffer.alloc(5_000_000),
  })
  assert.equal(await documentTypeOf(await writeTemporary(t, whole)), 'docx')
  assert.ok(bytesUnpacked() > 5_000_000)
})

test('a Word file whose parts share the same packed bytes is refused without unpacking them again and again', async (t) => {
  const content = Buffer.alloc(100_000, 'x')
  const bytes = await makeZip({ '[Content_Types].xml': types(wordPart), 'word/document.xml': content })
  const list = bytes.indexOf(listed)
  const second = bytes.subarray(bytes.indexOf(listed, list + 1), bytes.indexOf(end))
  assert.equal(await documentTypeOf(await writeTemporary(t, repeatListed(bytes, second, 1))), 'docx')
  assert.equal(await documentTypeOf(await writeTemporary(t, repeatListed(bytes, second, 500))), undefined)
})

/** The same archive, whose list names one part so many times. */
function repeatListed(zip: Buffer, part: Buffer, times: number) {
  const at = zip.indexOf(end)
  const tail = Buffer.from(zip.subarray(at))
  const added = times - 1
  for (const place of [8, 10]) tail.writeUInt16LE(tail.readUInt16LE(place) + added, place)
  tail.writeUInt32LE(tail.readUInt32LE(12) + added * part.length, 12)
  return Buffer.concat([zip.subarray(0, at), ...Array(added).fill(part), tail])
}

/** How many bytes have been unpacked so far. */
function countUnpacked(t: TestContext) {
  let bytes = 0
  const create = zlib.createInflateRaw
  t.mock.method(zlib, 'createInflateRaw', (options?: zlib.ZlibOptions) => {
    const stream: InflateRaw = create(options)
    const push = stream.push.bind(stream)
    stream.push = (chunk, encoding) => {
      bytes += chunk?.length ?? 0
      return push(chunk, encoding)
    }
    return stream
  })
  return () => bytes
}

async function writeTemporary(t: TestContext, bytes: Buffer | string) {
  const folder = await newFolder(t)
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return path
}

/** Adds to a number in every header of a kind. */
function increase(zip: Buffer, kind: string, place: number, by: number) {
  for (let at = zip.indexOf(kind); at >= 0; at = zip.indexOf(kind, at + 1))
    zip.writeUInt32LE(zip.readUInt32LE(at + place) + by, at + place)
  return zip
}
