import type { ReactNode } from 'react'
import type { Company } from '#contract/content/company.ts'
import type { CareerContent } from '#contract/content/pages.ts'
import type { Job } from '#contract/jobs.ts'
import { inBoth } from '#contract/words.ts'
import { useCompany } from '../../page-context.ts'
import { telLink } from '../../ui/contact-links.ts'
import { RichText } from '../content/rich-text.tsx'
import { companyWhatsapp, words as shell } from '../shell/words.ts'
import { titleOf } from './job-facts.tsx'

type CallInsteadProps = { job: Job; crafts: CareerContent['crafts'] }

/** For those who need no form, as the page of all openings says it; not above a job for which one is needed. */
export function NoForm({
  job,
  crafts,
  className,
}: Partial<CallInsteadProps> & { job: Job; className: string }) {
  return crafts && job.phone_only ? (
    <div className={`border-l-2 border-brass pl-4 print:hidden ${className}`}>
      <RichText text={crafts} className="prose" linkClassName="link" />
      <CallInstead job={job} crafts={crafts} />
    </div>
  ) : null
}

/** To the number that the text about the crafts names. */
export function CallInstead({ job, crafts, children }: CallInsteadProps & { children?: ReactNode }) {
  const company = useCompany()
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      {children}
      <a href={telLink(numberIn(crafts, company))} className={link}>
        {shell.call}
      </a>
      <a href={companyWhatsapp(company, topicOf(job))} rel="noopener" className={link}>
        {shell.whatsapp}
      </a>
    </p>
  )
}

const link = 'link inline-flex min-h-11 items-center font-semibold'

const numberIn = (crafts: string, { phone }: Company) => /\]\(tel:([^)]+)\)/.exec(crafts)?.[1] ?? phone

/** Named in a message on WhatsApp. */
export const topicOf = (job: Job) => words.topic(titleOf(job))

const words = inBoth({
  topic: [(title: string) => `${title} (job)`, (title) => `${title} (ജോലി)`],
})
