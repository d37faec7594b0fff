import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  locale: 'ml-IN',
  search: () => 'തിരയാം',
  filters: (active) => (active > 0 ? `ഫിൽറ്റർ (${active})` : 'ഫിൽറ്റർ'),
  sort: 'ക്രമം',
  newestFirst: 'പുതിയത് ആദ്യം',
  oldestFirst: 'പഴയത് ആദ്യം',
  nothingMatches: 'തിരഞ്ഞത് കണ്ടെത്തിയില്ല.',
  showEverything: 'എല്ലാം കാണാം',
  actions: 'ചെയ്യാവുന്നത്',
  more: 'കൂടുതൽ',
  moreFor: (row) => `${row}: കൂടുതൽ`,
  delete: 'മായ്ക്കാം',
  empty: '(ഒന്നുമില്ല)',
  moved: (place, count) => `മാറ്റി, ഇപ്പോൾ സ്ഥാനം ${place} / ${count}`,
  share: {
    view: 'വെബ്സൈറ്റിൽ കാണാം',
    copy: 'ലിങ്ക് പകർത്താം',
    copied: 'ലിങ്ക് പകർത്തി',
    notCopied: (url) => `ലിങ്ക് പകർത്താനായില്ല. ലിങ്ക് ഇതാണ്: ${url}`,
    whatsapp: 'വാട്സാപ്പിൽ അയയ്ക്കാം',
  },
}
