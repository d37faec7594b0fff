// For tests only: reads a small zip archive by its list of entries, as most programs do.
import { crc32, inflateRawSync } from 'node:zlib'

const endSignature = Buffer.from('PK\u0005\u0006')
const locatorSignature = Buffer.from('PK\u0006\u0007')

export function readZip(zip: Buffer) {
  const end = zip.lastIndexOf(endSignature)
  if (end < 0) throw new Error('this is no zip, or not all of it')
  let count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const locator = zip.lastIndexOf(locatorSignature)
  if (locator >= 0) {
    const end64 = Number(zip.readBigUInt64LE(locator + 8))
    count = Number(zip.readBigUInt64LE(end64 + 32))
    at = Number(zip.readBigUInt64LE(end64 + 48))
  }
  const found = new Map<string, Buffer>()
  for (let i = 0; i < count; i++) {
    const [crc, packedBytes, bytes] = [16, 20, 24].map((place) => zip.readUInt32LE(at + place))
    const [nameBytes = 0, extraBytes = 0] = [28, 30].map((place) => zip.readUInt16LE(at + place))
    const start = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const content = inflateRawSync(zip.subarray(from, from + (packedBytes ?? 0)))
    if (content.length !== bytes || crc32(content) !== crc) throw new Error(`${name} is damaged`)
    found.set(name, content)
    at += 46 + nameBytes + extraBytes
  }
  return found
}
