import type { Translated } from '#contract/languages.ts'
import type { words as english } from './login-again-words.ts'

export const words: Translated<typeof english> = {
  why: 'കുറച്ചു നേരം ഒന്നും ചെയ്യാതിരുന്നതുകൊണ്ട് ലോഗ് ഔട്ട് ആയി. ലോഗിൻ ചെയ്ത് നിർത്തിയിടത്തുനിന്നു തുടരൂ; എഴുതിയതൊന്നും പോയിട്ടില്ല.',
  busy: 'ലോഗിൻ ചെയ്യുന്നു...',
  submit: 'ലോഗിൻ ചെയ്ത് തുടരാം',
  passkey: 'പാസ്കീ ഉപയോഗിക്കാം',
  leave: 'സേവ് ചെയ്യാതെ പോകാം',
}
