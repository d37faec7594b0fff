import type { Translations } from './translations.ts'

export const floorcoating: Translations = {}
