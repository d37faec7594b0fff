// What the site can be asked, for those who want to build on it: admins, and everybody during development.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#contract/accounts.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { Failure } from './failure.ts'
import { pagePolicy } from './headers.ts'
import { wantsDocument } from './negotiation.ts'
import { openApiDocument } from './openapi.ts'
import { docsPage } from './openapi-page.ts'

type Options = {
  publicUrl: string
  forEverybody: boolean
  whoIs: (request: FastifyRequest) => Promise<Account | undefined>
}

export function apiDocsRoutes(app: FastifyInstance, { publicUrl, forEverybody, whoIs }: Options) {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (forEverybody || (await whoIs(request))) return
    if (wantsDocument(request)) return reply.redirect(adminPages.login.path)
    throw new Failure('not_signed_in', messages.auth.signInNeeded)
  }

  app.get('/docs', { onRequest }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', pagePolicy).send(docsPage()),
  )
  app.get('/docs/openapi.json', { onRequest }, async () => openApiDocument(publicUrl))
  app.get('/docs/docs.css', async (_request, reply) =>
    reply.type('text/css').send(await readFile(join(import.meta.dirname, 'docs.css'))),
  )
}
