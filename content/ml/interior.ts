import type { Translations } from './translations.ts'

export const interior: Translations = {}
