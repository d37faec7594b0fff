// What was typed into an application that was closed before it was sent, by job, for as long as the page stays open.
import { useSyncExternalStore } from 'react'

export type Draft = { texts: Record<string, string>; cv?: File }
type Drafts = ReadonlyMap<string, Draft>

const none: Drafts = new Map()
let drafts = none
const listeners = new Set<() => void>()

export function useDrafts() {
  return useSyncExternalStore(
    subscribe,
    () => drafts,
    () => none,
  )
}

/** A form in which nothing was typed leaves an older draft alone. */
export function keepDraft(jobId: string, form: HTMLFormElement) {
  const draft: Draft = { texts: {} }
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') draft.texts[name] = value
    else if (value.size > 0) draft.cv = value
  }
  if (draft.cv || [...form.elements].some(isFilledIn)) set(new Map(drafts).set(jobId, draft))
}

const isFilledIn = (field: Element) =>
  field instanceof HTMLInputElement && !/hidden|box/.test(field.type) && field.value.trim() !== ''

export function forgetDraft(jobId: string) {
  set(new Map([...drafts].filter(([id]) => id !== jobId)))
}

function set(next: Drafts) {
  drafts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
