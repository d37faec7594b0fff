import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  version: (version) => `ഈ അറിയിപ്പിന്റെ പതിപ്പ്: ${version}.`,
}
