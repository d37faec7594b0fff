import type { FailureCode } from '#contract/errors.ts'

/** A refusal that the caller may read: thrown anywhere, answered once by errors.ts. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly retryAfterSeconds: number | undefined
  constructor(code: FailureCode, message: string, retryAfterSeconds?: number) {
    super(message)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A refusal of what was typed, with a sentence for each field that is not in order. */
export class InputFailure extends Failure {
  readonly fields: Record<string, string>
  constructor(message: string, fields: Record<string, string>) {
    super('invalid_input', message)
    this.fields = fields
  }
}

/** The file store cannot be reached or is overloaded; in a moment it may answer again. */
export class StoreError extends Error {}

/** Why the server cannot start, in a sentence for the person at the terminal. */
export class StartError extends Error {}
