// The forms of records.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  unit: ['Unit', 'യൂണിറ്റ്'],
  suggestions: ['Suggestions', 'തിരഞ്ഞെടുക്കാവുന്നവ'],
  saveMine: ['Save mine', 'എന്റേത് സേവ് ചെയ്യാം'],
  loadTheirs: ['Load theirs', 'അവരുടേത് എടുക്കാം'],
  whichVersion: ['Which version do you want to keep?', 'ഏതാണ് വേണ്ടത്?'],
  yours: [(label: string) => `${label}: yours`, (label) => `${label}: നിങ്ങളുടേത്`],
  theirs: [(label: string) => `${label}: theirs`, (label) => `${label}: അവരുടേത്`],
  empty: ['(empty)', '(ഒന്നുമില്ല)'],
  more: ['More about the house', 'വീടിനെക്കുറിച്ച് കൂടുതൽ'],
  moreNote: [
    'Plot, bedrooms, year, cost and more. All optional: the site shows what you fill in.',
    'പ്ലോട്ട്, കിടപ്പുമുറികൾ, വർഷം, ചെലവ് തുടങ്ങിയവ. ഒന്നും നിർബന്ധമില്ല: പൂരിപ്പിച്ചതു മാത്രം വെബ്സൈറ്റിൽ കാണും.',
  ],
  stars: [(count: number) => (count === 1 ? '1 star' : `${count} stars`), (count) => `${count} നക്ഷത്രം`],
})
