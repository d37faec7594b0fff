// Serves stored images to those who may open them. A file never changes under its name, so browsers may cache it forever.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#contract/messages.ts'
import { Failure } from '../http/errors.ts'
import type { Files } from './files.ts'
import { sourceOf, stemOf } from './images/keys.ts'

const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }
const forever = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'
const inThisBrowser = 'private, max-age=3600'

/** A picture that is not for everybody, or may not be tomorrow, is kept by no cache but the browser's. */
export type Opening = 'everybody' | 'this browser'
type Options = {
  files: Files
  folders: string[]
  /** Undefined for whoever may not open it. */
  openingOf: (src: string, request: FastifyRequest, link: string | undefined) => Promise<Opening | undefined>
}
type Asked = { Params: { name: string; link?: string } }

export function publicFileRoutes(app: FastifyInstance, { files, folders, openingOf }: Options) {
  for (const folder of folders) {
    const open = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
      const { name, link } = request.params
      const key = `${folder}/${name}`
      // Any other name never reaches the store.
      const src = sourceOf(key)
      const opening = src && (await openingOf(src, request, link))
      const exact = opening && (await files.open(key))
      // A JPEG size that does not exist, as of the demo pictures, falls back to the largest.
      const found =
        exact ?? (opening && key.endsWith('.jpg') ? await files.open(`${stemOf(src)}.jpg`) : undefined)
      if (!found) throw new Failure('not_found', messages.errors.notFound)
      return reply
        .headers({
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Cache-Control': opening === 'this browser' ? inThisBrowser : exact ? forever : forAnHour,
          'Content-Type': types[key.slice(key.lastIndexOf('.') + 1)],
          'Content-Length': found.bytes,
        })
        .send(found.stream)
    }
    app.get<Asked>(`/uploads/${folder}/:name`, open)
    app.get<Asked>(`/uploads/${folder}/:link/:name`, open)
  }
}
