// What somebody agrees to by sending a form: which privacy notice, and in which language they have read it.
import { needsTranslation } from '#contract/admin/translatable.ts'
import type { Contents } from '#contract/content/pages.ts'
import type { Language } from '#contract/languages.ts'
import { timeOf } from '../db/clock.ts'
import type { Consent } from '../db/tables.ts'
import type { Translate } from './translations/translator.ts'

/** The pages with a form that names the notice, and what the form says of it. */
export const consentTexts = {
  career: ({ job }: Contents['career']) => job.consent,
  contact: ({ form }: Contents['contact']) => form.privacy,
  /** For a review that a client writes by a link. That form says it itself, in both languages. */
  reviews: (_: Contents['reviews']) => '',
}
export type FormPage = keyof typeof consentTexts

export type FormNotice = {
  /** All versions of the privacy notice that forms have ever shown. */
  versions: readonly string[]
  language: Language
}

/** Consent to the version that the form named. All empty if it named none, or one that never existed. */
export function consentTo(version: string, { versions, language }: FormNotice, now: Date): Consent {
  return versions.includes(version)
    ? { notice_version: version, notice_language: language, consent_at: timeOf(now) }
    : { notice_version: '', notice_language: '', consent_at: '' }
}

/** That of the page, if every text of the notice has it; where one is missing, its reader had to read English. */
export function noticeLanguageOf(
  consent: string,
  notice: Contents['privacy'],
  language: Language,
  translate: Translate,
) {
  const clauses = notice.clauses.flatMap(({ title, text }) => [title, text])
  const isRead = (text: string) => !needsTranslation(text) || translate(text) !== text
  return [consent, notice.title, notice.intro, ...clauses].every(isRead) ? language : 'en'
}
