import type { ServiceContent } from '../content/service.ts'
import type { Language } from '../languages.ts'
import { inBoth, wordsIn } from '../words.ts'
import { indianNumber } from './indian-number.ts'

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

type Price = Pick<ServiceContent['prices']['items'][number], 'amount' | 'unit'>

type Words = {
  lakh: string
  crore: string
  per: Record<Price['unit'], (amount: string) => string>
  aboutPerSquareMetre: (amount: string) => string
  exampleOf: (squareFeet: string, squareMetres: string) => string
}

export const squareFeetPerMetre = 10.7639
const lakh = 100_000
const crore = 100 * lakh
/** A lakh is said with two decimals at most. */
const lakhStep = lakh / 100

function pricesWith(words: Words) {
  const inRupees = (amount: number) => {
    const [size, name] = amount >= crore ? [crore, words.crore] : [lakh, words.lakh]
    if (amount < lakh || amount % lakhStep !== 0) return `₹${indianNumber(amount)}`
    return `₹${amount / size}\u00a0${name}`
  }

  return {
    /** Such as "₹2,350 per sq ft". */
    priceOf: ({ amount, unit }: Price) => words.per[unit](inRupees(amount)),
    /** Such as "about ₹25,300 per m²". Only of what is counted in square feet. */
    perSquareMetreOf: ({ amount, unit }: Price) =>
      unit === 'sqft' ? words.aboutPerSquareMetre(inRupees(rounded(amount * squareFeetPerMetre))) : undefined,
    /** What so many square feet come to, such as 2,000 sq ft: ₹47 lakh. */
    exampleOf(price: Price | undefined, { area }: Pick<ServiceContent['prices']['example'], 'area'>) {
      if (price?.unit !== 'sqft' || area === 0) return undefined
      const squareMetres = indianNumber(rounded(area / squareFeetPerMetre))
      return {
        what: words.exampleOf(indianNumber(area), squareMetres),
        price: inRupees(rounded(price.amount * area)),
      }
    },
  }
}

/** To three digits: more would pretend to be exact. */
const rounded = (value: number) => Number(value.toPrecision(3))
