// The built scripts, styles, fonts and icons, in the compressed form the build left beside them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000
const day = 86_400

export async function assetRoutes(app: FastifyInstance, clientDir: string) {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['**/.vite/**'],
    preCompressed: existsSync(join(clientDir, 'assets')),
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A built file carries a hash of its content in its name and never changes.
      const built = path.includes('/assets/')
      reply.header('Cache-Control', built ? `public, max-age=${year}, immutable` : `public, max-age=${day}`)
    },
  })
}
