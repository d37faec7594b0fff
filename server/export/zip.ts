// Writes a zip archive as a stream. Sizes and checksums follow each entry, since they are known only then; what lies beyond
// 4 GB or 65,535 entries is written in the 64-bit form.
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>
/** Pictures and PDFs do not get smaller by packing them. */
export type ZipEntry = { name: string; modified: Date; content: Content; packed?: true }
type Written = { name: Buffer; at: number; time: number; crc: number; packedBytes: number; bytes: number }

const signatures = {
  ...{ entry: 0x04034b50, sizes: 0x08074b50, listed: 0x02014b50 },
  ...{ end64: 0x06064b50, locator64: 0x07064b50, end: 0x06054b50 },
}
/** 2.0 for the method, 4.5 for the 64-bit form. */
const [version, version64] = [20, 45]
/** Sizes follow the content; names are UTF-8. */
const flags = 0x0808
const deflated = 8
const [max16, max32] = [0xffff, 0xffffffff]

/** `offset` is the length of what is written before it. Ends early only by throwing, and then lacks its list of entries. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, offset = 0): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = offset
  for await (const { name: text, modified, content, packed } of entries) {
    const entry = { name: Buffer.from(text), at, time: dosTime(modified), crc: 0, packedBytes: 0, bytes: 0 }
    const header = fields([4, signatures.entry], ...sharedFields(entry), [2, entry.name.length], [2, 0])
    yield Buffer.concat([header, entry.name])
    for await (const chunk of deflate(content, entry, packed)) {
      entry.packedBytes += chunk.length
      yield chunk
    }
    if (Math.max(entry.bytes, entry.packedBytes) >= max32) throw new Error(`${text} is too large for the zip`)
    const sizes = fields([4, signatures.sizes], ...sizeFields(entry))
    yield sizes
    at += header.length + entry.name.length + entry.packedBytes + sizes.length
    written.push(entry)
  }
  yield* writeList(written, at)
}

async function* deflate(content: Content, entry: Written, packed = false): AsyncGenerator<Buffer> {
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
  Buffer.concat([Buffer.of(isLast), fields([2, bytes], [2, max16 - bytes])])

function* writeList(written: Written[], start: number) {
  let bytes = 0
  for (const entry of written) {
    const isFar = entry.at >= max32
    const far = isFar ? fields([2, 1], [2, 8], [8, entry.at]) : Buffer.alloc(0)
    const made: Field = [2, isFar ? version64 : version]
    const names: Field[] = [
      [2, entry.name.length],
      [2, far.length],
      [2, 0],
      [2, 0],
      [2, 0],
    ]
    const place: Field[] = [
      [4, 0],
      [4, Math.min(entry.at, max32)],
    ]
    const line = fields([4, signatures.listed], made, ...sharedFields(entry, true), ...names, ...place)
    bytes += line.length + entry.name.length + far.length
    yield Buffer.concat([line, entry.name, far])
  }
  const end = start + bytes
  const count = written.length
  if (end >= max32 || count >= max16) {
    const counts: Field[] = [
      [8, count],
      [8, count],
      [8, bytes],
      [8, start],
    ]
    const made: Field[] = [
      [2, version64],
      [2, version64],
      [4, 0],
      [4, 0],
    ]
    yield fields([4, signatures.end64], [8, 44], ...made, ...counts)
    yield fields([4, signatures.locator64], [4, 0], [8, end], [4, 1])
  }
  const counts: Field[] = [
    [2, Math.min(count, max16)],
    [2, Math.min(count, max16)],
  ]
  const places: Field[] = [
    [4, bytes],
    [4, Math.min(start, max32)],
    [2, 0],
  ]
  yield fields([4, signatures.end], [2, 0], [2, 0], ...counts, ...places)
}

/** What stands both before the content and in the list; before the content the sizes are not known. */
function sharedFields(entry: Written, known = false): Field[] {
  const sizes = known ? sizeFields(entry) : sizeFields({ crc: 0, packedBytes: 0, bytes: 0 })
  const needed: Field = [2, entry.at >= max32 ? version64 : version]
  return [needed, [2, flags], [2, deflated], [4, entry.time], ...sizes]
}

const sizeFields = ({ crc, packedBytes, bytes }: Pick<Written, 'crc' | 'packedBytes' | 'bytes'>): Field[] => [
  [4, crc],
  [4, packedBytes],
  [4, bytes],
]

type Field = [bytes: 2 | 4 | 8, value: number]

function fields(...list: Field[]) {
  const buffer = Buffer.alloc(list.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of list) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

/** Local time in steps of two seconds, the date in the upper half. */
function dosTime(date: Date) {
  const day = ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate()
  const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1)
  return day * 0x10000 + time
}
