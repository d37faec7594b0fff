import { useLayoutEffect, useRef } from 'react'

/** A new page of the list starts at its first row; a new filter stays where it is. */
export function useTopOfPage(page: number) {
  const list = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current !== page) list.current?.scrollIntoView()
    shown.current = page
  }, [page])
  return list
}
