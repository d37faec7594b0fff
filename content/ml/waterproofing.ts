import type { Translations } from './translations.ts'

export const waterproofing: Translations = {}
