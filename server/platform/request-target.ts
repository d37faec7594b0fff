import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import { Failure } from './failure.ts'

/** A target that names a host, or two Host headers, may be read differently by a proxy in front of us. */
export function refuseOddTargets(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    if (!raw.url?.startsWith('/') || hosts.length > 1)
      throw new Failure('invalid_input', messages.errors.brokenAddress)
  })
}
