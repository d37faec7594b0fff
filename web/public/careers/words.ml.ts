import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  pay: 'ശമ്പളം',
  place: 'സ്ഥലം',
  hours: 'സമയം',
  type: 'ജോലിയുടെ തരം',
  experience: 'പ്രവൃത്തിപരിചയം',
  applyBy: 'അവസാന തീയതി',
  apply: 'അപേക്ഷിക്കാം',
  applyTitle: 'അപേക്ഷിക്കൂ',
  allOpenings: 'എല്ലാ ജോലി ഒഴിവുകളും',
  description: (title, company) => `${title}: ${company}.`,
}
