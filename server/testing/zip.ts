// For tests only: small zip archives.
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'

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
