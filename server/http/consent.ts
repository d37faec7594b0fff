// The consent that somebody gives by sending a form.
import type { Language } from '#contract/languages.ts'

export type Consent = { notice_version: string; notice_language: string; consent_at: string }

export type ShownNotice = {
  /** All versions of the privacy notice that forms have ever shown. */
  noticeVersions: readonly string[]
  /** The language in which the notice was shown. */
  noticeLanguage: Language
}

/** Consent to the version that the form named. All empty if it named none, or one that never existed. */
export function consentTo(version: string, shown: ShownNotice, at: string): Consent {
  return shown.noticeVersions.includes(version)
    ? { notice_version: version, notice_language: shown.noticeLanguage, consent_at: at }
    : { notice_version: '', notice_language: '', consent_at: '' }
}
