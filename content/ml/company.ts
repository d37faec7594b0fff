import type { Translations } from './translations.ts'

export const company: Translations = {}
