import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { langOf } from '../content/lang.ts'
import { useScrollOnChange } from '../parts/paging.ts'
import { filterOf, type GalleryFilters, galleryPath, optionsQuery } from './gallery-path.ts'
import { words } from './words.ts'

type GalleryFilterProps = { field: 'category' | 'location'; filters: GalleryFilters }

/** Options as links, so that each has an address; on phones a row to swipe. */
export function GalleryFilter({ field, filters }: GalleryFilterProps) {
  const { data } = useQuery({ ...optionsQuery(field, filters), placeholderData: keepPreviousData })
  const found = data?.items.filter((project) => project[field]) ?? []
  const options = found.map((project) => ({ value: filterOf(project)[field], text: project[field] }))
  const selected = filters[field] ?? ''
  // A row that was swiped before hydration stays.
  const row = useScrollOnChange(selected, scrollToSelected)
  // Only Chromium opens the page with the selected option in sight.
  useLayoutEffect(() => {
    if (row.current?.scrollLeft === 0 && !CSS.supports('scroll-initial-target: nearest'))
      scrollToSelected(row.current)
  }, [row])
  const isFiltered = filters.category || filters.location
  if (options.length < (isFiltered ? 1 : 2)) return null
  return (
    <nav
      ref={row}
      aria-label={words.filterBy[field]}
      className="max-md:-mx-gutter max-md:overflow-x-auto max-md:scroll-pl-gutter max-md:pl-gutter max-md:[scrollbar-width:none] max-md:[mask-image:linear-gradient(to_right,black_calc(100%-3.5rem),transparent)]"
    >
      <ul className="flex gap-x-6 max-md:w-max max-md:pr-14 md:flex-wrap md:gap-x-7">
        {[{ value: '', text: words.all[field] }, ...options].map(({ value, text }) => (
          <li
            key={value}
            className={value && value === selected ? 'max-md:[scroll-initial-target:nearest]' : undefined}
          >
            <Link
              to={galleryPath({ ...filters, [field]: value, page: 1 })}
              lang={langOf(text)}
              aria-current={value === selected ? 'true' : undefined}
              preventScrollReset
              className="-mb-px inline-flex min-h-12 min-w-11 items-center border-b-2 border-transparent text-sm whitespace-nowrap md:text-base text-stone hover:text-laterite aria-[current]:border-laterite aria-[current]:text-charcoal"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the row, not the page. */
function scrollToSelected(row: HTMLElement) {
  const option = row.querySelector('[aria-current]')?.getBoundingClientRect()
  const { left, right } = row.getBoundingClientRect()
  if (!option || (option.left >= left && option.right <= right)) return
  row.scrollLeft += option.left - left - Number.parseFloat(getComputedStyle(row).paddingLeft)
}
