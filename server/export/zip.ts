// Writes a zip archive as a stream. Sizes and checksums follow each entry, since they are known only then; what lies beyond
// 4 GB or 65,535 entries is written in the 64-bit form.
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>
/** Pictures and PDFs do not get smaller by packing them. */
export type ZipEntry = { name: string; modified: Date; content: Content; packed?: true }
type WrittenEntry = {
  name: Buffer
  at: number
  time: number
  crc: number
  packedBytes: number
  bytes: number
}

const signatures = {
  entry: 0x04034b50,
  sizes: 0x08074b50,
  listed: 0x02014b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
  end: 0x06054b50,
}
/** 2.0 for the method, 4.5 for the 64-bit form. */
const [version, version64] = [20, 45]
/** Sizes follow the content; names are UTF-8. */
const flags = 0x0808
const deflated = 8
const [max16, max32] = [0xffff, 0xffffffff]

/** `offset` is the length of what is written before it. Ends early only by throwing, and then lacks its list of entries. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, offset = 0): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = []
  let at = offset
  for await (const { name: text, modified, content, packed } of entries) {
    const entry = { name: Buffer.from(text), at, time: dosTime(modified), crc: 0, packedBytes: 0, bytes: 0 }
    const header = Buffer.concat([u32(signatures.entry), shared(entry), u16(entry.name.length, 0)])
    yield Buffer.concat([header, entry.name])
    for await (const chunk of deflate(content, entry, packed)) {
      entry.packedBytes += chunk.length
      yield chunk
    }
    if (Math.max(entry.bytes, entry.packedBytes) >= max32) throw new Error(`${text} is too large for the zip`)
    const sizes = Buffer.concat([u32(signatures.sizes), sizesOf(entry)])
    yield sizes
    at += header.length + entry.name.length + entry.packedBytes + sizes.length
    written.push(entry)
  }
  yield* writeList(written, at)
}

async function* deflate(content: Content, entry: WrittenEntry, packed = false): AsyncGenerator<Buffer> {
  const measured = async function* () {
    for await (const given of content) {
      const chunk = Buffer.from(given)
      entry.crc = crc32(chunk, entry.crc)
      entry.bytes += chunk.length
      yield chunk
    }
  }
  if (!packed) return yield* blocksOf(measured())
  const packer = createDeflateRaw()
  const reading = pipeline(measured, packer)
  // Iterating the packer throws the same error.
  reading.catch(() => undefined)
  yield* packer
  await reading
}

/** As they are, in the blocks that the method has for this. */
async function* blocksOf(chunks: AsyncIterable<Buffer>) {
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += max16) {
      const block = chunk.subarray(at, at + max16)
      yield Buffer.concat([blockHeader(block.length), block])
    }
  yield blockHeader(0, 1)
}

const blockHeader = (bytes: number, isLast = 0) =>
  Buffer.concat([Buffer.of(isLast), u16(bytes, max16 - bytes)])

function* writeList(written: WrittenEntry[], start: number) {
  let bytes = 0
  for (const entry of written) {
    const far = entry.at >= max32 ? Buffer.concat([u16(1, 8), u64(entry.at)]) : Buffer.alloc(0)
    const line = Buffer.concat([
      u32(signatures.listed),
      u16(versionOf(entry)),
      shared(entry, sizesOf(entry)),
      // The lengths, then disk and attributes, which are all 0.
      u16(entry.name.length, far.length, 0, 0, 0),
      u32(0, Math.min(entry.at, max32)),
      entry.name,
      far,
    ])
    bytes += line.length
    yield line
  }
  const end = start + bytes
  const count = written.length
  if (end >= max32 || count >= max16) {
    yield Buffer.concat([u32(signatures.end64), u64(44), u16(version64, version64), u32(0, 0)])
    yield u64(count, count, bytes, start)
    yield Buffer.concat([u32(signatures.locator64, 0), u64(end), u32(1)])
  }
  const counted = Math.min(count, max16)
  yield Buffer.concat([u32(signatures.end), u16(0, 0, counted, counted)])
  yield Buffer.concat([u32(bytes, Math.min(start, max32)), u16(0)])
}

/** What stands both before the content and in the list; before the content the sizes are not known. */
const shared = (entry: WrittenEntry, sizes = u32(0, 0, 0)) =>
  Buffer.concat([u16(versionOf(entry), flags, deflated), u32(entry.time), sizes])

const versionOf = ({ at }: WrittenEntry) => (at >= max32 ? version64 : version)

const sizesOf = ({ crc, packedBytes, bytes }: WrittenEntry) => u32(crc, packedBytes, bytes)

/** Little-endian, as zip wants it and as the processors are that this runs on. */
const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer)
const u32 = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer)
const u64 = (...values: number[]) => Buffer.from(BigUint64Array.from(values.map(BigInt)).buffer)

/** Local time in steps of two seconds, the date in the upper half. */
function dosTime(date: Date) {
  const day = ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate()
  const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1)
  return day * 0x10000 + time
}
