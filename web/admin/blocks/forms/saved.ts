// The record that was saved last, for the panel that tells it.
import { useEffect, useState } from 'react'
import type { RecordKind } from '#contract/records/fields.ts'

export type Saved = {
  kind: RecordKind
  id: string
  slug?: string
  name: string
  message: string
  /** Whether visitors see it. */
  shown?: boolean
}

/** On the form to which "Add another" leads. */
export const addFormId = 'add-record'

/** Saved on a screen without a panel, for the screen that comes next. */
let waiting: Saved | undefined
const panels = new Set<(saved: Saved | undefined) => void>()

/** Undefined takes back what was told, since it may no longer be true. */
export function tellSaved(saved?: Saved) {
  waiting = panels.size > 0 ? undefined : saved
  for (const show of panels) show(saved)
}

/** What is to be told on this screen. */
export function useSaved() {
  const [saved, setSaved] = useState(() => waiting)
  useEffect(() => {
    waiting = undefined
    panels.add(setSaved)
    return () => void panels.delete(setSaved)
  }, [])
  return saved
}
