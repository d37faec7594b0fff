// Writes a zip archive as a stream.
import { addAbortSignal, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipEntry = {
  name: string
  modified: Date
  content: Readable
  /** Pictures and PDFs do not get smaller by it. */
  compress: boolean
  /** If it is given and the content has another size, the archive fails. */
  bytes?: number
}

/** When an entry fails, so does the stream, and the archive lacks its directory: nobody takes it for a whole one. */
export function writeZip(entries: AsyncIterable<ZipEntry>) {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const closed = new AbortController()
  const fail = (error: Error) => output.destroy(error)
  output.once('close', () => closed.abort())
  zip.on('error', fail)
  addEntries(zip, entries, closed.signal).catch(fail)
  return output
}

/** The next entry is taken when the one before it is read to its end. */
async function addEntries(zip: ZipFile, entries: AsyncIterable<ZipEntry>, closed: AbortSignal) {
  for await (const { name, modified, content, compress, bytes } of entries) {
    const size = bytes === undefined ? {} : { size: bytes }
    zip.addReadStream(addAbortSignal(closed, content), name, { mtime: modified, compress, ...size })
    await finished(content)
  }
  zip.end()
}
