// Prices in words.
import type { Language } from '../languages.ts'
import { inBoth, wordsIn } from '../words.ts'
import { pricesWith } from './price-format.ts'

const words = inBoth({
  lakh: ['lakh', 'ലക്ഷം'],
  crore: ['crore', 'കോടി'],
  per: {
    sqft: [
      (amount: string) => `${amount}\u00a0per\u00a0sq\u00a0ft`,
      (amount) => `ചതുരശ്ര\u00a0അടിക്ക് ${amount}`,
    ],
    foot: [
      (amount: string) => `${amount}\u00a0per\u00a0running\u00a0foot`,
      (amount) => `റണ്ണിങ്\u00a0അടിക്ക് ${amount}`,
    ],
    piece: [(amount: string) => `${amount}\u00a0per\u00a0piece`, (amount) => `ഒന്നിന്\u00a0${amount}`],
    visit: [(amount: string) => `${amount}\u00a0per\u00a0visit`, (amount) => `ഒരു\u00a0സന്ദർശനത്തിന് ${amount}`],
    total: [(amount: string) => amount, (amount) => amount],
  },
  aboutPerSquareMetre: [
    (amount: string) => `about ${amount}\u00a0per\u00a0m²`,
    (amount) => `ചതുരശ്ര\u00a0മീറ്ററിന് ഏകദേശം\u00a0${amount}`,
  ],
  exampleOf: [
    (squareFeet: string, squareMetres: string) =>
      `For example: ${squareFeet}\u00a0sq\u00a0ft (${squareMetres}\u00a0m²)`,
    (squareFeet, squareMetres) => `ഉദാഹരണം: ${squareFeet}\u00a0ചതുരശ്ര\u00a0അടി (${squareMetres}\u00a0m²)`,
  ],
})

export const { priceOf, perSquareMetreOf, exampleOf } = pricesWith(words)
export const pricesIn = (language: Language) => pricesWith(wordsIn(language, words))
