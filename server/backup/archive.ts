// A backup is one tar file: the uploaded files under uploads/, the rows of each table as gzipped JSON lines under
// rows/, manifest.json, and SHA256SUMS with the checksum of every entry.
import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createGunzip, gzip } from 'node:zlib'
import { fsyncPath } from '../ops/disk.ts'
import { StartError } from '../ops/listening.ts'
import { type Batch, batchSize, type Sums } from './rows.ts'
import { createTar, listTar, readEntry } from './tar.ts'

const pack = promisify(gzip)
const format = 1
const uploads = 'uploads/'
/** Many times what the largest row of a site has. */
const maxRowMegabytes = 5
const unpackedAtOnceBytes = 262_144

type Manifest = {
  format: number
  made_at: string
  /** The last migration of the database. */
  schema: string
  tables: Sums
  /** Referenced files that were lost before the backup was made. */
  missing: string[]
}

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>

/** Writes to a temporary name until it is finished, so that a file named as a backup is complete. */
export async function createArchive(path: string) {
  const part = `${path}.part`
  const tar = await createTar(part)
  const sums: string[] = []
  let parts = 0
  const add = async (name: string, bytes: number, content: Parameters<typeof tar.add>[2]) => {
    sums.push(`${await tar.add(name, bytes, content)}  ${name}\n`)
  }
  const addBytes = (name: string, bytes: Buffer) => add(name, bytes.length, [bytes])
  return {
    addFile: (key: string, file: { stream: Readable; bytes: number }) =>
      add(uploads + key, file.bytes, file.stream),
    async addRows({ table, rows }: Batch) {
      if (rows.length === 0) return
      const lines = rows.map((row) => `${JSON.stringify(row)}\n`)
      await addBytes(`rows/${table}-${++parts}.jsonl.gz`, await pack(lines.join('')))
    },
    async finish(manifest: Omit<Manifest, 'format'>) {
      await addBytes('manifest.json', Buffer.from(JSON.stringify({ format, ...manifest }, null, 2)))
      await addBytes('SHA256SUMS', Buffer.from(sums.join('')))
      const bytes = await tar.finish()
      await tar.close()
      await rename(part, path)
      await fsyncPath(dirname(path))
      return bytes
    },
    async discard() {
      await tar.close()
      await rm(part, { force: true })
    },
  }
}

/** Reads the manifest and the list of entries; `verify` checks their content. */
export async function openArchive(path: string) {
  const handle = await open(path).catch(() => {
    throw new StartError(`The backup ${path} cannot be opened: is this its name, and may it be read?`)
  })
  try {
    const damaged = (what: string) =>
      new StartError(`The backup ${path} is damaged (${what}): use another one`)
    const entries = new Map((await listTar(handle, path)).map((entry) => [entry.name, entry]))
    const entryOf = (name: string) => {
      const entry = entries.get(name)
      if (!entry) throw damaged(`${name} is missing`)
      return entry
    }
    const textOf = async (name: string) => text(readEntry(handle, entryOf(name)))
    const manifest: Manifest = await textOf('manifest.json')
      .then(JSON.parse)
      .catch(() => {
        throw damaged('its manifest.json cannot be read')
      })
    if (manifest.format !== format)
      throw new StartError(
        `The backup ${path} was made by a newer version of this program: install that version first`,
      )
    const lines = (await textOf('SHA256SUMS')).trimEnd().split('\n')
    const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
    const names = [...entries.keys()]
    async function* rows(only?: string): AsyncGenerator<Batch> {
      for (const [name, entry] of entries) {
        const [, table] = /^rows\/(.*)-\d+\./.exec(name) ?? []
        if (!table || (only && table !== only)) continue
        const tooLong = damaged(`${name} has a row of over ${maxRowMegabytes} MB, as no site writes it`)
        for await (const lines of unpackLines(readEntry(handle, entry), tooLong))
          yield { table, rows: lines.map((line) => JSON.parse(line)) }
      }
    }
    return {
      manifest,
      bytes: [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      keys: new Set(
        names.filter((name) => name.startsWith(uploads)).map((name) => name.slice(uploads.length)),
      ),
      /** Throws unless every entry is there and matches its checksum, and all rows can be read. */
      async verify(onEntry: (done: number, all: number) => void) {
        let done = 0
        for (const name of sums.keys()) entryOf(name)
        for (const [name, entry] of entries) {
          if (name !== 'SHA256SUMS' && sums.get(name) !== (await sha256Of(readEntry(handle, entry))))
            throw damaged(`${name} is not what it was`)
          onEntry(++done, entries.size)
        }
        for await (const _ of rows());
      },
      rows,
      async open(key: string) {
        const entry = entries.get(uploads + key)
        return entry && { stream: readEntry(handle, entry), bytes: entry.bytes }
      },
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** A few lines at a time: a small part may unpack to more than the memory holds. */
async function* unpackLines(packed: Readable, tooLong: Error) {
  const unpacked = pipeline(packed, createGunzip({ chunkSize: unpackedAtOnceBytes }), () => undefined)
  let rest = ''
  for await (const text of unpacked.setEncoding('utf8')) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > maxRowMegabytes * 1_000_000) throw tooLong
    for (let at = 0; at < lines.length; at += batchSize) yield lines.slice(at, at + batchSize)
  }
  if (rest) yield [rest]
}

export async function sha256Of(stream: Readable) {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}
