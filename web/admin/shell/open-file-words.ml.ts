import type { Translated } from '#contract/languages.ts'
import type { words as english } from './open-file-words.ts'

export const words: Translated<typeof english> = {
  opens: 'ഫയൽ ഇപ്പോൾ തുറക്കും. Word ഫയൽ ആണെങ്കിൽ ഡൗൺലോഡുകളിൽ സേവ് ആകും.',
  again: 'വീണ്ടും തുറക്കാം',
}
