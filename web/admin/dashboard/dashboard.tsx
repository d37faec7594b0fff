import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { mayUse } from '#contract/access/roles.ts'
import type { Summary } from '#contract/admin/dashboard.ts'
import { adminPages, publicPages } from '#contract/pages.ts'
import { queryOf } from '../../calls/api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading, RecordState } from '../../ui/list-state.tsx'
import { useAccount, useMay } from '../blocks/calls.ts'
import { Heading, Section } from '../blocks/heading.tsx'
import { SecondStepNotice } from '../second-step/notice.tsx'
import { WaitingUpdates } from '../updates/update-parts.tsx'
import { WeeksChart } from './charts.tsx'
import { ExportEverything } from './export.tsx'
import { FirstSteps, RemoveDemo, ShowFirstSteps } from './first-steps.tsx'
import { HiddenPages, UndeliveredMails, YourName } from './notices.tsx'
import { Numbers } from './numbers/numbers.tsx'
import { SystemStatus, Troubles } from './system-status.tsx'
import { BuildingSites, FollowUps, Interviews } from './today.tsx'
import { words } from './words.ts'

export function Page() {
  const account = useAccount()
  if (!account) return <Loading />
  return mayUse(account.roles, 'staff') ? <OfficeDashboard /> : <SiteDashboard />
}

const seeSite = { label: words.seeSite, to: publicPages.home.path }

/** For somebody who is only on site. */
function SiteDashboard() {
  return (
    <>
      <Heading title={words.title} link={seeSite} />
      <SecondStepNotice />
      <WaitingUpdates />
      <div className="grid gap-8">
        <BuildingSites only />
        <YourName />
      </div>
    </>
  )
}

function OfficeDashboard() {
  // Every other screen changes these numbers, so each visit fetches them.
  const summary = useQuery({ ...queryOf('getSummary', {}), staleTime: 0 })
  const maySeeSites = useMay('updates')
  const isOwner = useMay('owner')
  return (
    <>
      <Heading title={words.title} link={seeSite} />
      {isOwner ? <Troubles /> : null}
      <SecondStepNotice />
      {useMay('site') ? <HiddenPages /> : null}
      <WaitingUpdates />
      <RecordState query={summary} failed={words.failed}>
        {({ attention, follow_ups, interviews, weeks, counts }) => (
          <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
            <div className="grid gap-8">
              <YourName />
              <Tasks attention={attention} />
              {interviews.length > 0 ? <Interviews interviews={interviews} /> : null}
              {follow_ups.length > 0 ? <FollowUps followUps={follow_ups} /> : null}
              {attention.undelivered_mails > 0 ? <UndeliveredMails /> : null}
              {maySeeSites ? <BuildingSites /> : null}
              {/* Before the steps, which are long: on a phone an enquiry is noted while somebody speaks. */}
              <QuickActions />
              <FirstSteps />
              <WeeksChart weeks={weeks} />
              <Numbers />
            </div>
            <div className="grid gap-8">
              <Counts counts={counts} />
              {isOwner ? (
                <>
                  <SystemStatus />
                  <RemoveDemo />
                  <ExportEverything />
                  <ShowFirstSteps />
                </>
              ) : null}
            </div>
          </div>
        )}
      </RecordState>
    </>
  )
}

/** What waits for somebody today, the most urgent first. */
function Tasks({ attention }: Pick<Summary, 'attention'>) {
  const { enquiries, applications, reviews, accounts } = adminPages
  const tasks = [
    ['due_follow_ups', `${enquiries.path}?follow_up=due&sort=follow_up`],
    ['new_enquiries', `${enquiries.path}?status=new`],
    ['new_applications', `${applications.path}?status=new`],
    ['waiting_reviews', `${reviews.path}?status=waiting`],
    ['waiting_accounts', `${accounts.path}?status=waiting`],
    ['undelivered_mails', '#mails'],
  ] as const
  const open = tasks.filter(([name]) => attention[name] > 0)
  return (
    <Section id="attention" title={words.attention}>
      {open.length === 0 ? (
        <p className="text-stone">{words.nothing}</p>
      ) : (
        <ul className="border-t border-line">
          {open.map(([name, to]) => (
            <li key={to} className="border-b border-line">
              <Link
                to={to}
                // The browser itself scrolls to a place on this page.
                reloadDocument={to.startsWith('#')}
                className="group flex min-h-14 items-center gap-4 py-1 desk:min-h-11 hover:text-laterite-deep"
              >
                <span className="min-w-10 text-2xl font-semibold text-laterite tabular-nums">
                  {attention[name]}
                </span>
                <span className="flex-1 group-hover:underline">{words.tasks[name](attention[name])}</span>
                <Icon name="arrow" className="size-5 text-laterite" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const quickActions = [
  [words.addEnquiry, { ...adminPages.enquiries, path: `${adminPages.enquiries.path}#add` }],
  [words.addProject, adminPages.addProject],
  [words.addReview, adminPages.addReview],
  [words.addJob, adminPages.jobs],
  [words.addService, adminPages.services],
] as const

function QuickActions() {
  const ownRoles = useAccount()?.roles ?? []
  const own = quickActions.filter(([, { access }]) => mayUse(ownRoles, access))
  if (own.length === 0) return null
  return (
    <Section id="quick" title={words.quick}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {own.map(([label, { path }]) => (
          <li key={path}>
            <ButtonLink to={path} variant="secondary" className="w-full">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const countLinks = [
  ['projects', adminPages.projects.path],
  ['reviews', adminPages.reviews.path],
  ['services', adminPages.services.path],
  ['open_jobs', adminPages.jobs.path],
  ['applications', adminPages.applications.path],
  ['enquiries', adminPages.enquiries.path],
] as const

/** The server leaves out what the roles do not include. */
function Counts({ counts }: Pick<Summary, 'counts'>) {
  const own = countLinks.filter(([key]) => counts[key] !== undefined)
  return (
    <Section id="counts" title={words.counts.title}>
      <ul className="grid grid-cols-2 pt-px pl-px sm:grid-cols-3 xl:grid-cols-2">
        {own.map(([key, to]) => (
          <li key={key} className="-mt-px -ml-px border border-line">
            <Link to={to} className="flex h-full flex-wrap items-baseline gap-x-2 px-4 py-2.5 hover:bg-sand">
              <span className="text-2xl font-semibold tabular-nums">{counts[key]}</span>
              <span className="text-sm text-stone">{words.counts[key]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
