// What the screens of the admin area are made of.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  documentTitle: [
    (title: string, company: string) => `${title} · ${company} admin`,
    (title, company) => `${title} · ${company} അഡ്മിൻ`,
  ],
  cancel: ['Cancel', 'വേണ്ട'],
  saving: ['Saving...', 'സേവ് ചെയ്യുന്നു...'],
  edit: ['Edit', 'തിരുത്താം'],
  status: ['Status', 'നില'],
  leaveQuestion: ['Leave without saving?', 'സേവ് ചെയ്യാതെ പോകണോ?'],
  leaveDetail: ['What you changed would be lost.', 'മാറ്റിയതെല്ലാം പോകും.'],
  leave: ['Leave', 'പോകാം'],
  stay: ['Stay', 'ഇവിടെ തുടരാം'],
  loginAgain: ['Please log in again', 'വീണ്ടും ലോഗിൻ ചെയ്യൂ'],
  toDashboard: ['Go to the dashboard', 'ഡാഷ്ബോർഡിലേക്ക് പോകാം'],

  // Lists.
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

  // Forms of records.
  unit: ['Unit', 'യൂണിറ്റ്'],
  suggestions: ['Suggestions', 'തിരഞ്ഞെടുക്കാവുന്നവ'],
  saveMine: ['Save mine', 'എന്റേത് സേവ് ചെയ്യാം'],
  loadTheirs: ['Load theirs', 'അവരുടേത് എടുക്കാം'],
  whichVersion: ['Which version do you want to keep?', 'ഏതാണ് വേണ്ടത്?'],
  yours: [(label: string) => `${label}: yours`, (label) => `${label}: നിങ്ങളുടേത്`],
  theirs: [(label: string) => `${label}: theirs`, (label) => `${label}: അവരുടേത്`],
  moreAboutHouse: ['More about the house', 'വീടിനെക്കുറിച്ച് കൂടുതൽ'],
  moreAboutHouseNote: [
    'Plot, bedrooms, year, cost and more. All optional: the site shows what you fill in.',
    'പ്ലോട്ട്, കിടപ്പുമുറികൾ, വർഷം, ചെലവ് തുടങ്ങിയവ. ഒന്നും നിർബന്ധമില്ല: പൂരിപ്പിച്ചതു മാത്രം വെബ്സൈറ്റിൽ കാണും.',
  ],
  stars: [(count: number) => (count === 1 ? '1 star' : `${count} stars`), (count) => `${count} നക്ഷത്രം`],
})
