// robots.txt, sitemap.xml and the images for messengers.
import type { FastifyInstance } from 'fastify'
import type { CacheTag } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { alternatesOf, languages, pathIn } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { jobPath, projectPath, servicePath } from '#contract/record-paths.ts'
import type { CacheableResponse } from '../cache/response-cache.ts'
import { Failure, throwLate } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { sendCached } from '../http/negotiation.ts'
import type { Services } from '../ops/services.ts'
import type { ShareImages } from './share-images.ts'

type SeoServices = Pick<Services, 'cache' | 'limits' | 'publicUrl'> & {
  api: Api
  shareImages: ShareImages
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
const tags: CacheTag[] = ['contents', 'projects', 'services', 'jobs', 'reviews']

type Entry = { path: string; lastmod?: string }

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

function toXml(publicUrl: string, entries: Entry[]) {
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
