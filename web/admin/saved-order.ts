import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pauseMs = 800

/** An order that shows at once and is saved when the moving pauses, or when the screen is left. */
export function useSavedOrder(stored: readonly string[], save: (ids: string[]) => Promise<unknown>) {
  const [changed, setChanged] = useState<string[]>()
  const unsaved = useRef<string[]>(undefined)
  const ids = changed ? matched(changed, stored) : [...stored]

  const flush = useEffectEvent(async () => {
    if (!unsaved.current) return
    unsaved.current = undefined
    await save(ids)
    // A move that came meanwhile is newer than what was saved.
    if (!unsaved.current) setChanged(undefined)
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
function matched(wanted: readonly string[], stored: readonly string[]) {
  return [...wanted.filter((id) => stored.includes(id)), ...stored.filter((id) => !wanted.includes(id))]
}
