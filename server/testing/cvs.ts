// For tests only: the smallest files accepted as a CV.
import { makeZip } from './zip.ts'

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
