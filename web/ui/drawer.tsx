import { useEffect, useRef, useState } from 'react'

/**
 * A menu that hides behind a button on small screens. It is a native popover, so the button works before and without
 * JavaScript, and Escape or a press elsewhere closes it. Choosing a link closes it too.
 */
export function useDrawer(id: string) {
  const panel = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const element = panel.current
    if (!element?.showPopover) return
    const gone = new AbortController()
    const { signal } = gone
    setOpen(element.matches(':popover-open'))
    element.addEventListener('toggle', (event) => setOpen(event.newState === 'open'), { signal })
    element.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a')) element.hidePopover()
      },
      { signal },
    )
    return () => gone.abort()
  }, [])

  return {
    open,
    button: { type: 'button', popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    panel: { ref: panel, id, popover: 'auto' },
  } as const
}
