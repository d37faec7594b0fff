import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'

type GalleryFilterProps = {
  label: string
  all: string
  selected: string
  /** Whether this filter or the other is set, so that few options may be left. */
  isFiltered: boolean
  options: readonly string[]
  pathOf: (option: string) => string
}

/** Options as links, so that each has an address; on phones a row to swipe. */
export function GalleryFilter({ label, all, selected, isFiltered, options, pathOf }: GalleryFilterProps) {
  const row = useScrollIntoView(selected)
  if (options.length < 2 && !isFiltered) return null
  return (
    <nav
      ref={row}
      aria-label={label}
      className="max-md:-mx-gutter max-md:overflow-x-auto max-md:scroll-pl-gutter max-md:pl-gutter max-md:[scrollbar-width:none] max-md:[mask-image:linear-gradient(to_right,black_calc(100%-3.5rem),transparent)]"
    >
      <ul className="flex gap-x-6 max-md:w-max max-md:pr-14 md:flex-wrap md:gap-x-7">
        {['', ...options].map((option) => (
          <li
            key={option}
            className={option && option === selected ? 'max-md:[scroll-initial-target:nearest]' : undefined}
          >
            <Link
              to={pathOf(option)}
              aria-current={option === selected ? 'true' : undefined}
              preventScrollReset
              className="-mb-px inline-flex min-h-12 min-w-11 items-center border-b-2 border-transparent text-sm whitespace-nowrap md:text-base text-stone hover:text-laterite aria-[current]:border-laterite aria-[current]:text-charcoal"
            >
              {option || all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the row, not the page, to a newly selected option. A row that was swiped before hydration stays. */
function useScrollIntoView(selected: string) {
  const ref = useRef<HTMLElement>(null)
  const previous = useRef(selected)
  useLayoutEffect(() => {
    if (ref.current && previous.current !== selected) scrollToSelected(ref.current)
    previous.current = selected
  }, [selected])
  return ref
}

function scrollToSelected(row: HTMLElement) {
  const option = row.querySelector('[aria-current]')?.getBoundingClientRect()
  const { left, right } = row.getBoundingClientRect()
  if (!option || (option.left >= left && option.right <= right)) return
  row.scrollLeft += option.left - left - Number.parseFloat(getComputedStyle(row).paddingLeft)
}
