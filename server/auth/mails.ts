import type { Language } from '#contract/languages.ts'
import { mails as mailsInMalayalam } from './account-mails.ml.ts'
import { mails } from './account-mails.ts'

const catalogues = { en: mails, ml: mailsInMalayalam }

/** In the language that this person has chosen. */
export const mailsTo = ({ mail_language }: { mail_language: Language }) => catalogues[mail_language]
