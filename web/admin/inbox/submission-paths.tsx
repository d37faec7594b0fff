// What both lists of the inbox share.
import { Link } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { inBoth } from '#contract/words.ts'

export type SubmissionKind = 'application' | 'enquiry'

/** `search` is the filter of the list, which stays in the address. */
export const submissionPath = (kind: SubmissionKind, id: string, search = '') =>
  `${listPages[kind].path}/${id}${search}`

export const listPages = { application: adminPages.applications, enquiry: adminPages.enquiries }

/** The inbox, and the messages that look like spam. */
export function SpamTabs({ inbox, spam }: { inbox: string; spam: boolean }) {
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

const words = inBoth({ lists: ['Lists', 'ലിസ്റ്റുകൾ'], spam: ['Spam', 'സ്പാം'] })
