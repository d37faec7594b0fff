import type { Translated } from '#contract/languages.ts'
import type { words as english } from './not-found-words.ts'

export const words: Translated<typeof english> = {
  missing: { name: 'ഈ പേജ് ഇല്ല', title: 'ഇവിടെ ഒരു ചുമർ കാണാനില്ല' },
  tooMany: { name: 'ഒരു നിമിഷം', title: 'ഒരു നിമിഷം നിൽക്കൂ' },
  closed: { name: 'എല്ലാവർക്കും അല്ല', title: 'ഈ വാതിൽ അടഞ്ഞിരിക്കുന്നു' },
  broken: { name: 'ഇപ്പോൾ പറ്റുന്നില്ല', title: 'ഇപ്പോൾ ഇത് നടന്നില്ല' },
  mayHaveMoved: 'ഈ വിലാസത്തിൽ ഒരു പേജും ഇല്ല. പേജ് മാറ്റിയതാകാം, അല്ലെങ്കിൽ ലിങ്ക് നിങ്ങളുടെ അടുത്തെത്തിയപ്പോൾ ഒരക്ഷരം പോയതാകാം.',
  tryAgain: 'വീണ്ടും നോക്കാം',
  backHome: 'ഹോം പേജിലേക്ക്',
  talkToUs: 'ഞങ്ങളോട് സംസാരിക്കാം',
}
