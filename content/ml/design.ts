import type { Translations } from './translations.ts'

export const design: Translations = {}
