// A job's texts with their fallbacks, and its structured data.
import { jobPath } from '#contract/addresses.ts'
import type { Company } from '#contract/content/company.ts'
import { formatDay } from '#contract/days.ts'
import type { Job } from '#contract/jobs.ts'
import { pathIn } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { language } from '../../language.ts'
import { logoAddress, postalAddress } from '../seo/structured-data.tsx'
import { employmentTypes } from './employment-types.ts'
import { words } from './words.ts'

export const titleOf = (job: Job) => job.title || messages.jobs.untitled

/** Names and values, in the order in which people ask for them. */
export function factsOf(job: Job): [name: string, value: string][] {
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

export function jobPostingData(job: Job, company: Company, publicUrl: string) {
  return {
    '@type': 'JobPosting',
    title: titleOf(job),
    description: htmlOf(job.description || titleOf(job)),
    datePosted: job.created_at.slice(0, 10),
    ...(job.closes_on && { validThrough: `${job.closes_on}T23:59:59+05:30` }),
    employmentType: employmentTypes.find(([type]) => type.test(job.type))?.[1] ?? 'OTHER',
    ...(job.experience && { experienceRequirements: job.experience }),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: `${publicUrl}/`,
      logo: logoAddress(company, publicUrl),
    },
    jobLocation: { '@type': 'Place', address: postalAddress(company), ...(job.place && { name: job.place }) },
    directApply: true,
    url: publicUrl + pathIn(language, jobPath(job)),
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Structured data has the description as HTML. */
function htmlOf(text: string) {
  const safe = text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
  return `<p>${safe
    .trim()
    .replace(/\n{2,}/g, '</p><p>')
    .replaceAll('\n', '<br>')}</p>`
}
