import type { Translated } from '#contract/languages.ts'
import type { words as english } from './private-words.ts'

export const words: Translated<typeof english> = {
  deadLink: 'ഈ ലിങ്കിൽ ഒന്നുമില്ല',
  home: 'ഹോം പേജിലേക്ക്',
  talkToUs: 'ഞങ്ങളോടു സംസാരിക്കാം',
}
