// What was typed into an application that was closed before it was sent, by job, for as long as the page stays open.
import { useSyncExternalStore } from 'react'

/** `texts` without the hidden fields, which the form has by itself. */
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
export function keepDraft(jobId: string, form: HTMLFormElement, names: readonly string[]) {
  const body = new FormData(form)
  const texts = Object.fromEntries(names.map((name) => [name, String(body.get(name) ?? '')]))
  const cv = body.get('cv')
  const draft = { texts, ...(cv instanceof File && cv.size > 0 ? { cv } : {}) }
  if (draft.cv || Object.values(texts).some((text) => text.trim())) set(new Map(drafts).set(jobId, draft))
}

export function forgetDraft(jobId: string) {
  set(new Map([...drafts].filter(([id]) => id !== jobId)))
}

/** Puts a file into a file input, as if it had been chosen. */
export function chooseFile(input: HTMLInputElement, file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
}

function set(next: Drafts) {
  drafts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
