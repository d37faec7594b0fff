import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  label: 'ജോലി',
  pay: 'ശമ്പളം',
  place: 'സ്ഥലം',
  hours: 'സമയം',
  type: 'ജോലിയുടെ തരം',
  experience: 'പ്രവൃത്തിപരിചയം',
  applyBy: 'അവസാന തീയതി',
  apply: 'അപേക്ഷിക്കാം',
  applyTitle: 'അപേക്ഷിക്കൂ',
  applyFor: (title) => `: ${title}`,
  application: 'അപേക്ഷ: ',
  kept: 'അപേക്ഷ ഇതുവരെ അയച്ചിട്ടില്ല. ഈ പേജ് അടയ്ക്കുന്നതുവരെ നിങ്ങൾ എഴുതിയത് ഇവിടെയുണ്ടാകും.',
  keptWithCv: 'അപേക്ഷ ഇതുവരെ അയച്ചിട്ടില്ല. ഈ പേജ് അടയ്ക്കുന്നതുവരെ നിങ്ങൾ എഴുതിയതും സി.വി.യും ഇവിടെയുണ്ടാകും.',
  bringBack: 'എഴുതിയത് തിരിച്ചെടുക്കാം',
  allOpenings: 'എല്ലാ ജോലി ഒഴിവുകളും',
  description: (title, company) => `${title}: ${company}.`,
}
