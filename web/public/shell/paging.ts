import { useLayoutEffect, useRef } from 'react'

/** The page number in the query string; 1 for anything that is not one. */
export function pageNumberOf(search: URLSearchParams) {
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1
}

/** Scrolls the list to its top when the page number changes, not when a filter does. */
export function useScrollToTop(page: number) {
  const list = useRef<HTMLElement>(null)
  const previous = useRef(page)
  useLayoutEffect(() => {
    if (previous.current !== page) list.current?.scrollIntoView()
    previous.current = page
  }, [page])
  return list
}
