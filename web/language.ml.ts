import type { Language } from '#contract/languages.ts'

export const language = 'ml' as Language
