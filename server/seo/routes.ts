// robots.txt, sitemap.xml and the images for messengers.
import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import { sendCached } from '../http/content-encoding.ts'
import { Failure, throwLate } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import type { ShareImages } from './share-images.ts'
import { buildSitemap } from './sitemap.ts'

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
