import { setTimeout as wait } from 'node:timers/promises'
import type { FailureCode } from '#contract/call.ts'
import type { Message } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { textIn } from './language.ts'

/** A refusal with a message for the client; errors.ts turns it into a response, in the language of the request. */
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

/** For an update that changed no row: the record is gone, or somebody else has changed it. */
export function throwUpdateFailure(record: unknown, message: string): never {
  if (record) throw new Failure('conflict', messages.errors.conflict)
  throw new Failure('not_found', message)
}

/**
 * Whoever floods waits, and the pages do not: once or twice `ms`, so that those who came at once do not all come back at once.
 */
export async function throwLate(error: unknown, ms: number): Promise<never> {
  await wait(ms * (1 + Math.random()))
  throw error
}
