import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type FailureCode, statusOf } from '#contract/call.ts'
import type { Message } from '#contract/languages.ts'
import { messages, requestMessages } from '#contract/messages.ts'
import type { CachedResponse } from '../cache/response-cache.ts'
import { logRefusal } from '../ops/log.ts'
import { isUnreachable } from '../ops/overload.ts'
import { isNavigation, messageLanguageOf, sendCached, textIn } from './negotiation.ts'

/** A refusal with a message for the client; it becomes a response below, in the language of the request. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly translatable: Message
  readonly retryAfterSeconds: number | undefined
  constructor(code: FailureCode, message: Message, retryAfterSeconds?: number) {
    super(textIn('en', message))
    this.code = code
    this.translatable = message
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A refusal with a message for each invalid field. */
export class InputFailure extends Failure {
  readonly fields: Record<string, Message>
  constructor(
    message: Message,
    fields: Record<string, Message>,
    code: FailureCode = 'invalid_input',
    retryAfterSeconds?: number,
  ) {
    super(code, message, retryAfterSeconds)
    this.fields = fields
  }
}

export function orNotFound<T>(record: T | undefined, message: string): T {
  if (record === undefined) throw new Failure('not_found', message)
  return record
}

/**
 * Whoever floods waits, and the pages do not: once or twice `ms`, so that those who came at once do not all come back at once.
 */
export async function throwLate(error: unknown, ms: number): Promise<never> {
  await wait(ms * (1 + Math.random()))
  throw error
}

// Turns every error into `{ code, message }`; nothing internal leaks.

type Headers = Record<string, string>
type ErrorResponse = { status: number; code: string; message: string; fields?: Record<string, string> }
type Described = { status: number; code: string; message: Message; fields?: Record<string, Message> }

/** Undefined where no page can be made; then the error goes out as JSON. */
export type RenderError = (
  response: ErrorResponse,
  request: FastifyRequest,
) => Promise<CachedResponse | undefined>

/** A page for those who opened the address in a browser, JSON for everybody else. */
export const createErrorHandler =
  (renderError?: RenderError) =>
  async (error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) => {
    const { status, ...body } = errorResponse(error, request, reply)
    const page = isNavigation(request) ? await renderError?.({ status, ...body }, request) : undefined
    return page ? sendCached(request, reply, { ...page, status }) : reply.code(status).send(body)
  }

/** For URLs that the router cannot parse. No hook runs for them, so the headers are set here. */
export const handleUrlError =
  (headers: Headers, handleError: ReturnType<typeof createErrorHandler>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ...headers, 'Cache-Control': 'no-store' })
    const failure =
      error.statusCode === 414
        ? new Failure('not_found', messages.errors.notFound)
        : new Failure('invalid_input', requestMessages.brokenAddress)
    return handleError(failure, request, reply)
  }

const lingerMs = 2_000

const clientErrors: Record<string, [status: number, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', requestMessages.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'invalid_input', requestMessages.tooSlow],
}

/** For bytes that are not HTTP, or never become a complete request. */
export const handleClientError = (headers: Headers) => (error: { code?: string }, socket: Socket) => {
  // Node calls this again for every further chunk.
  if (socket.writableEnded) return
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const other = [400, 'invalid_input', requestMessages.brokenRequest] as const
  const [status, code, message] = clientErrors[error.code ?? ''] ?? other
  const body = JSON.stringify({ code, message })
  const lines = {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
  // Closing at once would discard the response before a client that is still sending reads it.
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** Many of these in a short time are a sign of an attack. */
const securityEvents = new Set<string>(['not_allowed', 'too_many', 'busy'])

const retryAfterSeconds = 10

/** In the language of the page that made the request. */
export function errorResponse(
  error: FastifyError | Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorResponse {
  const language = messageLanguageOf(request)
  const { message, fields, ...found } = describeError(error, request, reply)
  const texts = fields && Object.entries(fields).map(([name, wrong]) => [name, textIn(language, wrong)])
  return { ...found, message: textIn(language, message), fields: texts && Object.fromEntries(texts) }
}

/** Logs the error and sets Retry-After where it helps. */
function describeError(
  error: FastifyError | Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): Described {
  if (error instanceof Failure) {
    if (error.retryAfterSeconds) reply.header('Retry-After', error.retryAfterSeconds)
    if (securityEvents.has(error.code)) logRefusal(request, error.code)
    const fields = error instanceof InputFailure ? error.fields : undefined
    return { status: statusOf[error.code], code: error.code, message: error.translatable, fields }
  }
  const status = error.statusCode ?? 500
  if (status === 413) return { status, code: 'too_large', message: requestMessages.tooLarge }
  if (status === 415) return { status, code: 'wrong_type', message: requestMessages.wrongType }
  if (status >= 400 && status < 500)
    return { status: 400, code: 'invalid_input', message: requestMessages.brokenBody }
  if (isDiskFull(error)) return { status: 507, code: 'disk_full', message: requestMessages.diskFull }
  if (isUnreachable(error)) {
    request.log.error({ err: error }, 'the database or the file store cannot be reached')
    reply.header('Retry-After', retryAfterSeconds)
    return { status: statusOf.busy, code: 'busy', message: requestMessages.unreachable }
  }
  request.log.error({ err: error }, 'unexpected error')
  return { status: 500, code: 'internal', message: requestMessages.internal }
}

const sqliteFull = 13

const isDiskFull = (error: { code?: string; errcode?: number }) =>
  fullCodes.has(error.code ?? '') || error.errcode === sqliteFull

export const postgresFull = '53100'
const fullCodes = new Set(['ENOSPC', 'EDQUOT', postgresFull])
