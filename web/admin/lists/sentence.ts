import { messages } from '#contract/messages.ts'
import { CallError } from '../../api.ts'

/** What to say about a failed call: the server's own words where it had any. */
export function sentenceOf(error: unknown, fallback: string = messages.auth.somethingWrong) {
  return (error instanceof CallError && error.sentence) || fallback
}
