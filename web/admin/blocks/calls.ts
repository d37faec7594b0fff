// Calls of the admin area, what is told when one fails, and what is read again after a change. When the session has expired,
// the password is asked for and the call is repeated, so that nothing typed is lost.
import type { QueryClient } from '@tanstack/react-query'
import { type Access, mayUse } from '#contract/access/roles.ts'
import { type CallInput, type CallOutput, idempotencyHeader } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { CallError, type CallOptions, call, newKey, pathOf, useCall } from '../../calls/api.ts'
import { toast } from '../../ui/toast.ts'
import { reasonOf } from '../../ui/words.ts'
import { createListeners } from './listeners.ts'

let prompt: PromiseWithResolvers<void> | undefined
let logins = 0
const { subscribe, notify } = createListeners()

export const isExpired = (error: unknown) => error instanceof CallError && error.status === 401

/** The account that is logged in; undefined until the server has answered. */
export const useAccount = () => useCall('whoAmI', {}).data

/** Whether the account may use this; false until the server has answered. */
export function useMay(access: Access) {
  const account = useAccount()
  return account !== undefined && mayUse(account.roles, access)
}

const authenticatedKey = 'isAdminAuthenticated'

/** The browser's assumption that somebody is logged in, under the name in the specification. */
export const signedIn = {
  get: () => localStorage.getItem(authenticatedKey) === 'true',
  set: () => localStorage.setItem(authenticatedKey, 'true'),
  clear: () => localStorage.removeItem(authenticatedKey),
}

/** A call of the admin area. Without a session it waits until the person has logged in again. */
export function adminCall<N extends CallName>(
  name: N,
  sent: CallInput<Calls[N]>,
  options?: CallOptions,
): Promise<CallOutput<Calls[N]>> {
  return withSession(() => (pathOf(name).once ? callOnce(name, sent, options) : call(name, sent, options)))
}

/** The keys of what was sent without an answer, by its words: whoever sends it again means the same. */
const unanswered = new Map<string, string>()

async function callOnce<N extends CallName>(name: N, sent: CallInput<Calls[N]>, options?: CallOptions) {
  const { params, body } = sent as { params?: object; body?: unknown }
  const fields = body instanceof FormData ? [...body].map(([field, value]) => [field, wordsOf(value)]) : body
  const words = JSON.stringify([name, params, fields])
  const key = unanswered.get(words) ?? newKey()
  unanswered.set(words, key)
  try {
    const prepare = (request: XMLHttpRequest) => request.setRequestHeader(idempotencyHeader, key)
    const answer = await call(name, sent, { ...options, prepare })
    unanswered.delete(words)
    return answer
  } catch (error) {
    // What a server or proxy could not answer may be stored all the same.
    if (error instanceof CallError && error.status > 0 && error.status < 500) unanswered.delete(words)
    throw error
  }
}

const wordsOf = (value: FormDataEntryValue) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** The same for other ways to make a call, such as an upload. */
export async function withSession<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const before = logins
    try {
      return await send()
    } catch (error) {
      if (!isExpired(error)) throw error
      if (before === logins) await askForPassword()
    }
  }
}

/** Opens one dialog for all calls that wait. Never settles when the person gives up, since the screen is left. */
export function askForPassword() {
  prompt ??= Promise.withResolvers<void>()
  notify()
  return prompt.promise
}

export const passwordPrompt = {
  isOpen: () => prompt !== undefined,
  subscribe,
  succeed() {
    logins += 1
    prompt?.resolve()
    passwordPrompt.close()
  },
  close() {
    prompt = undefined
    notify()
  },
}

/** The server's own message about a failed call, if it sent one. */
export function errorMessage(error: unknown, fallback: string = staffMessages.auth.somethingWrong) {
  return (error instanceof CallError && error.message) || fallback
}

/** Shows it, and why there was no answer. */
export function reportError(error: unknown, fallback?: string): undefined {
  toast.error(errorMessage(error, fallback), { reason: reasonOf(error) })
}

/**
 * After a change: reads what the screen shows again, and everything else when it is next shown. Most changes are seen in the
 * record, its lists, counts, the diary and the dashboard; of the reads of a screen hardly one would be left out.
 */
export async function refreshAll(client: QueryClient) {
  // What is being loaded for the first time began before the change, and would not be asked for again.
  await client.cancelQueries({ predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries()
}
