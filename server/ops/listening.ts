import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Why the server cannot start, as a sentence for the operator. It never contains a password. */
export class StartError extends Error {}

/** An unexpected error is a bug, so its stack is shown. */
export function sentenceFor(error: unknown) {
  return error instanceof StartError ? error.message : String((error as Error).stack ?? error)
}

// The port of the server, and why it may not listen on it.

type Address = { host: string; port: number; publicUrl: string; logLevel: string }

/** With PORT=0 any free port is reserved at once, since links contain it before the server listens. */
export async function choosePort<C extends Address>(given: C) {
  const { host, logLevel } = given
  const explain = (error: unknown) => {
    throw explainListenError(error, host)
  }
  const reserved = given.port === 0 ? await reservePort(host).catch(explain) : undefined
  const port = reserved?.port ?? given.port
  const publicUrl = given.publicUrl.replace(/^(http:\/\/localhost):0$/, `$1:${port}`)

  async function listen(app: FastifyInstance) {
    // Suppresses Fastify's own line about the address.
    app.log.level = 'warn'
    await reserved?.release()
    await app.listen({ port, host }).catch(explain)
    app.log.level = logLevel
  }
  return { config: { ...given, port, publicUrl }, listen }
}

export async function reservePort(host: string) {
  const server = createServer((socket) => socket.destroy()).listen(0, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async release() {
      server.close()
      await once(server, 'close')
    },
  }
}

function explainListenError(error: unknown, host: string) {
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is in use already: stop the other program, or choose another with PORT=3001`,
    )
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs more rights: choose one above 1023 with PORT=3001`)
  if (code && ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(code))
    return new StartError(
      `HOST=${host} is no address of this machine: leave HOST out, or set it to 0.0.0.0 for all of them`,
    )
  return error
}
