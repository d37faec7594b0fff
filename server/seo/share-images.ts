// The picture a messenger shows beside a link: any picture of ours, cut to the one size they all understand.
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Files } from '../storage/files.ts'
import { imageQueue } from '../storage/images/images.ts'
import { sourceOf, stemOf } from '../storage/images/keys.ts'
import { runImageWork } from '../storage/images/workers.ts'

const size = { width: 1200, height: 630 }
const maxBytes = 300_000
const maxKept = 32

export type SharePictures = Awaited<ReturnType<typeof createSharePictures>>

export async function createSharePictures({ files, clientDir }: { files: Files; clientDir?: string }) {
  const kept = new Map<string, Promise<Buffer | undefined>>()

  /** Undefined when there is no such picture. The least asked for make room for new ones. */
  function find(address: string) {
    // A leading version only makes the address change with what is behind it.
    const source = address.replace(/^[0-9a-f]{8}\//, '')
    const known = kept.get(source)
    kept.delete(source)
    const picture = known ?? make(source)
    kept.set(source, picture)
    const forget = () => kept.delete(source)
    if (!known) picture.then((found) => found ?? forget(), forget)
    for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
    return picture
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

const builtForm = /^(assets|pictures)\/([\w-]+(?:\.[\w-]+)*)\.jpg$/

/** The pages' own pictures lie beside each other in several widths: the widest is the best to cut from. */
async function readBuilt(clientDir: string, source: string) {
  const [, folder, name] = builtForm.exec(source) ?? []
  if (!folder || !name) return undefined
  const dir = join(clientDir, folder)
  const widths = (await readdir(dir))
    .filter((file) => file.startsWith(`${name}-`) && /^\d+\.jpg$/.test(file.slice(name.length + 1)))
    .map((file) => Number.parseInt(file.slice(name.length + 1), 10))
  const file = widths.length > 0 ? `${name}-${Math.max(...widths)}.jpg` : `${name}.jpg`
  return readFile(join(dir, file)).catch(() => undefined)
}

/** Changes when one of the pages' own pictures does; stored and bundled ones get a new name instead. */
async function versionOf(clientDir: string | undefined) {
  const hash = createHash('sha256')
  const dir = clientDir && join(clientDir, 'pictures')
  const names = dir ? await readdir(dir).catch(() => []) : []
  for (const name of names.sort()) hash.update(`${name} ${(await stat(join(dir ?? '', name))).size}\n`)
  return hash.digest('hex').slice(0, 8)
}
