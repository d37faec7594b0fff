// What somebody asks on the page about costs: a built-up area and one of the packages.
import { readArea } from './area.ts'
import type { Package } from './cost.ts'
import { squareFeetPerMetre } from './prices.ts'

export const estimateUnits = ['sqft', 'm2'] as const
const unitNames = { sqft: 'sq ft', m2: 'm²' } as const

/** Of a house: below it a room, above it another kind of building. */
export const minSquareFeet = 300
export const maxSquareFeet = 20_000

export type AskedArea = { squareFeet: number } | { problem: 'missing' | 'unclear' | 'outside' }

/** As a number in the chosen unit, or with a unit of its own. Undefined while nobody has asked. */
export function askedArea(search: URLSearchParams): AskedArea | undefined {
  const typed = search.get('area')?.trim()
  if (typed === undefined) return undefined
  if (typed === '') return { problem: 'missing' }
  const unit = unitNames[search.get('unit') === 'm2' ? 'm2' : 'sqft']
  const area = readArea(typed) ?? readArea(`${typed} ${unit}`)
  // Cents measure the plot.
  if (!area || area.unit === 'cent') return { problem: 'unclear' }
  const squareFeet = Math.round(area.value * (area.unit === 'm²' ? squareFeetPerMetre : 1))
  return squareFeet >= minSquareFeet && squareFeet <= maxSquareFeet ? { squareFeet } : { problem: 'outside' }
}

export const squareMetresOf = (squareFeet: number) => Math.round(squareFeet / squareFeetPerMetre)

/** By its number in the list, which is the same in every language; the first one unless another was chosen. */
export const askedPackage = (search: URLSearchParams, packages: readonly Package[]) =>
  packages[Number(search.get('package') ?? 1) - 1]

export type Rates = { from: number; to: number }

const lakh = 100_000

/** What so many square feet come to at these rates. Rounded to half a lakh or a lakh, so that the range never gets smaller. */
export function rangeOf({ from, to }: Rates, squareFeet: number) {
  const step = to * squareFeet < 100 * lakh ? lakh / 2 : lakh
  return {
    from: Math.floor((from * squareFeet) / step) * step,
    to: Math.ceil((to * squareFeet) / step) * step,
  }
}
