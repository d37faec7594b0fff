import { jobTypes } from '#contract/admin/suggestions.ts'
import type { Company } from '#contract/content/company.ts'
import type { Job } from '#contract/jobs.ts'
import { pathIn } from '#contract/languages.ts'
import { jobPath } from '#contract/record-paths.ts'
import { language } from '../../language/language.ts'
import { logoAddress, postalAddress } from '../seo/head.tsx'
import { titleOf } from './job-facts.tsx'

export function jobPostingData(job: Job, company: Company, publicUrl: string) {
  return {
    '@type': 'JobPosting',
    title: titleOf(job),
    description: htmlOf(job.description || titleOf(job)),
    datePosted: job.created_at.slice(0, 10),
    ...(job.closes_on && { validThrough: `${job.closes_on}T23:59:59+05:30` }),
    employmentType: jobTypes.findLast(({ like }) => like.test(job.type))?.schema ?? 'OTHER',
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
