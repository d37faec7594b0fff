import type { Translations } from './translations.ts'

export const about: Translations = {}
