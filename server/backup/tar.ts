// Archives in the plain old tar format (ustar), which every system can open. We name and size every entry ourselves,
// so the few fields below are all there is to it.
import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { StartError } from '../http/failure.ts'

const block = 512

export type TarEntry = { name: string; bytes: number; start: number }
type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export async function createTar(path: string) {
  const handle = await open(path, 'w', 0o600)
  let written = 0
  const write = async (chunk: Uint8Array) => {
    for (let done = 0; done < chunk.length; )
      done += (await handle.write(chunk, done, chunk.length - done, written + done)).bytesWritten
    written += chunk.length
  }
  return {
    /** The SHA-256 of what was written. After a failure the archive is as it was before. */
    async add(name: string, bytes: number, content: Content) {
      const hash = createHash('sha256')
      const before = written
      try {
        await write(headerOf(name, bytes))
        for await (const chunk of content) {
          hash.update(chunk)
          await write(chunk)
        }
        if (written !== before + block + bytes) throw new Error(`${name} has another size than it said`)
        await write(Buffer.alloc((block - (bytes % block)) % block))
      } catch (error) {
        written = before
        throw error
      }
      return hash.digest('hex')
    },
    /** On return the archive survives a power cut. */
    async finish() {
      await write(Buffer.alloc(2 * block))
      await handle.truncate(written)
      await handle.sync()
      return written
    },
    close: () => handle.close(),
  }
}

function headerOf(name: string, bytes: number) {
  const header = Buffer.alloc(block)
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0')
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for the archive`)
  header.write(name, 0)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(bytes, 12), 124)
  header.write(octal(Math.floor(Date.now() / 1000), 12), 136)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  header.write(`${octal(sumOf(header), 7)}\u0000 `, 148)
  return header
}

/** The sum of all bytes of a header, with its own place taken as spaces. */
function sumOf(header: Buffer) {
  let sum = 8 * 32
  for (const [i, byte] of header.entries()) if (i < 148 || i >= 156) sum += byte
  return sum
}

/** What the archive holds; contents are passed over. Throws when it is cut off or is no archive. */
export async function listTar(handle: FileHandle, path: string) {
  const damaged = new StartError(`The file ${path} is damaged, incomplete, or no backup`)
  const entries: TarEntry[] = []
  const { size } = await handle.stat()
  const header = Buffer.alloc(block)
  for (let at = 0; ; ) {
    const { bytesRead } = await handle.read(header, 0, block, at)
    if (bytesRead < block) throw damaged
    if (header.every((byte) => byte === 0)) return entries
    const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/[\0 ].*$/s, '')
    const bytes = Number.parseInt(text(124, 136), 8)
    if (Number.parseInt(text(148, 156), 8) !== sumOf(header)) throw damaged
    const start = at + block
    at = start + Math.ceil(bytes / block) * block
    if (!(at <= size)) throw damaged
    entries.push({ name: text(0, 100), bytes, start })
  }
}

const chunkBytes = 65_536

export function readEntry(handle: FileHandle, entry: TarEntry): Readable {
  return Readable.from(chunksOf(handle, entry), { objectMode: false })
}

async function* chunksOf(handle: FileHandle, { bytes, start }: TarEntry) {
  for (let at = 0; at < bytes; ) {
    const wanted = Math.min(chunkBytes, bytes - at)
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(wanted), 0, wanted, start + at)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
    at += bytesRead
  }
}
