// What a price says, from its amount and unit. prices.ts has the words.
import type { ServiceContent } from '../content/service.ts'
import { grouped } from './grouped.ts'

export type Price = Pick<ServiceContent['prices']['items'][number], 'amount' | 'unit'>
type Example = Pick<ServiceContent['prices']['example'], 'area'>

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

export function pricesWith(words: Words) {
  const inRupees = (amount: number) => {
    const [size, name] = amount >= crore ? [crore, words.crore] : [lakh, words.lakh]
    if (amount < lakh || amount % lakhStep !== 0) return `₹${grouped(amount)}`
    return `₹${amount / size}\u00a0${name}`
  }

  return {
    /** Such as "₹2,350 per sq ft". */
    priceOf: ({ amount, unit }: Price) => words.per[unit](inRupees(amount)),
    /** Such as "about ₹25,300 per m²". Only of what is counted in square feet. */
    perSquareMetreOf: ({ amount, unit }: Price) =>
      unit === 'sqft' ? words.aboutPerSquareMetre(inRupees(rounded(amount * squareFeetPerMetre))) : undefined,
    /** What so many square feet come to, such as 2,000 sq ft: ₹47 lakh. */
    exampleOf(price: Price | undefined, { area }: Example) {
      if (price?.unit !== 'sqft' || area === 0) return undefined
      const squareMetres = grouped(rounded(area / squareFeetPerMetre))
      return {
        what: words.exampleOf(grouped(area), squareMetres),
        price: inRupees(rounded(price.amount * area)),
      }
    },
  }
}

/** To three digits: more would pretend to be exact. */
const rounded = (value: number) => Number(value.toPrecision(3))
