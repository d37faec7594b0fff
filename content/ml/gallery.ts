import type { Translations } from './translations.ts'

export const gallery: Translations = {}
