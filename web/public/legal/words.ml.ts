import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  titles: { privacy: 'സ്വകാര്യത', terms: 'വ്യവസ്ഥകൾ' },
}
