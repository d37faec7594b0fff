/** Why the server cannot start, as a sentence for the operator. It never contains a password. */
export class StartError extends Error {}

/** An unexpected error is a bug, so its stack is shown. */
export function sentenceFor(error: unknown) {
  return error instanceof StartError ? error.message : String((error as Error).stack ?? error)
}
