import type { FastifyInstance } from 'fastify'

/** Reads JSON bodies; an empty one, as some clients send with DELETE, is no body at all. */
export function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body, done)
  })
}
