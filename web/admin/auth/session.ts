// A session that has expired must not cost what somebody typed: the password is asked for, then the call goes out again.
import type { CallName } from '#contract/calls.ts'
import type { Answer, Sent } from '#contract/route.ts'
import type { Routes } from '#contract/routes.ts'
import { CallError, call } from '../../api.ts'

let waiting: PromiseWithResolvers<void> | undefined
let logins = 0
const listeners = new Set<() => void>()

export const isExpired = (error: unknown) => error instanceof CallError && error.status === 401

/** A call of the admin area. Without a session it waits until the person has logged in again, then carries on. */
export function adminCall<N extends CallName>(
  name: N,
  sent: Sent<Routes[N]>,
  signal?: AbortSignal,
): Promise<Answer<Routes[N]>> {
  return withSession(() => call(name, sent, signal))
}

/** The same for any other way of making a call, such as an upload. */
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

/** Opens the dialog, one for all who wait. Never settles when the person gives up: the screen is left then. */
export function askForPassword() {
  waiting ??= Promise.withResolvers<void>()
  notify()
  return waiting.promise
}

export const passwordPrompt = {
  isOpen: () => waiting !== undefined,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  succeed() {
    logins += 1
    waiting?.resolve()
    passwordPrompt.drop()
  },
  drop() {
    waiting = undefined
    notify()
  },
}

function notify() {
  for (const listener of listeners) listener()
}
