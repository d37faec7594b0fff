import type { Translated } from '#contract/languages.ts'
import type { words as english } from './not-found-words.ts'

export const words: Translated<typeof english> = {
  missing: { name: 'ഈ പേജ് ഇല്ല', title: 'ഈ പേജ് കാണാനില്ല' },
  tooMany: { name: 'ഒരു നിമിഷം', title: 'ഒരു നിമിഷം കാത്തിരിക്കൂ' },
  closed: { name: 'ജീവനക്കാർക്കു മാത്രം', title: 'ഈ വാതിൽ അടഞ്ഞുകിടക്കുകയാണ്' },
  broken: { name: 'ഇപ്പോൾ പറ്റുന്നില്ല', title: 'ഇപ്പോൾ ഇതു നടക്കുന്നില്ല' },
  tryAgain: 'വീണ്ടും ശ്രമിക്കാം',
  backHome: 'ഹോം പേജിലേക്ക്',
  talkToUs: 'ഞങ്ങളോടു സംസാരിക്കാം',
}
