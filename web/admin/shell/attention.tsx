import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import type { Summary } from '#contract/summary.ts'
import { Icon } from '../../ui/icon.tsx'
import { useAccount } from '../auth/account.ts'

/** What waits for somebody today, the most urgent first. */
export function Attention({ attention }: Pick<Summary, 'attention'>) {
  const owner = useAccount()?.role === 'owner'
  const rows = [
    [attention.new_enquiries, 'new enquiry', 'new enquiries', `${adminPages.enquiries.path}?status=new`],
    [
      attention.new_applications,
      'new application',
      'new applications',
      `${adminPages.applications.path}?status=new`,
    ],
    [
      owner ? attention.waiting_accounts : 0,
      'account waits for your approval',
      'accounts wait for your approval',
      `${adminPages.accounts.path}?status=waiting`,
    ],
    [attention.undelivered_mails, 'mail not delivered yet', 'mails not delivered yet', '#mails'],
  ] as const
  const waiting = rows.filter(([count]) => count > 0)
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="mb-4 text-2xl">
        Needs attention today
      </h2>
      {waiting.length === 0 ? (
        <p className="text-stone">Nothing is waiting. Everything is answered.</p>
      ) : (
        <ul className="border-t border-line">
          {waiting.map(([count, one, many, to]) => (
            <li key={to} className="border-b border-line">
              <Way to={to}>
                <span className="min-w-14 font-serif text-3xl text-laterite tabular-nums">{count}</span>
                <span className="flex-1 group-hover:underline">{count === 1 ? one : many}</span>
                <Icon name="arrow" className="size-5 text-laterite" />
              </Way>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** To another screen, or to a place further down on this one. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  const className = 'group flex min-h-16 items-center gap-4 py-2 hover:text-laterite-deep'
  if (to.startsWith('#'))
    return (
      <a href={to} className={className}>
        {children}
      </a>
    )
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
