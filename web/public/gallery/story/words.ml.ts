import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  title: 'പണിതത് ഇങ്ങനെ',
  titleSoFar: 'പണി ഇതുവരെ',
  enlarge: 'വലുതാക്കി കാണാം: ',
  pictures: 'സൈറ്റിൽനിന്നുള്ള ചിത്രങ്ങൾ',
  picture: (of, number) => `${of}, ചിത്രം ${number}`,
}
