import { useLayoutEffect, useRef } from 'react'

/** A new choice comes into the sight of its row; the page stays where it is, and so does a row that somebody swiped. */
export function useChosenInSight(chosen: string) {
  const row = useRef<HTMLElement>(null)
  const shown = useRef(chosen)
  useLayoutEffect(() => {
    if (row.current && shown.current !== chosen) bringIntoSight(row.current)
    shown.current = chosen
  }, [chosen])
  return row
}

function bringIntoSight(row: HTMLElement) {
  const chosen = row.querySelector('[aria-current]')?.getBoundingClientRect()
  const { left, right } = row.getBoundingClientRect()
  if (!chosen || (chosen.left >= left && chosen.right <= right)) return
  row.scrollLeft += chosen.left - left - Number.parseFloat(getComputedStyle(row).paddingLeft)
}
