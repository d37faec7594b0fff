import { Link } from 'react-router'
import { jobPath } from '#contract/addresses.ts'
import type { Job } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '../../ui/button.tsx'
import { titleOf } from './job-facts.ts'

type JobListProps = { jobs: readonly Job[]; onApply?: (job: Job) => void }

/** 'Apply' opens the dialog, or without JavaScript the form on the job's own page. */
export function JobList({ jobs, onApply }: JobListProps) {
  return (
    <ul className="border-t border-line">
      {jobs.map((job) => (
        <li
          key={job.id}
          className="grid gap-x-12 gap-y-5 border-b border-line py-8 md:grid-cols-[1fr_auto] md:items-center lg:py-10"
        >
          <div>
            <h3 className="font-serif text-2xl font-normal">
              <Link
                to={jobPath(job)}
                className="inline-flex min-h-11 items-center decoration-1 underline-offset-4 hover:text-laterite hover:underline"
              >
                {titleOf(job)}
              </Link>
            </h3>
            <p className="mt-1 line-clamp-3 max-w-measure text-stone">
              {job.description.trim().split(/\n\s*\n/)[0]}
            </p>
            <JobFacts job={job} />
          </div>
          <form
            action={applyPath(job)}
            onSubmit={(event) => {
              if (!onApply) return
              event.preventDefault()
              onApply(job)
            }}
          >
            <Button type="submit" className="max-md:w-full md:min-w-32">
              Apply<span className="sr-only"> for {titleOf(job)}</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
}

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

export const applyPath = (job: Job) => `${jobPath(job)}#apply`

export function JobFacts({ job }: { job: Job }) {
  const facts = [
    ['Type', job.type || messages.jobs.notSpecified],
    ['Experience', job.experience || messages.jobs.notSpecified],
    ['Apply by', job.closes_on && longDate.format(new Date(job.closes_on))],
  ]
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-2 text-sm">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="flex gap-2">
            <dt className="text-stone">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
