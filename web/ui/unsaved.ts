// Screens and dialogs with unsaved changes, so that leaving them can ask first.
import { createContext, useContext, useEffect } from 'react'

const unsaved = new Set<symbol>()

export const hasUnsaved = () => unsaved.size > 0
export const clearUnsaved = () => unsaved.clear()

/** The changes inside one dialog: closing it asks only about those. */
export const UnsavedScope = createContext<Set<symbol>>(unsaved)

export function useUnsaved(dirty: boolean) {
  const scope = useContext(UnsavedScope)
  useEffect(() => {
    if (!dirty) return
    const mark = Symbol('unsaved')
    const sets = [unsaved, scope]
    for (const set of sets) set.add(mark)
    return () => {
      for (const set of sets) set.delete(mark)
    }
  }, [dirty, scope])
}
