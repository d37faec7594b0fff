// Sends cached responses with their ETag, compressed as the client accepts it.
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedResponse } from '../cache/response-cache.ts'
import { createWorkQueue } from '../ops/work-queue.ts'

/** Compressing smaller bodies is not worth the work. */
const minCompressedBytes = 500

export type Encoding = 'br' | 'gzip'

export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse | Promise<CachedResponse>,
) {
  const response = await cached
  const { status, headers, etag, body } = response
  reply.code(status).headers(headers)
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  const encoding = body.length < minCompressedBytes ? undefined : encodingFor(request.headers)
  if (!encoding) return reply.send(body)
  const bytes = await encodedBody(response, encoding)
  return reply.header('Content-Encoding', encoding).send(bytes)
}

/** The one with the largest weight, which is 1 where none is given; a weight of zero refuses an encoding. */
export function encodingFor({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders) {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [, name = '', weight = '1'] = /^\s*([^\s;]+)\s*(?:;\s*q=\s*([\d.]+)\s*)?$/.exec(part) ?? []
    weights.set(name, Number(weight))
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = weightOf('gzip') > weightOf('br') ? 'gzip' : 'br'
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined
}

/** Concurrent requests share one compression. */
function encodedBody({ body, encoded }: CachedResponse, encoding: Encoding) {
  const known = encoded.get(encoding)
  if (known) return known
  const made = queue.run(() => (encoding === 'br' ? brotli(body, brotliOptions(body.length)) : zip(body)))
  encoded.set(encoding, made)
  made.catch(() => encoded.delete(encoding))
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
