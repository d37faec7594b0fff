import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  services: 'സേവനങ്ങൾ',
  seePrices: 'നിരക്കുകൾ കാണാം',
  pricesSince: { before: '', after: ' മുതലുള്ള നിരക്കുകൾ.' },
  priceFrom: (price) => `${price}\u00a0മുതൽ`,
  moreIncluded: (count) => `${count} എണ്ണം കൂടി കാണാം`,
  allOfThisKind: 'ഇത്തരം എല്ലാ പ്രോജക്ടുകളും',
}
