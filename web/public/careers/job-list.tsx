import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { jobPath } from '#contract/addresses.ts'
import type { CareerContent } from '#contract/content/list-pages.ts'
import type { Job } from '#contract/jobs.ts'
import { pathIn } from '#contract/languages.ts'
import { language } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { langOf, marked } from '../content/lang.ts'
import { FormattedText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { Thanks } from '../parts/form-parts.tsx'
import type { Draft } from './drafts.ts'
import { factsOf, titleOf } from './job-facts.ts'
import { type SentApplication, SentDetails } from './sent-application.tsx'
import { words } from './words.ts'

type JobListProps = {
  jobs: readonly Job[]
  content: CareerContent
  onApply?: (job: Job, draft?: Draft) => void
  drafts?: ReadonlyMap<string, Draft>
  sent?: SentApplications
}
/** By id, the jobs for which an application was just sent. */
export type SentApplications = Record<string, SentApplication>

/** Longer descriptions show their first paragraph; the whole text is on the job's own page. */
const maxTextLength = 600

/** 'Apply' opens the dialog, or without JavaScript the form on the job's own page. */
export function JobList({ jobs, content, onApply, drafts, sent }: JobListProps) {
  return (
    <ul className="border-t border-line">
      {jobs.map((job) => (
        <JobRow key={job.id} job={job}>
          {sent?.[job.id] ? (
            <div className="md:col-span-full">
              <Thanks title={content.job.thanks}>
                {marked(content.submitted)}
                <SentDetails {...sent[job.id]} />
              </Thanks>
            </div>
          ) : (
            <>
              <form
                action={applyPath(job)}
                onSubmit={(event) => {
                  if (!onApply) return
                  event.preventDefault()
                  onApply(job)
                }}
                className="md:justify-self-end"
              >
                <Button type="submit" className="max-md:w-full md:min-w-32">
                  {words.apply}
                  <span lang={langOf(titleOf(job))} className="sr-only">
                    {words.applyFor(titleOf(job))}
                  </span>
                </Button>
              </form>
              <SavedDraft draft={drafts?.get(job.id)} onBringBack={(draft) => onApply?.(job, draft)} />
            </>
          )}
        </JobRow>
      ))}
    </ul>
  )
}

function JobRow({ job, children }: { job: Job; children: ReactNode }) {
  const text = job.description
  return (
    <li className="grid gap-x-12 gap-y-5 border-b border-line py-8 md:grid-cols-[1fr_auto] md:items-center lg:py-10">
      <div>
        <h3 lang={langOf(titleOf(job))} className="font-serif text-2xl font-normal">
          <Link to={jobPath(job)} className="link inline-flex min-h-11 items-center">
            {titleOf(job)}
          </Link>
        </h3>
        <JobFacts job={job} />
        <FormattedText
          text={text.length > maxTextLength ? (text.split(/\n\s*\n/)[0] ?? '') : text}
          className="mt-4 text-stone"
        />
      </div>
      {children}
    </li>
  )
}

type SavedDraftProps = { draft: Draft | undefined; onBringBack: (draft: Draft) => void }

/** Always there, so that screen readers announce what appears in it. */
function SavedDraft({ draft, onBringBack }: SavedDraftProps) {
  return (
    <div role="status" className="empty:hidden md:col-span-full">
      {draft ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-brass bg-sand px-5 py-4">
          <p className="min-w-0 flex-[1_1_16rem]">{draft.cv ? words.keptWithCv : words.kept}</p>
          <Button variant="secondary" onClick={() => onBringBack(draft)}>
            {words.bringBack}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

export const applyPath = (job: Job) => `${pathIn(language, jobPath(job))}#apply`

export function JobFacts({ job }: { job: Job }) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-2 text-sm">
      {factsOf(job).map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="shrink-0 text-stone">{name}</dt>
          <Text.dd className="flex-[1_0_6rem] font-medium">{value}</Text.dd>
        </div>
      ))}
    </dl>
  )
}
