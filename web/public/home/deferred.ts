// What lies far below the first view is laid out once somebody scrolls: all of it at once takes a phone too long.
import { useLayoutEffect } from 'react'
import { isHydrated } from '../shell/use-hydrated.ts'

/** For a part of the page. Without JavaScript the browser lays it out when somebody comes near it. */
export const deferred = 'deferred'

/** A page that is opened by the app is laid out at once, so that going back finds its place again. */
export function useDeferredLayout() {
  useLayoutEffect(() => {
    const isOpenedByApp = isHydrated()
    const parts = [...document.querySelectorAll(`.${deferred}`)]
    let timer = 0
    function layOutNext() {
      const part = parts.shift()
      if (!part) return
      part.classList.remove(deferred)
      if (isOpenedByApp) layOutNext()
      else timer = window.setTimeout(layOutNext, pauseMs)
    }
    if (isOpenedByApp || window.scrollY > 0) layOutNext()
    else window.addEventListener('scroll', layOutNext, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', layOutNext)
    }
  }, [])
}

/** Longer than a frame, so that each part is a task of its own. */
const pauseMs = 50
