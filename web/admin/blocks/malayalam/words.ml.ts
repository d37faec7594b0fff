import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  missing: 'മലയാളത്തിലാക്കിയിട്ടില്ല',
  missingAgain: 'വീണ്ടും മലയാളത്തിലാക്കൂ',
  changed: 'ഇംഗ്ലീഷ് മാറിയിട്ടുണ്ട്. മലയാളത്തിൽ ഉണ്ടായിരുന്നത്:',
  keepBefore: 'ഈ മലയാളം തന്നെ മതി',
  overtaken: 'ഇതിനിടെ മറ്റൊരാൾ സേവ് ചെയ്തത്:',
  takeTheirs: 'അവരുടേത് എടുക്കാം',
  locked: 'ഇതേ വാചകം വെബ്സൈറ്റിലെ ഒരു പേജിലുമുണ്ട്. ആ പേജ് മാറ്റാവുന്നവരാണ് അത് മലയാളത്തിലാക്കുക.',
  empty: '(ഒഴിഞ്ഞത്)',
  title: (missing) => (missing > 0 ? `മലയാളം, ${missing} എണ്ണം ബാക്കി` : 'മലയാളം'),
  tryAgain: 'വീണ്ടും ശ്രമിക്കാം',
  notNeeded: 'ഇത് മലയാളത്തിലാക്കേണ്ട.',
  of: (label) => `“${label}” മലയാളത്തിൽ`,
}
