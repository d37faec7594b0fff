import type { Translations } from './translations.ts'

export const career: Translations = {}
