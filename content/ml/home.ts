import type { Translations } from './translations.ts'

export const home: Translations = {}
