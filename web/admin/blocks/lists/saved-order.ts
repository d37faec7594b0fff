import { arrayMove } from '@dnd-kit/sortable'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const saveAfterMs = 800

/** `from` is the order that the change started from. */
type Save = (ids: string[], from: readonly string[]) => Promise<unknown>

/** An order that shows at once and is saved after a pause, or when the screen is left. */
export function useSavedOrder(stored: readonly string[], save: Save) {
  const [changed, setChanged] = useState<string[]>()
  const unsaved = useRef<string[]>(undefined)
  const saving = useRef(false)
  const ids = changed ? mergeOrder(changed, stored) : [...stored]

  const flush = useEffectEvent(async () => {
    if (saving.current || !unsaved.current) return
    saving.current = true
    let from = stored
    // A move made while saving starts from what was just saved.
    while (unsaved.current) {
      const order = mergeOrder(unsaved.current, from)
      unsaved.current = undefined
      await save(order, from)
      from = order
    }
    saving.current = false
    setChanged(undefined)
  })

  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => flush(), saveAfterMs)
    return () => clearTimeout(timer)
  }, [changed])
  useEffect(() => () => void flush(), [])

  function move(id: string, to: number) {
    unsaved.current = arrayMove(ids, ids.indexOf(id), to)
    setChanged(unsaved.current)
  }

  return { ids, move }
}

/** The wanted order of what is still stored; what is new comes last. */
export function mergeOrder(wanted: readonly string[], stored: readonly string[]) {
  return [...wanted.filter((id) => stored.includes(id)), ...stored.filter((id) => !wanted.includes(id))]
}
