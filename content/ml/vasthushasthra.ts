import type { Translations } from './translations.ts'

export const vasthushasthra: Translations = {}
