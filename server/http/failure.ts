import { messages } from '#contract/messages.ts'
import type { FailureCode } from '#contract/route.ts'

/** A refusal with a message for the client; errors.ts turns it into a response. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly retryAfterSeconds: number | undefined
  constructor(code: FailureCode, message: string, retryAfterSeconds?: number) {
    super(message)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A refusal with a message for each invalid field. */
export class InputFailure extends Failure {
  readonly fields: Record<string, string>
  constructor(message: string, fields: Record<string, string>, code: FailureCode = 'invalid_input') {
    super(code, message)
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
