// The stored pictures, for everybody. A file never changes under its name, so browsers may keep it.
import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import { Failure } from '../platform/failure.ts'
import type { Files } from '../platform/files.ts'
import { pictureFolders, sourceOf } from '../platform/pictures.ts'

const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }

const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

export function uploadRoutes(app: FastifyInstance, { files }: { files: Files }) {
  for (const folder of pictureFolders) {
    app.get<{ Params: { name: string } }>(`/uploads/${folder}/:name`, async (request, reply) => {
      const key = `${folder}/${request.params.name}`
      // Only a name of the form we give reaches the store.
      const found = sourceOf(key) && (await files.open(key))
      if (!found) throw new Failure('not_found', messages.errors.notFound)
      const extension = key.slice(key.lastIndexOf('.') + 1)
      return reply
        .headers({ ...headers, 'Content-Type': types[extension], 'Content-Length': found.bytes })
        .send(found.stream)
    })
  }
}
