import type { Application } from '#contract/applications.ts'
import { noticeLanguages } from '#contract/people/notice-languages.ts'
import { formatDateTime } from '../blocks/lists/format-date.ts'

type Consent = Pick<Application, 'consent' | 'consent_at' | 'notice_version' | 'notice_language'>

export function consentOf(
  { consent, consent_at, notice_version, notice_language }: Consent,
  sent: 'application' | 'enquiry',
) {
  if (!consent) return `Not given with this ${sent}`
  const language = noticeLanguages[notice_language]
  const read = `version ${notice_version}${language ? `, in ${language}` : ''}`
  return `Given on ${formatDateTime(consent_at)} to the privacy notice, ${read}`
}
