// What the poster of a job says. Both languages at once: staff print either, whatever their own screens speak.
import { needsTranslation } from '#contract/admin/to-translate.ts'
import { datesIn } from '#contract/days.ts'
import { isOpenJob, type Job, type PosterTexts } from '#contract/jobs.ts'
import type { Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import type { Services } from '../ops/services.ts'

export type PosterServices = Pick<Services, 'company' | 'translator'>

const shown = ['title', 'pay', 'place', 'hours', 'experience'] as const

export async function readPoster({ company, translator }: PosterServices, job: Job, now: Date) {
  async function textsIn(language: Language): Promise<PosterTexts> {
    const translate = await translator(language)
    return {
      title: translate(job.title) || messages.jobs.untitled,
      pay: translate(job.pay),
      place: translate(job.place),
      hours: translate(job.hours),
      experience: translate(job.experience),
      closes: job.closes_on ? datesIn(language).formatDay(job.closes_on) : '',
      company: (await company(language)).name,
    }
  }
  const ml = await textsIn('ml')
  const untranslated = shown.filter((name) => needsTranslation(job[name]) && ml[name] === job[name]).length
  return { slug: job.slug, open: isOpenJob(job, now), untranslated, en: await textsIn('en'), ml }
}
