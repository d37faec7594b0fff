import type { FailureCode } from '#contract/errors.ts'

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
  constructor(message: string, fields: Record<string, string>) {
    super('invalid_input', message)
    this.fields = fields
  }
}

/** The file store cannot be reached or is overloaded; a retry may succeed. */
export class StoreError extends Error {}

/** Why the server cannot start, as a sentence for the operator. */
export class StartError extends Error {}
