// The Malayalam beside a field.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  missing: ['not yet translated', 'മലയാളത്തിലാക്കിയിട്ടില്ല'],
  missingAgain: ['translate again', 'വീണ്ടും മലയാളത്തിലാക്കൂ'],
  changed: ['The English text has changed. In Malayalam it was:', 'ഇംഗ്ലീഷ് മാറിയിട്ടുണ്ട്. മലയാളത്തിൽ ഉണ്ടായിരുന്നത്:'],
  keepBefore: ['Keep this Malayalam', 'ഈ മലയാളം തന്നെ മതി'],
  overtaken: ['Somebody else has saved meanwhile:', 'ഇതിനിടെ മറ്റൊരാൾ സേവ് ചെയ്തത്:'],
  takeTheirs: ['Take theirs', 'അവരുടേത് എടുക്കാം'],
  locked: [
    'This text is also on a page of the website. Whoever may change that page translates it.',
    'ഇതേ വാചകം വെബ്സൈറ്റിലെ ഒരു പേജിലുമുണ്ട്. ആ പേജ് മാറ്റാവുന്നവരാണ് അത് മലയാളത്തിലാക്കുക.',
  ],
  empty: ['(empty)', '(ഒന്നുമില്ല)'],
  title: [
    (missing: number) => (missing > 0 ? `Malayalam, ${missing} missing` : 'Malayalam'),
    (missing) => (missing > 0 ? `മലയാളം, ${missing} എണ്ണം ബാക്കി` : 'മലയാളം'),
  ],
  tryAgain: ['Try again', 'വീണ്ടും ശ്രമിക്കാം'],
  notNeeded: ['This needs no translation.', 'ഇത് മലയാളത്തിലാക്കേണ്ട.'],
  of: [(label: string) => `The Malayalam of “${label}”`, (label) => `“${label}” മലയാളത്തിൽ`],
})
