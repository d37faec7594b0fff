import type { Translated } from '../languages.ts'
import type { sentences as english } from './sentences.ts'

export const sentences: Translated<typeof english> = {
  named: (label) => label,
  wholeNumber: (label, min, max) => `${label}: ${min} മുതൽ ${max} വരെയുള്ള ഒരു സംഖ്യ എഴുതൂ.`,
  optionalNumber: (label, min, max) => `${label}: ${min} മുതൽ ${max} വരെയുള്ള ഒരു സംഖ്യ എഴുതൂ.`,
  date: (label) => `${label} ഇങ്ങനെ എഴുതൂ: 2026-12-31.`,
}
