// Applications that were closed before they were sent, by job. They are kept for as long as the page stays open, also when
// the language is changed.
import { useEffect, useSyncExternalStore } from 'react'

export type Draft = {
  texts: Record<string, string>
  cv?: File
  /** A CV was chosen, but no file can be handed over to the page in another language. */
  lostCv?: boolean
}
type Drafts = ReadonlyMap<string, Draft>

const none: Drafts = new Map()
let drafts = none
const listeners = new Set<() => void>()

export function useDrafts() {
  useEffect(takeOver, [])
  return useSyncExternalStore(
    subscribe,
    () => drafts,
    () => none,
  )
}

/** As language/choice.ts has restored them. */
function takeOver() {
  const { drafts: restored } = document.documentElement.dataset
  if (restored && drafts.size === 0) set(new Map(JSON.parse(restored)))
}

/** A form in which nothing was typed leaves an older draft alone. */
export function keepDraft(jobId: string, form: HTMLFormElement) {
  const draft: Draft = { texts: {} }
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') draft.texts[name] = value
    else if (value.size > 0) draft.cv = value
  }
  draft.lostCv = !draft.cv && drafts.get(jobId)?.lostCv
  if (draft.cv || [...form.elements].some(isFilledIn)) set(new Map(drafts).set(jobId, draft))
}

const isFilledIn = (field: Element) =>
  field instanceof HTMLInputElement && !/hidden|box/.test(field.type) && field.value.trim() !== ''

export function removeDraft(jobId: string) {
  set(new Map([...drafts].filter(([id]) => id !== jobId)))
}

function set(next: Drafts) {
  drafts = next
  const texts = [...drafts].map(([id, { texts, cv, lostCv }]) => [id, { texts, lostCv: lostCv || !!cv }])
  document.documentElement.dataset.drafts = JSON.stringify(texts)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
