// What a call is given, held against its row of the contract.
import type { z } from 'zod'
import { messages } from '#contract/messages.ts'
import type { Route } from '#contract/route.ts'
import { Failure, InputFailure } from './failure.ts'

type RawInput = { params: unknown; query: unknown; body: unknown }

/** Everything from outside is read by the row's own schemas, or refused with a sentence. */
export function readInput(route: Route, raw: RawInput) {
  return {
    params: route.params && parse(route.params, raw.params, 'not_found'),
    query: route.query && parse(route.query, raw.query),
    body: route.body && parse(route.body, raw.body),
  }
}

function parse(schema: z.ZodType, value: unknown, code: 'invalid_input' | 'not_found' = 'invalid_input') {
  const result = schema.safeParse(value, { error: sentenceFor })
  if (result.success) return result.data
  if (code === 'not_found') throw new Failure(code, messages.errors.notFound)
  const { issues } = result.error
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[String(path[0] ?? '')] ??= message
  const [worst] = [...issues.filter(isMissing), ...issues]
  throw new InputFailure(worst?.message ?? messages.errors.invalidInput, fields)
}

/** What was left out is said before what is wrong with the rest. */
const isMissing = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' || (issue.code === 'too_small' && issue.minimum === 1)

/** For what the contract has no words of its own for. */
function sentenceFor({ path = [] }: { path?: PropertyKey[] }) {
  const field = path.filter((key) => typeof key === 'string').at(-1)
  return field === undefined ? messages.errors.invalidInput : `Please check the value of '${field}'.`
}
