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

const handedOverKey = 'drafts'

/** The page in another language is another document. */
function handOver({ target }: MouseEvent) {
  if (drafts.size === 0 || !(target instanceof Element && target.closest('a[data-language]'))) return
  const texts = [...drafts].map(([id, { texts, cv, lostCv }]) => [id, { texts, lostCv: lostCv || !!cv }])
  try {
    sessionStorage.setItem(handedOverKey, JSON.stringify(texts))
  } catch {}
}

function takeOver() {
  try {
    const texts = JSON.parse(sessionStorage.getItem(handedOverKey) ?? '[]')
    sessionStorage.removeItem(handedOverKey)
    if (texts.length > 0) set(new Map([...texts, ...drafts]))
  } catch {}
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

export function forgetDraft(jobId: string) {
  set(new Map([...drafts].filter(([id]) => id !== jobId)))
}

function set(next: Drafts) {
  drafts = next
  // The language may be changed on any page.
  document.addEventListener('click', handOver, true)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
