// Parses what a call receives with the schemas of the contract.
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Call, HandlerInput } from '#contract/call.ts'
import type { Message } from '#contract/languages.ts'
import { messages, requestMessages } from '#contract/messages.ts'
import { fieldMessages, fieldNames } from '#contract/schemas.ts'
import { Failure, InputFailure } from './errors.ts'

/** An empty JSON body, as some clients send with DELETE, counts as none. */
export function acceptJson(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parseJson(request, body, done)
  })
}

/** What mail providers send to stop mails (RFC 8058) is not read: it says nothing that the address of the call does not say. */
export function acceptStopRequests(app: FastifyInstance) {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
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
  const result = schema.safeParse(value, { error: () => noMessage })
  if (result.success) return result.data
  if (code === 'not_found') throw new Failure(code, messages.errors.notFound)
  const { issues } = result.error
  const fields: Record<string, Message> = {}
  for (const issue of issues) fields[String(issue.path[0] ?? '')] ??= messageOf(issue)
  // What was left out is reported before what is wrong with the rest.
  const [worst] = [...issues.filter(isMissing), ...issues]
  throw new InputFailure(worst ? messageOf(worst) : requestMessages.invalidInput, fields)
}

const isMissing = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' || (issue.code === 'too_small' && issue.minimum === 1)

const { unclear, tooLong } = fieldMessages
/** Stands where the contract has none of its own. */
export const noMessage = ''

/** The message of the contract with its values, which zod keeps beside it; where there is none, the name of the field. */
export function messageOf({ path, message, ...issue }: z.core.$ZodIssue): Message {
  const field = path.findLast((key) => typeof key === 'string')
  if (message === noMessage)
    return field ? { text: unclear, values: { field } } : requestMessages.invalidInput
  const name = (fieldNames as Record<string, string>)[field ?? '']
  if (issue.code !== 'too_big' || !name) return message
  return { text: tooLong, values: { field: name, max: Number(issue.maximum) } }
}
