// Detects the type of a file by its bytes; its name and the type that the browser claims are ignored.
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { isDoc, isDocx } from './word-files.ts'

type ImageType = 'jpeg' | 'png' | 'webp'
export type DocumentType = 'pdf' | 'docx' | 'doc'

/** 'heic' is detected so that the message can say what to do. */
export async function imageTypeOf(path: string): Promise<ImageType | 'heic' | undefined> {
  const start = Buffer.concat([await buffer(createReadStream(path, { end: 63 }))], 64)
  const at = (from: number, to: number) => start.toString('latin1', from, to)
  if (start.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp'
  if (at(4, 8) === 'ftyp' && /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(at(8, 12)))
    return /avif|avis/.test(at(16, 64)) ? undefined : 'heic'
  return undefined
}

export async function documentTypeOf(path: string): Promise<DocumentType | undefined> {
  const bytes = await readFile(path)
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'pdf'
  if (isDoc(bytes)) return 'doc'
  if (await isDocx(bytes)) return 'docx'
  return undefined
}
