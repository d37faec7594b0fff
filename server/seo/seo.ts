// robots.txt, sitemap.xml and the images for messengers.

import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CacheTag } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { alternatesOf, languages, pathIn } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { jobPath, projectPath, servicePath } from '#contract/record-paths.ts'
import { recordKinds } from '#contract/records/registry.ts'
import type { CacheableResponse } from '../cache/response-cache.ts'
import { Failure, throwLate } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { sendCached } from '../http/negotiation.ts'
import type { Services } from '../ops/services.ts'
import { createWorkQueue } from '../ops/work.ts'
import type { Files } from '../storage/files.ts'
import { sourceOf } from '../storage/images/picture-files.ts'
import { runImageWork } from '../storage/images/pictures.ts'

type SeoServices = Pick<Services, 'cache' | 'limits' | 'publicUrl'> & {
  api: Api
  shareImages: Awaited<ReturnType<typeof createShareImages>>
  refusalDelayMs: number
}

export function seoRoutes(app: FastifyInstance, services: SeoServices) {
  const { api, cache, limits, publicUrl, shareImages, refusalDelayMs } = services
  const robots = `User-agent: *\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(robots),
  )

  app.get('/sitemap.xml', (request, reply) =>
    sendCached(
      request,
      reply,
      cache.get('sitemap', () => buildSitemap(api, publicUrl)),
    ),
  )

  app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const find = () => shareImages.find(request.params['*'])
    const image = await limits
      .atOnce(request, 'shareImages', find)
      .catch((error) => throwLate(error, refusalDelayMs))
    if (!image) return throwLate(new Failure('not_found', messages.errors.notFound), refusalDelayMs)
    return reply
      .headers({
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .send(image)
  })
}

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' }
const tags: CacheTag[] = ['contents', ...recordKinds]

/** Pages that list records have the date of the newest one; other pages have no date. */
async function buildSitemap(api: Api, publicUrl: string): Promise<CacheableResponse> {
  const [projects, services, jobs, reviews, home] = await Promise.all([
    api.read(calls.listProjects, {}),
    api.read(calls.listServices, {}),
    api.read(calls.listJobs, {}),
    api.read(calls.listReviews, { query: { limit: 1 } }),
    api.read(calls.getContent, { params: { page: 'home' } }),
  ])
  const newest: Record<string, string | undefined> = {
    [publicPages.home.path]: projects.items[0]?.created_at,
    [publicPages.gallery.path]: projects.items[0]?.created_at,
    [publicPages.career.path]: jobs.items[0]?.created_at,
    [publicPages.reviews.path]: reviews.items[0]?.created_at,
  }
  const isThere = (path: string) => !path.includes(':') && (path !== publicPages.cost.path || home.hasCost)
  const pages = Object.values(publicPages).filter(({ path }) => isThere(path))
  const body = toXml(publicUrl, [
    ...pages.map(({ path }) => ({ path, lastmod: newest[path] })),
    ...projects.items.map((project) => ({ path: projectPath(project), lastmod: project.created_at })),
    ...services.items.map((service) => ({ path: servicePath(service), lastmod: service.created_at })),
    ...jobs.items.map((job) => ({ path: jobPath(job), lastmod: job.created_at })),
  ])
  return { status: 200, headers, body, tags }
}

function toXml(publicUrl: string, entries: { path: string; lastmod?: string }[]) {
  const urls = entries.flatMap(({ path, lastmod }) => {
    const when = lastmod ? `<lastmod>${lastmod.slice(0, 10)}</lastmod>` : ''
    const addressOf = (own: string) => escaped(publicUrl + own)
    const links = alternatesOf(path).map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.tag}" href="${addressOf(other.path)}"/>`,
    )
    return languages.map(
      (language) => `<url><loc>${addressOf(pathIn(language, path))}</loc>${when}${links.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

// The image that messengers show beside a link: any picture of the site, cropped to the size they all accept.

const size = { width: 1200, height: 630 }
const maxBytes = 300_000
const maxCached = 32
/** Anybody can ask for these, so they wait apart from uploads and leave one image process to them. */
const queue = createWorkQueue({ atOnce: 1, waiting: 20 })

type Stores = Pick<Services, 'files'> & {
  clientDir?: string
  isForEverybody: (src: string) => Promise<boolean>
}

export async function createShareImages({ files, clientDir, isForEverybody }: Stores) {
  const made = new LRUCache<string, Uint8Array>({ max: maxCached })
  const making = new Map<string, Promise<Uint8Array | undefined>>()

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
