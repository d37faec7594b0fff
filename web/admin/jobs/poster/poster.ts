// What a poster says. Both languages stand here, since either is printed from screens
// in either.
import { jobPath } from '#contract/addresses.ts'
import type { CallOutput } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { type Language, pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import type { Translated } from '#contract/words.ts'

const english = {
  hiring: 'We are hiring',
  place: 'Place',
  hours: 'Hours',
  experience: 'Experience',
  closes: 'Apply by',
  scan: 'Scan to apply',
  call: 'Call us',
}
const words: Record<Language, Translated<typeof english>> = {
  en: english,
  ml: {
    hiring: 'ആളെ ആവശ്യമുണ്ട്',
    place: 'സ്ഥലം',
    hours: 'സമയം',
    experience: 'പ്രവൃത്തിപരിചയം',
    closes: 'അവസാന തീയതി',
    scan: 'അപേക്ഷിക്കാൻ സ്കാൻ ചെയ്യൂ',
    call: 'വിളിക്കൂ',
  },
}

export type Poster = ReturnType<typeof posterIn>
type Site = { publicUrl: string; phone: string }

export function posterIn(
  language: Language,
  job: CallOutput<Calls['getJobPoster']>,
  { publicUrl, phone }: Site,
) {
  const { title, pay, company, ...texts } = job[language]
  const { hiring, scan, call, ...names } = words[language]
  const facts = (['place', 'hours', 'experience', 'closes'] as const)
    .map((name) => ({ name: names[name], value: texts[name] }))
    .filter(({ value }) => value !== '')
  return {
    language,
    ...{ title, pay, company, facts, hiring, scan, call, phone },
    /** Where the QR code leads. */
    link: publicUrl + pathIn(language, jobPath({ id: '', slug: job.slug })),
    /** What somebody can type: the list of all jobs. */
    typed: publicUrl.replace(/^https?:\/\//, '') + pathIn(language, publicPages.career.path),
  }
}

/** For whoever cannot see the picture. */
export const textOf = ({ company, hiring, title, pay, facts, call, phone }: Poster) =>
  [company, hiring, title, pay, ...facts.map(({ name, value }) => `${name}: ${value}`), `${call}: ${phone}`]
    .filter((text) => text !== '')
    .join('. ')
