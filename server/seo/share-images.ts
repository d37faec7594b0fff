// The image that messengers show beside a link: any picture of the site, cropped to the size they all accept.
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { Files } from '../storage/files.ts'
import { imageQueue } from '../storage/images/images.ts'
import { sourceOf, stemOf } from '../storage/images/keys.ts'
import { runImageWork } from '../storage/images/workers.ts'

const size = { width: 1200, height: 630 }
const maxBytes = 300_000
const maxCached = 32

export type ShareImages = Awaited<ReturnType<typeof createShareImages>>

export async function createShareImages({ files, clientDir }: { files: Files; clientDir?: string }) {
  const cache = new LRUCache<string, Buffer>({ max: maxCached, fetchMethod: make })

  /** Undefined when there is no such image. */
  function find(path: string) {
    // A leading version only makes the path change with the content.
    return cache.fetch(path.replace(/^[0-9a-f]{8}\//, ''))
  }

  async function make(source: string) {
    const original = (await readUpload(files, source)) ?? (clientDir && (await readBuilt(clientDir, source)))
    return original ? imageQueue.run(() => runImageWork('cutPicture', original, size, maxBytes)) : undefined
  }

  return { find, version: await versionOf(clientDir) }
}

async function readUpload(files: Files, source: string) {
  const [folder, ...rest] = source.split('/')
  const picture = folder === 'uploads' ? sourceOf(rest.join('/')) : undefined
  const found = picture && (await files.open(`${stemOf(picture)}.jpg`))
  return found && buffer(found.stream)
}

const builtName = /^(assets|pictures)\/([\w-]+(?:\.[\w-]+)*)\.jpg$/

/** The pictures of the pages are built in several widths; the widest is cropped. */
async function readBuilt(clientDir: string, source: string) {
  const [, folder, name] = builtName.exec(source) ?? []
  if (!folder || !name) return undefined
  const dir = join(clientDir, folder)
  const widths = (await readdir(dir))
    .filter((file) => file.startsWith(`${name}-`) && /^\d+\.jpg$/.test(file.slice(name.length + 1)))
    .map((file) => Number.parseInt(file.slice(name.length + 1), 10))
  const file = widths.length > 0 ? `${name}-${Math.max(...widths)}.jpg` : `${name}.jpg`
  return readFile(join(dir, file)).catch(() => undefined)
}

/** Changes when one of the pages' own pictures does; stored and bundled ones have a new name instead. */
async function versionOf(clientDir: string | undefined) {
  const hash = createHash('sha256')
  const dir = clientDir && join(clientDir, 'pictures')
  const names = dir ? await readdir(dir).catch(() => []) : []
  for (const name of names.sort()) hash.update(`${name} ${(await stat(join(dir ?? '', name))).size}\n`)
  return hash.digest('hex').slice(0, 8)
}
