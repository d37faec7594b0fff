import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { isHouse } from '#contract/houses/kinds.ts'
import type { Size } from '#contract/measures/sizes.ts'
import type { ListedProject } from '#contract/projects.ts'
import { langOf } from '../content/lang.ts'
import { useScrollOnChange } from '../parts/paging.ts'
import { type FilterField, filterOf, type GalleryFilters, galleryPath, optionsQuery } from './gallery-path.ts'
import { words } from './words.ts'

type GalleryFilterProps = { field: FilterField; filters: GalleryFilters }

/** Options as links, so that each has an address; on phones a row to swipe. */
export function GalleryFilter({ field, filters }: GalleryFilterProps) {
  const { data } = useQuery({ ...optionsQuery(field, filters), placeholderData: keepPreviousData })
  const found = data?.items.flatMap((project) => optionOf(project, field)) ?? []
  const isFirst = ({ value }: Option) => field === 'category' && isHouse(value)
  const options = [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))]
  const selected = filters[field] ?? ''
  // A row that was swiped before hydration stays.
  const row = useScrollOnChange(selected, scrollToSelected)
  // Only Chromium opens the page with the selected option in sight.
  useLayoutEffect(() => {
    if (row.current?.scrollLeft === 0 && !CSS.supports('scroll-initial-target: nearest'))
      scrollToSelected(row.current)
  }, [row])
  if (options.length < 2 && !selected) return null
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
              to={galleryPath({ ...filters, location: undefined, [field]: value, page: 1 })}
              lang={langOf(text)}
              aria-current={value === selected && !(filters.location && !value) ? 'true' : undefined}
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

type Option = { value: string; text: string }

/** None for a project that has no such value. */
function optionOf(project: ListedProject, field: FilterField): Option[] {
  const value = filterOf(project)[field]
  if (!value) return []
  return [{ value, text: field === 'size' ? words.sizes[value as Size] : project[field] }]
}

/** Scrolls the row, not the page. */
function scrollToSelected(row: HTMLElement) {
  const option = row.querySelector('[aria-current]')?.getBoundingClientRect()
  const { left, right } = row.getBoundingClientRect()
  if (!option || (option.left >= left && option.right <= right)) return
  row.scrollLeft += option.left - left - Number.parseFloat(getComputedStyle(row).paddingLeft)
}
