import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminPages, publicPages } from '#contract/pages.ts'
import type { Summary } from '#contract/summary.ts'
import { queryOf } from '../../api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { Attention } from './attention.tsx'
import { Heading } from './heading.tsx'
import { Installation } from './installation.tsx'
import { UndeliveredMails } from './undelivered-mails.tsx'
import { WeeksChart } from './weeks-chart.tsx'

export function Page() {
  // It counts what all other screens change, so every visit asks anew.
  const summary = useQuery({ ...queryOf('getSummary', {}), staleTime: 0 })
  return (
    <>
      <Heading
        title="welcome to admin pages"
        action={
          <ButtonLink to={publicPages.home.path} variant="secondary">
            See the site
          </ButtonLink>
        }
      />
      <RecordState of={summary} failed="Unable to load today's numbers.">
        {(numbers) => <Overview summary={numbers} />}
      </RecordState>
    </>
  )
}

function Overview({ summary }: { summary: Summary }) {
  return (
    <div className="grid gap-14">
      <div className="grid gap-x-16 gap-y-14 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <Attention attention={summary.attention} />
        <QuickActions />
      </div>
      {summary.attention.undelivered_mails > 0 ? <UndeliveredMails /> : null}
      <WeeksChart weeks={summary.weeks} />
      <Counts counts={summary.counts} />
      <Installation />
    </div>
  )
}

const quickActions = [
  ['Add a project', adminPages.addProject.path],
  ['Add a review', adminPages.addReview.path],
  ['Add a job', adminPages.jobs.path],
  ['Add a service', adminPages.services.path],
] as const

function QuickActions() {
  return (
    <section aria-labelledby="quick">
      <h2 id="quick" className="mb-4 text-2xl">
        Quick actions
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-1">
        {quickActions.map(([label, to]) => (
          <li key={to}>
            <ButtonLink to={to} variant="secondary" className="w-full">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const counted = [
  ['projects', 'Projects', adminPages.projects.path],
  ['reviews', 'Reviews', adminPages.reviews.path],
  ['services', 'Added services', adminPages.services.path],
  ['open_jobs', 'Open jobs', adminPages.jobs.path],
  ['applications', 'Applications', adminPages.applications.path],
  ['enquiries', 'Enquiries', adminPages.enquiries.path],
] as const

function Counts({ counts }: Pick<Summary, 'counts'>) {
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="mb-4 text-2xl">
        What there is
      </h2>
      <ul className="grid grid-cols-2 border-t border-l border-line sm:grid-cols-3 xl:grid-cols-6">
        {counted.map(([key, label, to]) => (
          <li key={key} className="border-r border-b border-line">
            <Link to={to} className="flex h-full flex-col px-4 py-4 hover:bg-sand">
              <span className="font-serif text-3xl tabular-nums">{counts[key]}</span>
              <span className="text-sm text-stone">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
