// Apart from words.ts, which every page loads.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  noSuchPage: [(page: number) => `There is no page ${page}`, (page) => `പേജ് ${page} ഇല്ല`],
  listEnds: [
    (pages: number) => (pages > 1 ? `The list ends with page ${pages}.` : 'The whole list is on one page.'),
    (pages) => (pages > 1 ? `ആകെ ${pages} പേജേ ഉള്ളൂ.` : 'എല്ലാം ഒറ്റ പേജിൽ തന്നെയുണ്ട്.'),
  ],
  firstPage: ['Go to the first page', 'ആദ്യത്തെ പേജിലേക്ക്'],
  lastPage: ['Go to the last page', 'അവസാനത്തെ പേജിലേക്ക്'],
})
