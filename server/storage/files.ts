// Storage of uploaded files. Keys look like 'folder/<name>.pdf' or 'folder/<name>-640.webp' and are never user input.
import { createReadStream } from 'node:fs'
import { access, constants, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { fsyncPath, makeFolder } from '../ops/disk.ts'
import { StartError } from '../ops/listening.ts'
import { runParallel } from '../ops/work.ts'

export type StoredFile = { key: string; bytes: number; modified: Date }

export type Files = {
  /** Moves a file from the incoming folder into the store; on return it survives a power cut. */
  save: (key: string, sourcePath: string) => Promise<void>
  open: (key: string) => Promise<{ stream: Readable; bytes: number } | undefined>
  /** From one key to another; files that are not there are left out. */
  move: (moves: { from: string; to: string }[]) => Promise<void>
  remove: (keys: string[]) => Promise<void>
  list: (folder: string) => Promise<StoredFile[]>
  check: () => Promise<void>
}

/** The bucket of STORAGE_URL, or a folder beside the database. */
export const createFiles = ({ storageUrl, dataDir }: { storageUrl: string | undefined; dataDir: string }) =>
  storageUrl ? createS3Files(storageUrl) : createLocalFiles(join(dataDir, 'uploads'))

export function createLocalFiles(root: string): Files {
  const pathOf = (key: string) => join(root, key)

  return {
    async save(key, sourcePath) {
      const target = pathOf(key)
      await makeFolder(dirname(target))
      await fsyncPath(sourcePath)
      await rename(sourcePath, target)
      await fsyncPath(dirname(target))
    },
    async open(key) {
      const found = await stat(pathOf(key)).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return { stream: createReadStream(pathOf(key)), bytes: found.size }
    },
    async move(moves) {
      const folders = new Set<string>()
      for (const { from, to } of moves) {
        if (!(await stat(pathOf(from)).catch(() => undefined))) continue
        await makeFolder(dirname(pathOf(to)))
        await rename(pathOf(from), pathOf(to))
        folders.add(dirname(pathOf(to))).add(dirname(pathOf(from)))
      }
      for (const folder of folders) await fsyncPath(folder)
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))
    },
    async list(folder) {
      const entries = await readdir(pathOf(folder), { withFileTypes: true }).catch(() => [])
      const found: StoredFile[] = []
      for (const { name } of entries.filter((entry) => entry.isFile())) {
        const file = await stat(join(root, folder, name)).catch(() => undefined)
        if (file) found.push({ key: `${folder}/${name}`, bytes: file.size, modified: file.mtime })
      }
      return found
    },
    async check() {
      await makeFolder(root)
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK)
    },
  }
}

/** The file store cannot be reached, is overloaded or refuses us; a retry may succeed. */
export class StoreError extends Error {}

// File storage in an S3-compatible bucket: s3://KEY:SECRET@host/bucket?region=ap-south-1, s3+http:// without TLS.

const timeoutMs = 10_000
/** For the largest picture, over a slow line. */
const saveMs = 30_000
const retries = 3
const removesAtOnce = 8
/** Overloaded, or its key is no longer right. */
const awayStatuses = new Set([401, 403, 429])
const movesAtOnce = 16

export function createS3Files(storageUrl: string): Files {
  const url = new URL(storageUrl)
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  if (!url.username || !url.password || !/^[^/]+$/.test(bucket))
    throw new StartError('STORAGE_URL must look like s3://key:secret@host/bucket')
  const root = `${url.protocol === 's3+http:' ? 'http' : 'https'}://${url.host}/${bucket}`
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries,
  })

  /** The timeout ends with the response headers: the body is read at the speed of its consumer. */
  async function send(method: string, path: string, body?: Buffer<ArrayBuffer>, copied?: string) {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), body ? saveMs : timeoutMs)
    try {
      const headers: Record<string, string> = copied ? { 'x-amz-copy-source': `/${bucket}/${copied}` } : {}
      const init = { method, headers, signal: controller.signal, ...(body && { body }) }
      const answer = await client.fetch(`${root}${path}`, init).catch(throwUnreachable)
      const absent = answer.status === 404 && (method !== 'PUT' || copied) && path.startsWith('/')
      if (answer.ok || absent) return answer
      const reason = `the file store answered ${answer.status} to ${method}: ${await errorCodeOf(answer)}`
      throw answer.status >= 500 || awayStatuses.has(answer.status)
        ? new StoreError(reason)
        : new Error(reason)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async save(key, sourcePath) {
      await (await send('PUT', `/${key}`, await readFile(sourcePath))).body?.cancel()
      await rm(sourcePath)
    },
    async open(key) {
      const answer = await send('GET', `/${key}`)
      if (answer.status === 404 || !answer.body) {
        await answer.body?.cancel()
        return undefined
      }
      const stream = Readable.fromWeb(answer.body as ReadableStream)
      return { stream, bytes: Number(answer.headers.get('content-length')) }
    },
    async move(moves) {
      await runParallel(moves, movesAtOnce, async ({ from, to }) => {
        const answer = await send('PUT', `/${to}`, undefined, from)
        const text = await answer.text()
        if (textOf(text, 'Code') === 'NoSuchKey') return
        // An error after the headers were sent comes with the status 200.
        if (!answer.ok || text.includes('<Error>'))
          throw new StoreError('the file store could not copy a file')
        await (await send('DELETE', `/${from}`)).body?.cancel()
      })
    },
    async remove(keys) {
      await runParallel(keys, removesAtOnce, async (key) => (await send('DELETE', `/${key}`)).body?.cancel())
    },
    async list(folder) {
      const found: StoredFile[] = []
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` })
        if (next) query.set('continuation-token', next)
        const page = await (await send('GET', `?${query}`)).text()
        found.push(...parseList(page))
        next = textOf(page, 'NextContinuationToken')
      } while (next)
      return found
    },
    async check() {
      await (await send('GET', '?list-type=2&max-keys=1&prefix=none/')).body?.cancel()
    },
  }
}

function throwUnreachable(cause: unknown): never {
  throw new StoreError('the file store cannot be reached', { cause })
}

function parseList(xml: string): StoredFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    bytes: Number(textOf(entry, 'Size')),
    modified: new Date(textOf(entry, 'LastModified') ?? 0),
  }))
}

const errorCodeOf = async (answer: Response) => textOf(await answer.text(), 'Code') ?? 'no reason given'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function textOf(xml: string, tag: string) {
  const [, text] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? []
  return text?.replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
}
