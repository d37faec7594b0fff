import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  preview: 'പ്രിവ്യൂ',
  onlyStaff: 'പ്രിവ്യൂ: ജീവനക്കാർക്കു മാത്രം.',
  backToForm: 'ഫോമിലേക്ക് മടങ്ങാം',
}
