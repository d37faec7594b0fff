import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { openParts } from './multipart.ts'

const boundary = 'edge'
const field = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`
const bodyOf = (...parts: string[]) =>
  `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`

const form = bodyOf(
  field('name', 'രാജൻ'),
  field('empty', ''),
  `content-disposition: form-data; filename="C:\\files\\my \\"cv\\".pdf"; name=cv\r\nContent-Type: application/pdf\r\n\r\n\r\n--edg\r\n\r\n-- \r\n`,
  field('last', '--edge is no delimiter in the middle of a line'),
)
const parts = [
  { name: 'name', filename: undefined, content: 'രാജൻ' },
  { name: 'empty', filename: undefined, content: '' },
  { name: 'cv', filename: 'C:\\files\\my "cv".pdf', content: '\r\n--edg\r\n\r\n-- \r\n' },
  { name: 'last', filename: undefined, content: '--edge is no delimiter in the middle of a line' },
]

test('wherever a form is cut into pieces on its way, the same parts come out', async () => {
  const bytes = Buffer.from(form)
  for (let at = 1; at < bytes.length; at++)
    assert.deepEqual(await partsOf([bytes.subarray(0, at), bytes.subarray(at)]), parts)
  assert.deepEqual(await partsOf(Array.from(bytes, (byte) => Buffer.from([byte]))), parts)
})

test('what stands before the first delimiter and after the last one does not count', async () => {
  const body = `for old programs\r\n${form}and\r\n--${boundary}\r\n${field('name', 'another')}`
  assert.deepEqual(await partsOf([Buffer.from(body)]), parts)
})

test('a part that nobody reads is skipped', async () => {
  const open = openParts(Readable.from([Buffer.from(form)]), boundary, 0)
  const names: string[] = []
  for (let head = await open.next(); head; head = await open.next()) names.push(head.name)
  assert.deepEqual(
    names,
    parts.map(({ name }) => name),
  )
})

const refused: Record<string, string> = {
  'nothing at all': '',
  'no delimiter': field('name', 'x'),
  'no end': form.slice(0, -6),
  'an end in the middle of a head': `--${boundary}\r\nContent-Disp`,
  'a delimiter that goes on': `--${boundary}r\r\n${field('name', 'x')}\r\n--${boundary}--`,
  'a head without end': `--${boundary}\r\n${'X: y\r\n'.repeat(2_000)}\r\nx\r\n--${boundary}--`,
}

for (const [what, body] of Object.entries(refused))
  test(`a form with ${what} is refused, however it comes`, async () => {
    const bytes = Buffer.from(body)
    await assert.rejects(partsOf([bytes]), { code: 'invalid_input' })
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) =>
      bytes.subarray(i * 7, i * 7 + 7),
    )
    await assert.rejects(partsOf(pieces), { code: 'invalid_input' })
  })

test('a body without end is given up', async () => {
  const body = new Readable({
    read() {
      this.push(Buffer.alloc(1_000_000))
    },
  })
  const open = openParts(body, boundary, 0)
  await assert.rejects(async () => open.next(), { code: 'invalid_input' })
  assert.ok(body.destroyed)
})

test('what has come and was not read is dropped to its end', async () => {
  const body = Object.assign(new Readable({ read: () => undefined }), { complete: false })
  const open = openParts(body, boundary, 0)
  body.push(form.slice(0, 200))
  assert.equal((await open.next())?.name, 'name')
  body.push(form.slice(200))
  body.push(null)
  body.complete = true
  open.drop()
  await once(body, 'end')
})

test('names that cannot be told are none', async () => {
  const odd = bodyOf(
    'X: no disposition\r\n\r\n1',
    '\r\n2',
    'Content-Disposition: attachment; name="a"\r\n\r\n3',
    'Content-Disposition: form-data; name="a\nb"\r\n\r\n4',
  )
  assert.deepEqual(
    (await partsOf([Buffer.from(odd)])).map(({ name, content }) => name + content),
    ['1', '2', '3', '4'],
  )
})

const heads = {
  'name=cv; filename="a; name=b.pdf"': ['cv', 'a; name=b.pdf'],
  'filename="a; name=b.pdf"; name="cv"': ['cv', 'a; name=b.pdf'],
  'name="a; filename=b.pdf"': ['a; filename=b.pdf', undefined],
  "name=cv; filename*=UTF-8''%E0%B4%B0.pdf": ['cv', 'ര.pdf'],
  "name=cv; filename=x.pdf; filename*=utf-8'ml'%E0%B4%B0.pdf": ['cv', 'ര.pdf'],
  'name=cv; filename="a file of Linux\\"': ['cv', 'a file of Linux\\'],
  'name="cv"; filename="രാജൻ %22cv%22.pdf"': ['cv', 'രാജൻ %22cv%22.pdf'],
} as const

for (const [head, [name, filename]] of Object.entries(heads))
  test(`the names in '${head}' are told apart`, async () => {
    const body = bodyOf(`Content-Disposition: form-data; ${head}\r\n\r\nx`)
    assert.deepEqual(await partsOf([Buffer.from(body)]), [{ name, filename, content: 'x' }])
  })

async function partsOf(chunks: Buffer[]) {
  const open = openParts(Readable.from(chunks, { objectMode: false }), boundary, 0)
  const found: { name: string; filename: string | undefined; content: string }[] = []
  for (let head = await open.next(); head; head = await open.next()) {
    const { name, filename, whole } = head
    const pieces: Buffer[] = whole ? [Buffer.from(whole, 'latin1')] : []
    for (let piece = await open.read(); piece; piece = await open.read()) pieces.push(piece)
    found.push({ name, filename, content: Buffer.concat(pieces).toString() })
  }
  return found
}
