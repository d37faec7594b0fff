import type { Translated } from '#contract/languages.ts'
import type { words as english } from './building-words.ts'

export const words: Translated<typeof english> = {
  underConstruction: 'പണി നടക്കുന്നു',
  story: 'പണിതത് ഇങ്ങനെ',
  storySoFar: 'പണി ഇതുവരെ',
  pictures: 'സൈറ്റിൽനിന്നുള്ള ചിത്രങ്ങൾ',
  picture: (of, number) => `${of}, ചിത്രം ${number}`,
}
