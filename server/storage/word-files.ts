// Detects the two formats of Word files by their structure. A malformed container is not accepted.
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

const wordMainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const maxEntries = 2_000
const maxInflatedBytes = 60_000_000
const maxContentTypesBytes = 1_000_000

/** A zip whose content types name the Word main part, without macros, and of a limited inflated size. */
export async function isDocx(bytes: Buffer) {
  const entries = readZip(bytes)
  const types = entries?.find(({ name }) => name === '[Content_Types].xml')
  if (!entries || !types || entries.some(({ name }) => /vbaproject/i.test(name))) return false
  try {
    let text = ''
    await inflate(types, maxContentTypesBytes, (chunk) => {
      text += chunk.toString('utf8')
    })
    if (!text.includes(wordMainPart) || /macroEnabled|vbaProject/i.test(text)) return false
    let left = maxInflatedBytes
    for (const entry of entries) left -= await inflate(entry, left)
    return true
  } catch {
    return false
  }
}

type Entry = { name: string; method: number; data: Buffer }

const zipEnd = 0x06054b50
const zipEntry = 0x02014b50
const zipLocal = 0x04034b50

function readZip(bytes: Buffer): Entry[] | undefined {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== zipLocal) return undefined
  const signature = Buffer.from('PK\x05\x06', 'latin1')
  const end = bytes.lastIndexOf(signature)
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== zipEnd) return undefined
  const count = bytes.readUInt16LE(end + 10)
  if (count > maxEntries) return undefined
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== zipEntry) return undefined
    const encrypted = bytes.readUInt16LE(at + 8) & 1
    const nameLength = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    if (encrypted || local + 30 > bytes.length || bytes.readUInt32LE(local) !== zipLocal) return undefined
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const to = from + bytes.readUInt32LE(at + 20)
    if (to > bytes.length) return undefined
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.push({ name, method: bytes.readUInt16LE(at + 10), data: bytes.subarray(from, to) })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Counts the inflated bytes, since the sizes declared in a zip may be wrong. */
async function inflate({ method, data }: Entry, most: number, onChunk?: (chunk: Buffer) => void) {
  if (method !== 0 && method !== 8) throw new Error('unknown method')
  const stored = Readable.from([data])
  let length = 0
  for await (const chunk of method === 0 ? stored : stored.pipe(createInflateRaw({ chunkSize: 262_144 }))) {
    length += chunk.length
    if (length > most) throw new Error('too large')
    onChunk?.(chunk)
  }
  return length
}

const compoundFile = 'd0cf11e0a1b11ae1'
const fatEntriesInHeader = 109
const streamEntry = 2

/** A compound file with a stream called WordDocument. */
export function isDoc(bytes: Buffer) {
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
