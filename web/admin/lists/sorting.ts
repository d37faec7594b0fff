// Changing the order of things by dragging (mouse or finger), by the arrow keys and by buttons.
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

const dragAfterPx = 5
const edgePx = 80
const scrollStepPx = 14

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

type Drag = { id: string; x: number; y: number; moving: boolean }

/** `onMove` is called at once for every step; `said` is for a live region. */
export function useSorting(ids: readonly string[], onMove: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)

  function moveTo(id: string, to: number) {
    const place = Math.max(0, Math.min(ids.length - 1, to))
    if (place === ids.indexOf(id)) return
    onMove(id, place)
    setSaid(`Moved to place ${place + 1} of ${ids.length}`)
  }

  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!drag) return
    const { clientX: x, clientY: y } = event
    const moving = drag.moving || Math.hypot(x - drag.x, y - drag.y) > dragAfterPx
    if (!moving) return
    if (!drag.moving) setDrag({ ...drag, moving })
    if (y < edgePx) window.scrollBy(0, -scrollStepPx)
    if (y > window.innerHeight - edgePx) window.scrollBy(0, scrollStepPx)
    const item = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-sorted]')
    const over = item && list.current?.contains(item) ? item.dataset.sorted : undefined
    if (over && over !== drag.id) moveTo(drag.id, ids.indexOf(over))
  })

  // On the window: an element that changes its place in the document loses its hold on the pointer.
  const active = drag !== undefined
  useEffect(() => {
    if (!active) return
    const over = new AbortController()
    const { signal } = over
    window.addEventListener('pointermove', (event) => follow(event), { signal })
    for (const name of ['pointerup', 'pointercancel'])
      window.addEventListener(name, () => setDrag(undefined), { signal })
    return () => over.abort()
  }, [active])

  function grab(id: string) {
    return (event: PointerEvent) => {
      if (event.button !== 0) return
      setDrag({ id, x: event.clientX, y: event.clientY, moving: false })
    }
  }

  return {
    list,
    said,
    dragging: drag?.moving === true,
    item: (id: string) => ({
      'data-sorted': id,
      'data-dragged': (drag?.moving && drag.id === id) || undefined,
    }),
    /** For the picture itself: a finger on it scrolls the page. */
    surface: (id: string) => ({
      onPointerDown(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return
        event.preventDefault()
        grab(id)(event)
      },
    }),
    handle: (id: string) => ({
      onPointerDown: grab(id),
      onKeyDown(event: KeyboardEvent) {
        const step = steps[event.key]
        if (!step) return
        event.preventDefault()
        moveTo(id, step(ids.indexOf(id), ids.length - 1))
      },
    }),
    step: (id: string, by: number) => moveTo(id, ids.indexOf(id) + by),
  }
}

export type Sorting = ReturnType<typeof useSorting>
