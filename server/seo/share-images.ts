// The image that messengers show beside a link: any picture of the site, cropped to the size they all accept.
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { Services } from '../ops/services.ts'
import { createWorkQueue } from '../ops/work-queue.ts'
import type { Files } from '../storage/files.ts'
import { runImageWork } from '../storage/images/child-process.ts'
import { sourceOf } from '../storage/images/keys.ts'

const size = { width: 1200, height: 630 }
const maxBytes = 300_000
const maxCached = 32
/** Anybody can ask for these, so they wait apart from uploads and leave one image process to them. */
const queue = createWorkQueue({ atOnce: 1, waiting: 20 })

export type ShareImages = Awaited<ReturnType<typeof createShareImages>>

type Stores = Pick<Services, 'files'> & {
  clientDir?: string
  isForEverybody: (src: string) => Promise<boolean>
}

export async function createShareImages({ files, clientDir, isForEverybody }: Stores) {
  const made = new LRUCache<string, Uint8Array>({ max: maxCached })
  const making = new Map<string, Promise<Uint8Array | undefined>>()

  /** Undefined when there is no such image. */
  async function find(path: string) {
    // A leading version only makes the path change with the content.
    const source = path.replace(/^[0-9a-f]{8}\//, '')
    if (isUpload(source) && !(await isShown(source))) return undefined
    return made.get(source) ?? making.get(source) ?? make(source)
  }

  /** One name for each picture, that of its largest file. */
  const isShown = async (source: string) =>
    sourceOf(keyOf(source)) === `/${source}` && (await isForEverybody(`/${source}`))

  async function make(source: string) {
    const job = cut(source)
    making.set(source, job)
    try {
      const image = await job
      if (image) made.set(source, image)
      return image
    } finally {
      making.delete(source)
    }
  }

  async function cut(source: string) {
    const read = isUpload(source) ? () => readUpload(files, source) : await findBuilt(clientDir, source)
    // Reads in the queue: a waiting job holds no picture in memory.
    return (
      read &&
      queue.run(async () => {
        const original = await read()
        return original && runImageWork('cutPicture', original, size, maxBytes)
      })
    )
  }

  return { find, version: await versionOf(clientDir) }
}

const isUpload = (source: string) => source.startsWith('uploads/')

async function readUpload(files: Files, source: string) {
  const found = await files.open(keyOf(source))
  return found && buffer(found.stream)
}

const keyOf = (source: string) => source.slice('uploads/'.length)

const builtName = /^pictures\/([\w-]+(?:\.[\w-]+)*)\.jpg$/

/** The pictures of the pages are built in several widths; the widest is cropped. */
async function findBuilt(clientDir: string | undefined, source: string) {
  const [, name] = builtName.exec(source) ?? []
  if (!clientDir || !name) return undefined
  const dir = join(clientDir, 'pictures')
  const names = await readdir(dir)
  const isWidth = /-\d+$/.test(name) && names.includes(name.replace(/-\d+$/, '.jpg'))
  const widths = names
    .filter((file) => file.startsWith(`${name}-`) && /^\d+\.jpg$/.test(file.slice(name.length + 1)))
    .map((file) => Number.parseInt(file.slice(name.length + 1), 10))
  const file = widths.length > 0 ? `${name}-${Math.max(...widths)}.jpg` : `${name}.jpg`
  return !isWidth && names.includes(file) ? () => readFile(join(dir, file)) : undefined
}

/** Changes when one of the pages' own pictures does; a stored one has a new name instead. */
async function versionOf(clientDir: string | undefined) {
  const hash = createHash('sha256')
  const dir = clientDir && join(clientDir, 'pictures')
  const names = dir ? await readdir(dir).catch(() => []) : []
  for (const name of names.sort()) hash.update(`${name} ${(await stat(join(dir ?? '', name))).size}\n`)
  return hash.digest('hex').slice(0, 8)
}
