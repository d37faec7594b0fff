// Takes the place of prices.ts on Malayalam pages. The server fills in prices with the one or the other.
import { pricesIn } from './price-format.ts'

export const { priceOf, perSquareMetreOf, exampleOf } = pricesIn({
  lakh: 'ലക്ഷം',
  crore: 'കോടി',
  per: {
    sqft: (amount) => `ചതുരശ്ര\u00a0അടിക്ക് ${amount}`,
    foot: (amount) => `റണ്ണിങ്\u00a0അടിക്ക് ${amount}`,
    piece: (amount) => `ഒന്നിന്\u00a0${amount}`,
    visit: (amount) => `ഒരു\u00a0സന്ദർശനത്തിന് ${amount}`,
    total: (amount) => amount,
  },
  aboutPerSquareMetre: (amount) => `ചതുരശ്ര\u00a0മീറ്ററിന് ഏകദേശം\u00a0${amount}`,
  exampleOf: (squareFeet, squareMetres) =>
    `ഉദാഹരണം: ${squareFeet}\u00a0ചതുരശ്ര\u00a0അടി (${squareMetres}\u00a0m²)`,
})
