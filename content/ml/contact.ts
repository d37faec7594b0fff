import type { Translations } from './translations.ts'

export const contact: Translations = {}
