// The language that these pages are built for; language.ml.ts takes this file's place in the Malayalam build.
import type { Language } from '#contract/languages.ts'

export const language = 'en' as Language
