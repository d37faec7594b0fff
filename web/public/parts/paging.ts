import { useLayoutEffect, useRef } from 'react'

/** The page number in the query string; 1 for anything that is not one. */
export function pageNumberOf(search: URLSearchParams) {
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1
}

/** The ref of an element that is scrolled, by default to its top, when a value changes. */
export function useScrollOnChange(value: unknown, scroll = scrollToTop) {
  const ref = useRef<HTMLElement>(null)
  const previous = useRef(value)
  useLayoutEffect(() => {
    if (ref.current && previous.current !== value) scroll(ref.current)
    previous.current = value
  })
  return ref
}

const scrollToTop = (element: HTMLElement) => element.scrollIntoView()
