import { Link } from 'react-router'
import { formatDay } from '#contract/days.ts'
import type { Job } from '#contract/jobs.ts'
import { messages } from '#contract/public-messages.ts'
import { jobPath } from '#contract/record-paths.ts'
import { inBoth } from '#contract/words.ts'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'

export const titleOf = (job: Job) => job.title || messages.jobs.untitled

/** What the list and the page of a job say themselves. */
export const words = inBoth({
  pay: ['Pay', 'ശമ്പളം'],
  place: ['Place', 'സ്ഥലം'],
  hours: ['Hours', 'സമയം'],
  type: ['Type', 'ജോലിയുടെ തരം'],
  experience: ['Experience', 'പ്രവൃത്തിപരിചയം'],
  applyBy: ['Apply by', 'അവസാന തീയതി'],
  apply: ['Apply', 'അപേക്ഷിക്കാം'],
  /** Above the form. */
  applyTitle: ['Apply', 'അപേക്ഷിക്കൂ'],
  allOpenings: ['All job openings', 'എല്ലാ ജോലി ഒഴിവുകളും'],
  description: [
    (title: string, company: string) => `${title} at ${company}.`,
    (title, company) => `${title}: ${company}.`,
  ],
})

/** The title, which leads to the job's own page, and the facts. */
export function JobHeading({ job, level: Heading }: { job: Job; level: 'h2' | 'h3' }) {
  return (
    <>
      <Heading lang={langOf(titleOf(job))} className="text-xl">
        <Link to={jobPath(job)} className="link inline-flex min-h-11 items-center">
          {titleOf(job)}
        </Link>
      </Heading>
      <JobFacts job={job} />
    </>
  )
}

export function JobFacts({ job }: { job: Job }) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-12 gap-y-2 text-sm">
      {factsOf(job).map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="shrink-0 text-stone">{name}</dt>
          <Text.dd className="flex-[1_0_6rem] font-medium">{value}</Text.dd>
        </div>
      ))}
    </dl>
  )
}

/** Names and values, in the order in which people ask for them. */
function factsOf(job: Job): [name: string, value: string][] {
  const facts: [string, string | null | undefined][] = [
    [words.pay, job.pay],
    [words.place, job.place],
    [words.hours, job.hours],
    [words.type, job.type || messages.jobs.notSpecified],
    [words.experience, job.experience || messages.jobs.notSpecified],
    [words.applyBy, job.closes_on && formatDay(job.closes_on)],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []))
}
