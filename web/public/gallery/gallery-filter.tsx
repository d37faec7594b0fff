import { Link } from 'react-router'
import { useChosenInSight } from './chosen-in-sight.ts'

type GalleryFilterProps = {
  label: string
  all: string
  chosen: string
  /** Something is chosen here or in the other filter, so there may be little left to choose. */
  narrowed: boolean
  options: readonly string[]
  addressOf: (option: string) => string
}

/** Plain words that are links, so that every choice has an address; on phones one line to swipe. */
export function GalleryFilter({ label, all, chosen, narrowed, options, addressOf }: GalleryFilterProps) {
  const row = useChosenInSight(chosen)
  if (options.length < 2 && !narrowed) return null
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
            className={option && option === chosen ? 'max-md:[scroll-initial-target:nearest]' : undefined}
          >
            <Link
              to={addressOf(option)}
              aria-current={option === chosen ? 'true' : undefined}
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
