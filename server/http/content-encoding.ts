// Sends cached responses with their ETag, compressed as the client accepts it.
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CachedResponse } from '../cache/response-cache.ts'
import { createWorkQueue } from '../ops/work-queue.ts'

/** Compressing smaller bodies is not worth the work. */
const minCompressedBytes = 500

export type Encoding = 'br' | 'gzip'

/** Sends synchronously when everything is in memory, which is most of the time. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse | Promise<CachedResponse>,
): unknown {
  if (cached instanceof Promise) return cached.then((response) => sendCached(request, reply, response))
  const { status, headers, etag, body } = cached
  reply.code(status).headers(headers)
  if (status === 200 && request.headers['if-none-match'] === etag) return void reply.code(304).send()
  const encoding = body.length < minCompressedBytes ? undefined : encodingFor(request.headers)
  if (!encoding) return void reply.send(body)
  reply.header('Content-Encoding', encoding)
  const encoded = encodedBody(cached, encoding)
  if (encoded instanceof Promise) return encoded.then((bytes) => reply.send(bytes))
  reply.send(encoded)
}

export const encodingFor = ({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders) =>
  encodings.memo(accepted) || undefined

/** Browsers send one of a few headers. */
const encodings = new LRUCache({ max: 100, memoMethod: chooseEncoding })

/** The one with the largest weight, which is 1 where none is given; a weight of zero refuses an encoding. */
function chooseEncoding(accepted: string): Encoding | '' {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [, name = '', weight = '1'] = /^\s*([^\s;]+)\s*(?:;\s*q=\s*([\d.]+)\s*)?$/.exec(part) ?? []
    weights.set(name, Number(weight))
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = weightOf('gzip') > weightOf('br') ? 'gzip' : 'br'
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : ''
}

/** Concurrent requests share one compression. */
function encodedBody({ body, encoded }: CachedResponse, encoding: Encoding) {
  const known = encoded.get(encoding)
  if (known) return known
  const made = queue.run(() => (encoding === 'br' ? brotli(body, brotliOptions(body.length)) : zip(body)))
  encoded.set(encoding, made)
  made.then(
    (bytes) => encoded.set(encoding, bytes),
    () => encoded.delete(encoding),
  )
  return made
}

/** Compression shares the thread pool with file access. */
const queue = createWorkQueue({ atOnce: 2, waiting: Number.POSITIVE_INFINITY })

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** A window of 64 kB, about a page, in place of 4 MB for each compression. */
const brotliWindowBits = 16
const brotliOptions = (bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
})
