// The language that these pages are built for; language.ml.ts takes this file's place in the Malayalam build.
import type { Language } from '#contract/languages.ts'

export const language = 'en' as Language

/** The prefix of all addresses of this document. */
export const basename = undefined as string | undefined

/** Tells the server the language of a call. */
export function addLanguage(_query: URLSearchParams) {}
