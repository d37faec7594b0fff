// What search engines and messengers fetch beside the pages.
import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { SharePictures } from './share-images.ts'
import { sitemapOf } from './sitemap.ts'

type Services = { api: Api; publicUrl: string; sharePictures: SharePictures }

export function foundRoutes(app: FastifyInstance, { api, publicUrl, sharePictures }: Services) {
  const robots = `User-agent: *\nDisallow: /admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(robots),
  )

  // Not kept anywhere: a job that closes leaves it at once.
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(await sitemapOf(api, publicUrl)),
  )

  app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const picture = await sharePictures.find(request.params['*'])
    if (!picture) throw new Failure('not_found', messages.errors.notFound)
    return reply
      .headers({
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .send(picture)
  })
}
