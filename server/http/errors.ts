// Every refusal and every surprise becomes `{ code, message }`; nothing internal leaks.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from '#contract/errors.ts'
import { messages } from '#contract/messages.ts'
import { logRefusal } from '../ops/security-log.ts'
import { Failure, InputFailure, StoreError } from './failure.ts'

export function answerError(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) {
  const { status, ...body } = refusalOf(error, request, reply)
  return reply.code(status).send(body)
}

/** An address that no route can read; it comes past the hooks, so it brings its headers itself. */
export const answerOddAddress =
  (headers: Record<string, string>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ...headers, 'Cache-Control': 'no-store' })
    const tooLong = error.statusCode === 414
    const failure = tooLong
      ? new Failure('not_found', messages.errors.notFound)
      : new Failure('invalid_input', messages.errors.brokenAddress)
    return answerError(failure, request, reply)
  }

/** Refusals that, in numbers, tell of an attack. */
const watched = new Set<string>(['not_allowed', 'too_many', 'busy'])

type Refusal = { status: number; code: string; message: string; fields?: Record<string, string> }

export function refusalOf(
  error: FastifyError | Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): Refusal {
  if (error instanceof Failure) {
    if (error.retryAfterSeconds) reply.header('Retry-After', error.retryAfterSeconds)
    if (watched.has(error.code)) logRefusal(request, error.code)
    const fields = error instanceof InputFailure ? error.fields : undefined
    return { status: statusOf[error.code], code: error.code, message: error.message, fields }
  }
  const known = knownRefusal(error)
  if (known) return known
  if (isUnreachable(error)) {
    request.log.error({ err: error }, 'the database or the file store cannot be reached')
    reply.header('Retry-After', retryAfterSeconds)
    return { status: statusOf.busy, code: 'busy', message: messages.errors.busy }
  }
  request.log.error({ err: error }, 'unexpected error')
  return { status: 500, code: 'internal', message: messages.errors.internal }
}

function knownRefusal(error: FastifyError): Refusal | undefined {
  const status = error.statusCode ?? 500
  if (status === 413) return { status, code: 'too_large', message: messages.errors.tooLarge }
  if (status === 415) return { status, code: 'wrong_type', message: messages.errors.wrongType }
  if (status >= 400 && status < 500)
    return { status: 400, code: 'invalid_input', message: messages.errors.brokenBody }
  if (isDiskFull(error)) return { status: 507, code: 'disk_full', message: messages.errors.diskFull }
  return undefined
}

const isDiskFull = (error: { code?: string; errcode?: number }) =>
  error.code === 'ENOSPC' || error.code === 'EDQUOT' || error.errcode === sqliteFull

const sqliteFull = 13

const retryAfterSeconds = 10

const isUnreachable = (error: Error & { code?: unknown }) =>
  error instanceof StoreError ||
  (typeof error.code === 'string' && lostConnection.test(error.code)) ||
  lostConnectionWords.test(error.message)

/** Of the network, and of PostgreSQL: connection exceptions, too many connections, stopping and starting. */
const lostConnection =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|E(HOST|NET)UNREACH|08\w{3}|53300|57P0[1-3])$/
/** What the driver of PostgreSQL says without a code. */
const lostConnectionWords =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect)/
