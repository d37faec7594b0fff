import type { ReactNode } from 'react'
import { jobPath } from '#contract/addresses.ts'
import type { CareerContent } from '#contract/content/list-pages.ts'
import type { Job } from '#contract/jobs.ts'
import { pathIn } from '#contract/languages.ts'
import { language } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { langOf, marked } from '../content/lang.ts'
import { FormattedText } from '../content/rich-text.tsx'
import { Thanks } from '../parts/form-parts.tsx'
import { type SentApplication, SentDetails } from '../parts/sent.tsx'
import type { Draft } from './drafts.ts'
import { JobHeading } from './job-facts.tsx'
import { titleOf } from './job-title.ts'
import { words as list } from './list-words.ts'
import { words } from './words.ts'

type JobListProps = {
  jobs: readonly Job[]
  content: CareerContent
  onApply: (job: Job, draft?: Draft) => void
  drafts: ReadonlyMap<string, Draft>
  sent: SentApplications | undefined
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
                  event.preventDefault()
                  onApply(job)
                }}
                className="md:justify-self-end"
              >
                <Button type="submit" className="max-md:w-full md:min-w-32">
                  {words.apply}
                  <span lang={langOf(titleOf(job))} className="sr-only">
                    {list.applyFor(titleOf(job))}
                  </span>
                </Button>
              </form>
              <SavedDraft draft={drafts.get(job.id)} onBringBack={(draft) => onApply(job, draft)} />
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
    <li className="grid gap-x-12 gap-y-4 border-b border-line py-6 md:grid-cols-[1fr_auto] md:items-center lg:py-10">
      <div>
        <JobHeading job={job} level="h3" />
        <FormattedText
          text={text.length > maxTextLength ? (text.split(/\n\s*\n/)[0] ?? '') : text}
          className="mt-3 text-stone"
        />
        {job.phone_only ? <p className="mt-3 font-medium">{list.phoneEnough}</p> : null}
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
          <p className="min-w-0 flex-[1_1_16rem]">{draft.cv ? list.keptWithCv : list.kept}</p>
          <Button variant="secondary" onClick={() => onBringBack(draft)}>
            {list.bringBack}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

export const applyPath = (job: Job) => `${pathIn(language, jobPath(job))}#apply`
