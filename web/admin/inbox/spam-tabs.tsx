import { Link, useSearchParams } from 'react-router'

/** The inbox, and the messages that look like spam. */
export function SpamTabs({ inbox }: { inbox: string }) {
  const spam = useSearchParams()[0].get('spam') === 'true'
  const tabs = [
    [inbox, '?', !spam],
    ['Spam', '?spam=true', spam],
  ] as const
  return (
    <nav aria-label="Lists" className="mb-6 border-b border-line">
      <ul className="flex gap-6">
        {tabs.map(([label, to, current]) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-1 text-sm font-semibold text-stone hover:text-charcoal aria-[current]:border-laterite aria-[current]:text-laterite-deep"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
