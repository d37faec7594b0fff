// For tests only: the smallest files accepted as a CV.
import { crc32 } from 'node:zlib'

export const pdfCv = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
)

/** A compound file of a header, a sector table and a directory with a WordDocument stream. */
export function docCv() {
  const bytes = Buffer.alloc(512 * 3)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(0xfffffffe, 512 + 4)
  bytes.write('WordDocument', 1024 + 128, 'utf16le')
  bytes.writeUInt16LE('WordDocument'.length * 2 + 2, 1024 + 128 + 64)
  bytes[1024 + 128 + 66] = 2
  return bytes
}

const wordPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export function docxCv() {
  return zip({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${wordPart}"/></Types>`,
    'word/document.xml': '<w:document/>',
  })
}

/** Strings are stored, buffers are taken as already deflated. */
export function zip(contents: Record<string, string | Buffer>) {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, given] of Object.entries(contents)) {
    const content = Buffer.from(given)
    const method = typeof given === 'string' ? 0 : 8
    const facts = Buffer.alloc(12)
    facts.writeUInt32LE(crc32(content))
    facts.writeUInt32LE(content.length, 4)
    facts.writeUInt32LE(content.length, 8)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(method, 8)
    facts.copy(local, 14)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(method, 10)
    facts.copy(entry, 16)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), content)
    entries.push(entry, Buffer.from(name))
    offset += local.length + name.length + content.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries.length / 2, 8)
  end.writeUInt16LE(entries.length / 2, 10)
  end.writeUInt32LE(Buffer.concat(entries).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...entries, end])
}
