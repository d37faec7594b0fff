// The stored pictures, for everybody. A file never changes under its name, so browsers may keep it.
import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import { Failure } from '../http/failure.ts'
import type { Files } from './files.ts'
import { nameOf, pictureFolders, sourceOf } from './images/names.ts'

const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }

const headers = { 'Content-Security-Policy': "default-src 'none'; sandbox" }
const forever = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

export function uploadRoutes(app: FastifyInstance, { files }: { files: Files }) {
  for (const folder of pictureFolders) {
    app.get<{ Params: { name: string } }>(`/uploads/${folder}/:name`, async (request, reply) => {
      const key = `${folder}/${request.params.name}`
      // Only a name of the form we give reaches the store.
      const src = sourceOf(key)
      const exact = src && (await files.open(key))
      // A JPEG size that was never made, as of the demo pictures, is answered with the largest form.
      const found =
        exact ?? (src && key.endsWith('.jpg') ? await files.open(`${nameOf(src)}.jpg`) : undefined)
      if (!found) throw new Failure('not_found', messages.errors.notFound)
      return reply
        .headers({
          ...headers,
          'Cache-Control': exact ? forever : forAnHour,
          'Content-Type': types[key.slice(key.lastIndexOf('.') + 1)],
          'Content-Length': found.bytes,
        })
        .send(found.stream)
    })
  }
}
