// Prices in words. prices.ml.ts takes the place of this file on Malayalam pages.
import { pricesIn } from './price-format.ts'

export const { priceOf, perSquareMetreOf, exampleOf } = pricesIn({
  lakh: 'lakh',
  crore: 'crore',
  per: {
    sqft: (amount) => `${amount}\u00a0per\u00a0sq\u00a0ft`,
    foot: (amount) => `${amount}\u00a0per\u00a0running\u00a0foot`,
    piece: (amount) => `${amount}\u00a0per\u00a0piece`,
    visit: (amount) => `${amount}\u00a0per\u00a0visit`,
    total: (amount) => amount,
  },
  aboutPerSquareMetre: (amount) => `about ${amount}\u00a0per\u00a0m²`,
  exampleOf: (squareFeet, squareMetres) =>
    `For example: ${squareFeet}\u00a0sq\u00a0ft (${squareMetres}\u00a0m²)`,
})
