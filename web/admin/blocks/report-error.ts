import { staffMessages } from '#contract/staff-messages.ts'
import { CallError } from '../../calls/api.ts'
import { toast } from '../../ui/toast.ts'
import { reasonOf } from '../../ui/words.ts'

/** The server's own message about a failed call, if it sent one. */
export function errorMessage(error: unknown, fallback: string = staffMessages.auth.somethingWrong) {
  return (error instanceof CallError && error.message) || fallback
}

/** Shows it, and why there was no answer. */
export function reportError(error: unknown, fallback?: string): undefined {
  toast.error(errorMessage(error, fallback), { reason: reasonOf(error) })
}
