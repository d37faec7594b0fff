import type { Application } from '#contract/applications.ts'
import { noticeLanguages } from '#contract/people/notice-languages.ts'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { words } from './consent-words.ts'

type Consent = Pick<Application, 'consent' | 'consent_at' | 'notice_version' | 'notice_language'>

export function consentOf(
  { consent, consent_at, notice_version, notice_language }: Consent,
  sent: 'application' | 'enquiry',
) {
  if (!consent) return words.notGiven[sent]
  const read = words.version(notice_version, noticeLanguages[notice_language] ?? '')
  return words.given(formatDateTime(consent_at), read)
}
