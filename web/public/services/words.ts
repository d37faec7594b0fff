// What the five service pages say themselves. words.ml.ts takes their place on Malayalam pages.
export const words = {
  services: 'Services',
  seePrices: 'See the prices',
  /** The day stands between them. */
  pricesSince: { before: 'Prices since ', after: '.' },
  priceFrom: (price: string) => `from ${price}`,
  moreIncluded: (count: number) => `See ${count} more`,
  allOfThisKind: 'All projects of this kind',
}
