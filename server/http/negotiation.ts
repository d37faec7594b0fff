// What a request sends and what it wants back: JSON, a form or a page.
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Call, FormCall } from '#contract/call.ts'
import {
  fill,
  type Language,
  languageIn,
  languageParameter,
  type Message,
  messagesParameter,
  splitLanguage,
} from '#contract/languages.ts'
import { requestMessages } from '#contract/messages.ts'
import { adminPages, publicPages } from '#contract/pages.ts'
import { malayalamOf } from '#contract/words.ts'
import type { CachedResponse } from '../cache/response-cache.ts'
import { createWorkQueue } from '../ops/work.ts'
import { Failure } from './errors.ts'

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string]

type Request = { headers: IncomingHttpHeaders }

export const isRead = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD'

export const wantsHtml = ({ headers }: Request) => headers.accept?.includes('text/html') ?? false

/** Somebody opened the address in a window; older browsers do not send Sec-Fetch-Dest. */
export const isNavigation = (request: Request & { method: string }) =>
  isRead(request) && wantsHtml(request) && (request.headers['sec-fetch-dest'] ?? 'document') === 'document'

export const isMultipart = ({ headers }: Request) =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
const isJson = ({ headers }: Request) => /^application\/json\b/i.test(headers['content-type'] ?? '')

/** JSON calls accept only JSON and upload calls only multipart; calls without a body accept anything. */
export function checkContentType(call: Call, request: Request) {
  if (!call.body) return
  const fits = call.files ? isMultipart(request) : isJson(request) || (call.form && isMultipart(request))
  if (!fits) throw new Failure('wrong_type', requestMessages.wrongType)
}

/** A form that was sent without JavaScript; its refusal is a page that still shows what was typed. */
export const isPageForm = (call: Call, request: Request): call is FormCall =>
  call.form !== undefined && wantsHtml(request)

const pagePaths = new Set<string>(
  [...Object.values(publicPages), ...Object.values(adminPages)].map((page) => page.path),
)

/** Where a page and a call share a path, a browser that navigates gets the page and everybody else the call. */
export const sharesPath = ({ method, path }: Call) => method === 'GET' && pagePaths.has(path)

/** A route with the constraint `{ accept: 'html' }` matches only requests that want HTML. */
export const acceptConstraint: Strategy = {
  name: 'accept',
  storage() {
    const handlers = new Map<unknown, Parameters<ReturnType<Strategy['storage']>['set']>[1]>()
    return {
      get: (key) => handlers.get(key) ?? null,
      set: (key, handler) => void handlers.set(key, handler),
    }
  },
  deriveConstraint: (request) => (wantsHtml(request) ? 'html' : 'other'),
  validate: () => undefined,
  mustMatchWhenDerived: false,
}

// Sends cached responses with their ETag, compressed as the client accepts it.

/** Compressing smaller bodies is not worth the work. */
const minCompressedBytes = 500

type Encoding = 'br' | 'gzip'

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

// The language of a request, and our messages in it.

/** The language of the page that is requested or that makes the call; English by default. */
export function languageOf(request: FastifyRequest) {
  const { language } = splitLanguage(request.url)
  return language === 'en' ? parameterOf(request, languageParameter) : language
}

/** Calls of the admin area ask for messages only: what it shows and edits is the English text. */
export function messageLanguageOf(request: FastifyRequest) {
  const language = parameterOf(request, messagesParameter)
  return language === 'en' ? languageOf(request) : language
}

function parameterOf({ query, url }: FastifyRequest, name: string) {
  // An address that the router cannot read has no parsed query.
  if (!query) return languageIn(new URLSearchParams(url.split('?')[1]).get(name))
  return languageIn((query as Record<string, unknown>)[name])
}

export function textIn(language: Language, message: Message): string {
  const { text, values } = typeof message === 'string' ? { text: message } : message
  const found = language === 'en' ? text : malayalamOf(text)
  if (!values) return found
  // A value may be a name of ours, which has a translation too.
  const translated = Object.entries(values).map(([name, value]) => [name, textIn(language, String(value))])
  return fill(found, Object.fromEntries(translated))
}

export function withMessageIn<T>(language: Language, answer: T): T {
  const { message } = (answer ?? {}) as { message?: string }
  return message === undefined ? answer : { ...answer, message: textIn(language, message) }
}
