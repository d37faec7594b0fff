// Parses what a call receives with the schemas of the contract.
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Call, HandlerInput } from '#contract/call.ts'
import { messages, requestMessages } from '#contract/messages.ts'
import { Failure, InputFailure } from './failure.ts'

/** An empty JSON body, as some clients send with DELETE, counts as none. */
export function acceptJson(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parseJson(request, body, done)
  })
}

export type RawInput = { params?: unknown; query?: unknown; body?: unknown }

export function parseInput<C extends Call>(call: C, raw: RawInput) {
  return {
    params: call.params && parse(call.params, raw.params, 'not_found'),
    query: call.query && parse(call.query, raw.query ?? {}),
    body: call.body && parse(call.body, raw.body),
  } as HandlerInput<C>
}

function parse(schema: z.ZodType, value: unknown, code: 'invalid_input' | 'not_found' = 'invalid_input') {
  const result = schema.safeParse(value, { error: fallbackMessage })
  if (result.success) return result.data
  if (code === 'not_found') throw new Failure(code, messages.errors.notFound)
  const { issues } = result.error
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[String(path[0] ?? '')] ??= message
  // What was left out is reported before what is wrong with the rest.
  const [worst] = [...issues.filter(isMissing), ...issues]
  throw new InputFailure(worst?.message ?? requestMessages.invalidInput, fields)
}

const isMissing = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' || (issue.code === 'too_small' && issue.minimum === 1)

/** For issues without a message in the contract. */
function fallbackMessage({ path = [] }: { path?: PropertyKey[] }) {
  const field = path.filter((key) => typeof key === 'string').at(-1)
  return field === undefined ? requestMessages.invalidInput : `Please check the value of '${field}'.`
}
