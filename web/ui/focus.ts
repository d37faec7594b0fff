import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Puts the focus at the beginning of the screen, for when the thing that had it is gone. */
export function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** A new screen is read from its beginning, and Tab goes on from there. */
export function useFocusOnNewScreen() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) focusMain()
    shown.current = pathname
  }, [pathname])
}
