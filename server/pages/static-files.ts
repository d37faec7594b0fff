// Serves the built client: scripts, styles, fonts, icons and pictures, compressed as the build left them.
import { createReadStream, readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from '../http/negotiation.ts'
import { wasmWorkerPolicy } from '../http/server.ts'

const forAYear = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/vnd.microsoft.icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
/** web/admin/images/files/heic-worker.ts: as a worker, it has the policy that its own response states. */
const wasmWorker = /^assets\/heic-worker-[\w-]+\.js$/
const suffixes = { br: '.br', gzip: '.gz' }

export function staticFileRoutes(app: FastifyInstance, clientDir: string) {
  const files = readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
  // A request is looked up in this set and never becomes a path.
  const names = new Set(files.map((file) => file.replaceAll(sep, '/')))
  const served = new Set([...names].filter((name) => !name.startsWith('.') && extname(name) in types))

  // One route per folder: a route per file takes megabytes.
  for (const path of new Set([...served].map((name) => `/${name.replace(/\/.*/, '/*')}`))) {
    app.get(path, async ({ url, headers }, reply) => {
      const [name = ''] = url.slice(1).split('?')
      if (!served.has(name)) return reply.callNotFound()
      const accepted = encodingFor(headers)
      const encoding = accepted && names.has(name + suffixes[accepted]) ? accepted : undefined
      const file = join(clientDir, name + (encoding ? suffixes[encoding] : ''))
      const found = await stat(file).catch(() => undefined)
      if (!found) return reply.callNotFound()
      const etag = `W/"${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}"`
      reply.headers({
        'Content-Type': types[extname(name)],
        // Names in assets/ contain a hash of the content.
        'Cache-Control': name.startsWith('assets/') ? forAYear : forADay,
        ETag: etag,
        Vary: 'Accept-Encoding',
      })
      if (encoding) reply.header('Content-Encoding', encoding)
      if (wasmWorker.test(name)) reply.header('Content-Security-Policy', wasmWorkerPolicy)
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.header('Content-Length', found.size).send(createReadStream(file))
    })
  }
}
