import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pauseMs = 800

type Save = (ids: string[], from: readonly string[]) => Promise<unknown>

/**
 * An order that shows at once and is saved when the moving pauses, or when the screen is left. `save` is also told the
 * order that the moving started from.
 */
export function useSavedOrder(stored: readonly string[], save: Save) {
  const [changed, setChanged] = useState<string[]>()
  const unsaved = useRef<string[]>(undefined)
  const saving = useRef(false)
  const ids = changed ? matched(changed, stored) : [...stored]

  const flush = useEffectEvent(async () => {
    if (saving.current || !unsaved.current) return
    saving.current = true
    let from = stored
    // A move that came meanwhile starts from what was just saved.
    while (unsaved.current) {
      const order = matched(unsaved.current, from)
      unsaved.current = undefined
      await save(order, from)
      from = order
    }
    saving.current = false
    setChanged(undefined)
  })

  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => flush(), pauseMs)
    return () => clearTimeout(timer)
  }, [changed])
  useEffect(() => () => void flush(), [])

  function move(id: string, to: number) {
    const next = ids.filter((other) => other !== id).toSpliced(to, 0, id)
    unsaved.current = next
    setChanged(next)
  }

  return { ids, move }
}

/** The wanted order, of what is still there; what is new comes last. */
export function matched(wanted: readonly string[], stored: readonly string[]) {
  return [...wanted.filter((id) => stored.includes(id)), ...stored.filter((id) => !wanted.includes(id))]
}
