// What the lists of staff say themselves.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  search: [(rows: string) => `Search ${rows}`, () => 'തിരയാം'],
  filters: [
    (active: number) => (active > 0 ? `Filters (${active})` : 'Filters'),
    (active) => (active > 0 ? `ഫിൽറ്റർ (${active})` : 'ഫിൽറ്റർ'),
  ],
  sort: ['Sort', 'ക്രമം'],
  newestFirst: ['Newest first', 'പുതിയത് ആദ്യം'],
  oldestFirst: ['Oldest first', 'പഴയത് ആദ്യം'],
  nothingMatches: ['Nothing matches your search.', 'തിരഞ്ഞത് കണ്ടെത്തിയില്ല.'],
  showEverything: ['Show everything', 'എല്ലാം കാണാം'],
  actions: ['Actions', 'ചെയ്യാവുന്നത്'],
  more: ['More', 'കൂടുതൽ'],
  moreFor: [(row: string) => `More for ${row}`, (row) => `${row}: കൂടുതൽ`],
  delete: ['Delete', 'നീക്കാം'],
  erase: ['Delete', 'മായ്ക്കാം'],
  empty: ['(empty)', '(ഒന്നുമില്ല)'],
  moved: [
    (place: number, count: number) => `Moved to place ${place} of ${count}`,
    (place, count) => `മാറ്റി, ഇപ്പോൾ സ്ഥാനം ${place} / ${count}`,
  ],
  share: {
    view: ['View on site', 'വെബ്സൈറ്റിൽ കാണാം'],
    copy: ['Copy link', 'ലിങ്ക് കോപ്പി ചെയ്യാം'],
    copied: ['Link copied', 'ലിങ്ക് കോപ്പി ചെയ്തു'],
    notCopied: [
      (url: string) => `The link could not be copied. It is ${url}`,
      (url) => `ലിങ്ക് കോപ്പി ചെയ്യാനായില്ല. ലിങ്ക് ഇതാണ്: ${url}`,
    ],
    whatsapp: ['Share on WhatsApp', 'വാട്സാപ്പിൽ അയയ്ക്കാം'],
  },
})
