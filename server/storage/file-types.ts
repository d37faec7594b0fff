// Detects the type of a file by its bytes; its name and the type that the browser claims are ignored.
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { buffer, text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { fromBufferPromise } from 'yauzl'

export type DocumentType = 'pdf' | 'docx' | 'doc'

/** 'heic' is detected so that the message can say what to do. */
export async function imageTypeOf(path: string): Promise<'jpeg' | 'png' | 'webp' | 'heic' | undefined> {
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

// Detects the two formats of Word files by their structure. A malformed container is not accepted.

const wordMainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const contentTypes = '[Content_Types].xml'
const zipStart = 'PK\x03\x04'
const maxEntries = 2_000
const maxInflatedBytes = 60_000_000
const maxContentTypesBytes = 1_000_000

/** A zip whose content types name the Word main part, without macros, and of a limited inflated size. */
async function isDocx(bytes: Buffer) {
  if (bytes.toString('latin1', 0, zipStart.length) !== zipStart) return false
  try {
    const types = await readContentTypes(bytes)
    return types.includes(wordMainPart) && !/macroEnabled|vbaProject/i.test(types)
  } catch {
    return false
  }
}

/** Inflates all entries, since the sizes that a zip declares may be wrong: one that is larger throws when it passes its own. */
async function readContentTypes(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes)
  if (zip.entryCount > maxEntries) throw new Error('too many entries')
  let types = ''
  let left = maxInflatedBytes
  // Entries that share their bytes would each be inflated anew.
  let packed = bytes.length
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry
    const isTypes = fileName === contentTypes
    left -= uncompressedSize
    packed -= compressedSize
    if (left < 0 || packed < 0 || (isTypes && uncompressedSize > maxContentTypesBytes))
      throw new Error('too large')
    if (/vbaproject/i.test(fileName)) throw new Error('macros')
    const stream = await zip.openReadStreamPromise(entry)
    if (isTypes) types += await text(stream)
    else await finished(stream.resume())
  }
  return types
}

const compoundFile = 'd0cf11e0a1b11ae1'
const fatEntriesInHeader = 109
const streamEntry = 2

/** A compound file with a stream called WordDocument. */
function isDoc(bytes: Buffer) {
  if (bytes.length < 1536 || bytes.toString('hex', 0, 8) !== compoundFile) return false
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return false
  const size = 1 << shift
  const sectorAt = (sector: number) => (sector + 1) * size
  const exists = (sector: number) => sectorAt(sector) + size <= bytes.length
  let sector = bytes.readUInt32LE(48)
  for (let steps = 0; exists(sector) && steps < bytes.length / size; steps++) {
    for (let at = sectorAt(sector); at < sectorAt(sector) + size; at += 128) {
      const name = bytes.toString('utf16le', at, at + Math.min(64, bytes.readUInt16LE(at + 64)))
      if (bytes[at + 66] === streamEntry && name === 'WordDocument\0') return true
    }
    // The FAT names the sector that continues the directory.
    const table = Math.floor((sector * 4) / size)
    const fat = table < fatEntriesInHeader ? bytes.readUInt32LE(76 + table * 4) : Number.POSITIVE_INFINITY
    if (!exists(fat)) return false
    sector = bytes.readUInt32LE(sectorAt(fat) + ((sector * 4) % size))
  }
  return false
}
