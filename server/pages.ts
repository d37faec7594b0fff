// The documents: every screen of the contract at its address, everything else the 404 page.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallName } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { adminPages, publicPages } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { Failure } from './platform/failure.ts'
import { type Api, wantsDocument } from './platform/http.ts'
import type { Renderer } from './platform/render.ts'

type Options = { api: Api; renderer: Renderer; policy: string }

export async function pageRoutes(app: FastifyInstance, { api, renderer, policy }: Options) {
  const callPaths = new Set<string>(
    Object.values(routes)
      .filter((r) => r.method === 'GET')
      .map((r) => r.path),
  )

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const { status, html } = await renderer(request.url, (name, sent) =>
      api.answer(routes[name as CallName], sent),
    )
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
      .send(html)
  }

  for (const { path } of [...Object.values(publicPages), ...Object.values(adminPages)]) {
    if (!callPaths.has(path)) app.get(path, sendPage)
    else
      app.get(path, { constraints: { document: 'yes' } }, (request, reply) =>
        sendPage(request, reply.header('Vary', 'Accept')),
      )
  }

  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && wantsDocument(request)) return sendPage(request, reply)
    throw new Failure('not_found', messages.errors.notFound)
  })
}
