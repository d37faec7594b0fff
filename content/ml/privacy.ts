import type { Translations } from './translations.ts'

export const privacy: Translations = {}
