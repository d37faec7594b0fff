// Sends files over networks that are slow and break off.
import { CallError } from '../../api.ts'
import { withSession } from '../auth/session.ts'

const retryAfterMs = [2_000, 6_000]

/** Asks for the password when the session has expired; tries again when the connection breaks or the server is busy. */
export async function retry<T>(signal: AbortSignal, attempt: () => Promise<T>) {
  for (const pauseMs of retryAfterMs) {
    try {
      return await withSession(attempt)
    } catch (error) {
      if (!isLost(error) && !(error instanceof CallError && error.status === 503)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    signal.throwIfAborted()
  }
  return withSession(attempt)
}

/** The request or its answer was lost on the way. */
export const isLost = (error: unknown) => error instanceof CallError && error.status === 0

/** A list of files becomes several parts; what is undefined is left out. */
export function toFormData(fields: Record<string, string | number | boolean | File | File[] | undefined>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const part of [value].flat())
      if (part !== undefined) body.append(name, part instanceof File ? part : String(part))
  return body
}
