// Whom to see and whom to call.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Summary } from '#contract/admin/dashboard.ts'
import { dayInIndia } from '#contract/days.ts'
import { interviewMoment, interviewTime } from '#contract/people/interview.ts'
import { Section } from '../blocks/heading.tsx'
import { Badge } from '../blocks/lists/table.tsx'
import { FollowUpDay } from '../inbox/enquiry-parts.tsx'
import { submissionPath } from '../inbox/submission-paths.tsx'
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
