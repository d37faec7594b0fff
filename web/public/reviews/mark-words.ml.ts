import type { Translated } from '#contract/languages.ts'
import type { words as english } from './mark-words.ts'

export const words: Translated<typeof english> = {
  byClient: (month) => `വീട്ടുകാർ എഴുതിയത്, ${month}`,
  pictureBy: (name) => `${name} അയച്ച ചിത്രം`,
}
