// The consent that somebody gives by sending a form.
import type { Language } from '#contract/languages.ts'

export type Consent = { notice_version: string; notice_language: string; consent_at: string }

export type Shown = {
  /** Every privacy notice that a form has shown. */
  noticeVersions: readonly string[]
  /** In which it was read. */
  noticeLanguage: Language
}

/** To the notice that the form showed. All empty where it named none, or one that was never shown. */
export function consentTo(version: string, shown: Shown, at: string): Consent {
  return shown.noticeVersions.includes(version)
    ? { notice_version: version, notice_language: shown.noticeLanguage, consent_at: at }
    : { notice_version: '', notice_language: '', consent_at: '' }
}
