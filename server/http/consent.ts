// The consent that somebody gives by sending a form.
import type { Language } from '#contract/languages.ts'

export type Consent = { notice_version: string; notice_language: string; consent_at: string }

type Given = { at: string; language: Language }

/** To the notice that the form showed. All empty where it named none, or one that was never `shown`. */
export function consentTo(version: string, shown: readonly string[], { at, language }: Given): Consent {
  return shown.includes(version)
    ? { notice_version: version, notice_language: language, consent_at: at }
    : { notice_version: '', notice_language: '', consent_at: '' }
}
