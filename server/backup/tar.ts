// Reads and writes tar archives (ustar), with the few header fields that our own entries need. Unlike tar-stream it
// reads entries by offset, and undoes an entry whose content failed halfway.
import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { StartError } from '../ops/listening.ts'

const block = 512
const chunkBytes = 65_536
const maxNameBytes = 100

type TarEntry = { name: string; bytes: number; start: number }

export async function createTar(path: string) {
  const handle = await open(path, 'w', 0o600)
  let end = 0
  const write = async (chunk: Uint8Array) => {
    for (let done = 0; done < chunk.length; )
      done += (await handle.write(chunk, done, chunk.length - done, end + done)).bytesWritten
    end += chunk.length
  }
  return {
    /** Returns the SHA-256 of the content. After a failure the archive is as it was before. */
    async add(name: string, bytes: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
      const hash = createHash('sha256')
      const start = end
      try {
        await write(createHeader(name, bytes))
        for await (const chunk of content) {
          hash.update(chunk)
          await write(chunk)
        }
        if (end !== start + block + bytes) throw new Error(`${name} has another size than it said`)
        await write(Buffer.alloc((block - (bytes % block)) % block))
      } catch (error) {
        end = start
        throw error
      }
      return hash.digest('hex')
    },
    /** Returns the size of the archive, which now survives a power cut. */
    async finish() {
      await write(Buffer.alloc(2 * block))
      await handle.truncate(end)
      await handle.sync()
      return end
    },
    close: () => handle.close(),
  }
}

function createHeader(name: string, bytes: number) {
  if (Buffer.byteLength(name) > maxNameBytes) throw new Error(`${name} is too long a name for the archive`)
  const header = Buffer.alloc(block)
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  header.write(name, 0)
  header.write(octal(0o600, 7), 100)
  header.write(octal(0, 7), 108)
  header.write(octal(0, 7), 116)
  header.write(octal(bytes, 11), 124)
  header.write(octal(Math.floor(Date.now() / 1000), 11), 136)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  header.write(`${octal(checksumOf(header), 6)}\u0000 `, 148)
  return header
}

/** The sum of all bytes of a header, with the checksum itself taken as spaces. */
const checksumOf = (header: Buffer) =>
  header.reduce((sum, byte, i) => sum + (i >= 148 && i < 156 ? 32 : byte), 0)

/** Reads only the headers. Throws when the archive is cut off, or the file is not an archive. */
export async function listTar(handle: FileHandle, path: string) {
  const damaged = new StartError(`The file ${path} is damaged, incomplete, or no backup`)
  const entries: TarEntry[] = []
  const { size } = await handle.stat()
  const header = Buffer.alloc(block)
  const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/[\0 ].*$/s, '')
  for (let at = 0; ; ) {
    if ((await handle.read(header, 0, block, at)).bytesRead < block) throw damaged
    if (header.every((byte) => byte === 0)) return entries
    if (Number.parseInt(text(148, 156), 8) !== checksumOf(header)) throw damaged
    const octal = text(124, 136)
    if (!/^[0-7]+$/.test(octal)) throw damaged
    const bytes = Number.parseInt(octal, 8)
    const start = at + block
    at = start + Math.ceil(bytes / block) * block
    if (!(at <= size)) throw damaged
    entries.push({ name: text(0, maxNameBytes), bytes, start })
  }
}

export const readEntry = (handle: FileHandle, entry: TarEntry): Readable =>
  Readable.from(readChunks(handle, entry), { objectMode: false })

async function* readChunks(handle: FileHandle, { bytes, start }: TarEntry) {
  for (let at = 0; at < bytes; ) {
    const wanted = Math.min(chunkBytes, bytes - at)
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(wanted), 0, wanted, start + at)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
    at += bytesRead
  }
}
