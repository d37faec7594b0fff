import type { Translations } from './translations.ts'

export const reviews: Translations = {}
