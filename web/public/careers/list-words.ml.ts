import type { Translated } from '#contract/languages.ts'
import type { words as english } from './list-words.ts'

export const words: Translated<typeof english> = {
  label: 'ജോലി',
  applyFor: (title) => `: ${title}`,
  application: 'അപേക്ഷ: ',
  phoneEnough: 'അപേക്ഷിക്കാൻ ഫോൺ നമ്പർ മതി: ഇമെയിലും സി.വി.യും വേണ്ട.',
  kept: 'അപേക്ഷ ഇതുവരെ അയച്ചിട്ടില്ല. ഈ പേജ് അടയ്ക്കുന്നതുവരെ നിങ്ങൾ എഴുതിയത് ഇവിടെയുണ്ടാകും.',
  keptWithCv: 'അപേക്ഷ ഇതുവരെ അയച്ചിട്ടില്ല. ഈ പേജ് അടയ്ക്കുന്നതുവരെ നിങ്ങൾ എഴുതിയതും സി.വി.യും ഇവിടെയുണ്ടാകും.',
  bringBack: 'എഴുതിയത് തിരിച്ചെടുക്കാം',
}
