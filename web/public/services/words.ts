// What the five service pages say themselves.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  services: ['Services', 'സേവനങ്ങൾ'],
  seePrices: ['See the prices', 'നിരക്കുകൾ കാണാം'],
  /** The day stands between them. */
  pricesSince: { before: ['Prices since ', ''], after: ['.', ' മുതലുള്ള നിരക്കുകൾ.'] },
  priceFrom: [(price: string) => `from ${price}`, (price) => `${price}\u00a0മുതൽ`],
  moreIncluded: [(count: number) => `See ${count} more`, (count) => `${count} എണ്ണം കൂടി കാണാം`],
  allOfThisKind: ['All projects of this kind', 'ഇത്തരം എല്ലാ പ്രോജക്ടുകളും'],
})
