import { Link } from 'react-router'
import { openedWords as words } from './submission-words.ts'

/** The inbox, and the messages that look like spam. */
export function Tabs({ inbox, spam }: { inbox: string; spam: boolean }) {
  const tab = (label: string, to: string, current: boolean) => (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className="-mb-px inline-flex min-h-11 items-center desk:min-h-10 border-b-2 border-transparent px-1 text-sm font-semibold text-stone hover:text-charcoal aria-[current]:border-laterite aria-[current]:text-laterite-deep"
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label={words.lists} className="border-b border-line">
      <ul className="flex gap-6">
        <li>{tab(inbox, '?', !spam)}</li>
        <li>{tab(words.spam, '?spam=true', spam)}</li>
      </ul>
    </nav>
  )
}
