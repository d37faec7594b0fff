// In which language somebody has read the privacy notice.

import { needsTranslation } from '#contract/admin/translated-words.ts'
import type { Contents } from '#contract/content/pages.ts'
import type { Language } from '#contract/languages.ts'
import type { Say } from './translations/translator.ts'

/** The pages with a form that names the notice, and what the form says of it. */
export const consentTexts = {
  career: ({ job }: Contents['career']) => job.consent,
  contact: ({ form }: Contents['contact']) => form.privacy,
}
export type FormPage = keyof typeof consentTexts

/** That of the page, if every text of the notice has it; where one is missing, its reader had to read English. */
export function noticeLanguageOf(consent: string, notice: Contents['privacy'], language: Language, say: Say) {
  const clauses = notice.clauses.flatMap(({ title, text }) => [title, text])
  const isRead = (text: string) => !needsTranslation(text) || say(text) !== text
  return [consent, notice.title, notice.intro, ...clauses].every(isRead) ? language : 'en'
}
