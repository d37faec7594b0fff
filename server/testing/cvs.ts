// For tests only: the smallest files accepted as a CV.
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'

export const pdfCv = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
)

/** A header, a sector table and a directory with this stream. */
export function compoundFile(stream: string) {
  const bytes = Buffer.alloc(512 * 3)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(0xfffffffe, 512 + 4)
  bytes.write(stream, 1024 + 128, 'utf16le')
  bytes.writeUInt16LE(stream.length * 2 + 2, 1024 + 128 + 64)
  bytes[1024 + 128 + 66] = 2
  return bytes
}

export const docCv = () => compoundFile('WordDocument')

const wordPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const docx = await makeZip({
  '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${wordPart}"/></Types>`,
  'word/document.xml': '<w:document/>',
})

export const docxCv = () => Buffer.from(docx)

export async function readZip(zip: Buffer) {
  const found = new Map<string, Buffer>()
  const file = await fromBufferPromise(zip)
  for await (const entry of file.eachEntry()) {
    const content = await buffer(await file.openReadStreamPromise(entry))
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`)
    found.set(entry.fileName, content)
  }
  return found
}

export function makeZip(contents: Record<string, string | Buffer>) {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(contents)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** The same archive, with another size in its headers than the entry of this size has. */
export function declareSize(zip: Buffer, bytes: number, declared: number) {
  const inHeader = (size: number) => Buffer.from(Uint32Array.of(size).buffer).toString('latin1')
  return Buffer.from(zip.toString('latin1').replaceAll(inHeader(bytes), inHeader(declared)), 'latin1')
}
