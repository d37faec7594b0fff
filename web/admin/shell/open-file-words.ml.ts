import type { Translated } from '#contract/languages.ts'
import type { words as english } from './open-file-words.ts'

export const words: Translated<typeof english> = {
  opens: 'നിങ്ങൾ ലോഗിൻ ചെയ്തിട്ടുണ്ട്; ഇനി തുറക്കാം. Word ഫയൽ ആണെങ്കിൽ ഡൗൺലോഡുകളിൽ സേവ് ആകും.',
  open: 'തുറക്കാം',
}
