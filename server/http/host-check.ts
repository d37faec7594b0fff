import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import { Failure } from './failure.ts'

/** A target that names a host, two Host headers or none may be read differently by a proxy in front of us. */
export function refuseOddTargets(app: FastifyInstance) {
  // Node would answer this one itself, without our headers; nobody has to meet an expectation.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    const isHostMissing = hosts.length === 0 && raw.httpVersion !== '1.0'
    const isOdd = !raw.url?.startsWith('/') || hosts.length > 1 || isHostMissing
    done(isOdd ? new Failure('invalid_input', messages.errors.brokenAddress) : undefined)
  })
}
