import type { Translations } from './translations.ts'

export const terms: Translations = {}
