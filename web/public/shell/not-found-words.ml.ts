import type { Translated } from '#contract/languages.ts'
import type { words as english } from './not-found-words.ts'

export const words: Translated<typeof english> = {
  notFound: 'ഈ പേജ് ഇല്ല',
  noPageHere: 'ഈ വിലാസത്തിൽ ഒരു പേജും ഇല്ല.',
  wallMissing: 'ഇവിടെ ഒരു ചുമർ കാണാനില്ല',
  mayHaveMoved: 'ഈ വിലാസത്തിൽ ഒരു പേജും ഇല്ല. പേജ് മാറ്റിയതാകാം, അല്ലെങ്കിൽ ലിങ്ക് നിങ്ങളുടെ അടുത്തെത്തിയപ്പോൾ ഒരക്ഷരം പോയതാകാം.',
  backHome: 'ഹോം പേജിലേക്ക്',
  talkToUs: 'ഞങ്ങളോട് സംസാരിക്കാം',
}
