import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  unit: 'അളവ്',
  suggestions: 'തിരഞ്ഞെടുക്കാവുന്നവ',
  saveMine: 'എന്റേത് സേവ് ചെയ്യാം',
  loadTheirs: 'അവരുടേത് എടുക്കാം',
  whichVersion: 'ഏതാണ് വേണ്ടത്?',
  yours: (label) => `${label}: നിങ്ങളുടേത്`,
  theirs: (label) => `${label}: അവരുടേത്`,
  empty: '(ഒഴിഞ്ഞത്)',
  more: 'വീടിനെക്കുറിച്ച് കൂടുതൽ',
  moreNote: 'പ്ലോട്ട്, കിടപ്പുമുറികൾ, വർഷം, ചെലവ് തുടങ്ങിയവ. ഒന്നും നിർബന്ധമില്ല: പൂരിപ്പിച്ചതു മാത്രം വെബ്സൈറ്റിൽ കാണും.',
  stars: (count) => `${count} നക്ഷത്രം`,
  saving: 'സേവ് ചെയ്യുന്നു...',
  cancel: 'വേണ്ട',
}
