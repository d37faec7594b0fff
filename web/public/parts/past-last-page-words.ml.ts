import type { Translated } from '#contract/languages.ts'
import type { words as english } from './past-last-page-words.ts'

export const words: Translated<typeof english> = {
  noSuchPage: (page) => `പേജ് ${page} ഇല്ല`,
  listEnds: (pages) => (pages > 1 ? `ആകെ ${pages} പേജേ ഉള്ളൂ.` : 'എല്ലാം ഒറ്റ പേജിൽ തന്നെയുണ്ട്.'),
  firstPage: 'ആദ്യത്തെ പേജിലേക്ക്',
  lastPage: 'അവസാനത്തെ പേജിലേക്ക്',
}
