import { Link } from 'react-router'
import type { Summary } from '#contract/admin/dashboard.ts'
import { adminPages } from '#contract/pages.ts'
import { Section } from '../blocks/heading.tsx'
import { FollowUpDay } from '../inbox/follow-up.tsx'

/** Whom to call again: the longest overdue first. */
export function FollowUps({ followUps }: { followUps: Summary['follow_ups'] }) {
  return (
    <Section id="follow-ups" title="Follow-ups">
      <ul className="border-t border-line">
        {followUps.map(({ id, name, follow_up_on }) => (
          <li key={id} className="border-b border-line">
            <Link
              to={`${adminPages.enquiries.path}?open=${id}`}
              className="group flex min-h-14 desk:min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
            >
              <b className="min-w-0 wrap-anywhere group-hover:underline">{name}</b>
              <span className="text-sm text-stone">
                <FollowUpDay date={follow_up_on} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
