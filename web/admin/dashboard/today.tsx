// Whom to see, whom to call, and which houses are being built.
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import type { Summary } from '#contract/admin/dashboard.ts'
import { dayInIndia } from '#contract/days.ts'
import type { BuildingSite } from '#contract/houses/updates.ts'
import { interviewMoment, interviewTime } from '#contract/people/interview.ts'
import { projectName } from '#contract/record-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Section } from '../blocks/heading.tsx'
import { formatCalendarDay } from '../blocks/lists/format-date.ts'
import { Badge } from '../blocks/lists/table.tsx'
import { FollowUpDay } from '../inbox/enquiry-parts.tsx'
import { submissionPath } from '../inbox/submission-paths.tsx'
import { addUpdatePath, detailsOfSite, updatesPath, useSites } from '../updates/update-parts.tsx'
import { words as updates } from '../updates/words.ts'
import { words } from './words.ts'

/** Who comes for an interview: those of today first. */
export function Interviews({ interviews }: Pick<Summary, 'interviews'>) {
  const today = dayInIndia(new Date())
  return (
    <Section id="interviews" title={words.interviews}>
      <ul className="border-t border-line">
        {interviews.map(({ id, name, job_title, interview_at, interview_place }) => (
          <Row key={id} to={submissionPath('application', id)} name={name} note={job_title}>
            {interview_at.startsWith(today) ? (
              <>
                <Badge tone="waiting">{words.today}</Badge> {interviewTime(interview_at)}
              </>
            ) : (
              interviewMoment(interview_at)
            )}
            <span className="block">{interview_place}</span>
          </Row>
        ))}
      </ul>
    </Section>
  )
}

/** Whom to call again: the longest overdue first. */
export function FollowUps({ followUps }: { followUps: Summary['follow_ups'] }) {
  return (
    <Section id="follow-ups" title={words.followUps}>
      <ul className="border-t border-line">
        {followUps.map(({ id, name, follow_up_on }) => (
          <Row key={id} to={submissionPath('enquiry', id, '?follow_up=any&sort=call')} name={name}>
            <FollowUpDay date={follow_up_on} />
          </Row>
        ))}
      </ul>
    </Section>
  )
}

function Row({ to, name, note, children }: { to: string; name: string; note?: string; children: ReactNode }) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        className="group flex min-h-14 desk:min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
      >
        <span className="min-w-0 wrap-anywhere">
          <b className="group-hover:underline">{name}</b>
          {note ? <span className="block text-sm text-stone">{note}</span> : null}
        </span>
        <span className="min-w-0 text-sm wrap-anywhere text-stone sm:text-right">{children}</span>
      </Link>
    </li>
  )
}

/** On the dashboard: houses under construction. Whoever is only on site is told that there are none. */
export function BuildingSites({ only = false }: { only?: boolean }) {
  const query = useSites()
  // Without a connection they could not be loaded any more.
  useEffect(() => {
    for (const chunk of [import('../updates/update-add.tsx'), import('../updates/updates.tsx')])
      chunk.catch(() => undefined)
  }, [])
  const building = query.data?.items.filter((site) => site.building) ?? []
  if (only)
    return (
      <ListState query={query} empty={updates.noneBuilding} failed={updates.projectsFailed}>
        {(sites) => <Sites sites={sites} />}
      </ListState>
    )
  return building.length > 0 ? <Sites sites={building} /> : null
}

function Sites({ sites }: { sites: readonly BuildingSite[] }) {
  return (
    <Section id="sites" title={updates.building}>
      <ul className="border-t border-line">
        {sites.map((site) => (
          <li key={site.id} className="flex items-center gap-3 border-b border-line py-2">
            <Link
              to={updatesPath(site.id)}
              className="flex min-h-11 min-w-0 flex-1 flex-col justify-center wrap-anywhere hover:underline"
            >
              <b>{projectName(site)}</b>
              <span className="text-sm text-stone">{detailsOfSite(site)}</span>
              <span className="text-sm text-stone">
                {site.last_update
                  ? updates.lastUpdate(formatCalendarDay(site.last_update))
                  : updates.noUpdate}
              </span>
            </Link>
            <ButtonLink
              to={addUpdatePath(site.id)}
              aria-label={updates.addUpdateOf(projectName(site))}
              className="shrink-0"
            >
              {updates.addUpdate}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
