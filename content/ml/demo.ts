import type { Translations } from './translations.ts'

/** Of the demo records. */
export const demo: Translations = {}
