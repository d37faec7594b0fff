import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import { Failure } from './failure.ts'

/** A target that names a host, or two Host headers, may be read differently by a proxy in front of us. */
export function refuseOddTargets(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    const isOdd = !raw.url?.startsWith('/') || hosts.length > 1
    done(isOdd ? new Failure('invalid_input', messages.errors.brokenAddress) : undefined)
  })
}
