import type { Translated } from '#contract/languages.ts'
import type { words as english } from './building-words.ts'

export const words: Translated<typeof english> = { underConstruction: 'പണി നടക്കുന്നു' }
