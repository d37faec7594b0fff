// The area of a building or a plot. It is stored as a text; one that is a number with a unit is shown alike everywhere.
import { indianNumber } from './indian-number.ts'

export const areaUnits = ['sq ft', 'm²', 'cent'] as const
export type AreaUnit = (typeof areaUnits)[number]
type Area = { value: number; unit: AreaUnit }

/** The groups of units are in the order of `areaUnits`. */
const spellings =
  /^(\d[\d,]*(?:\.\d+)?)\s*(?:(sq\.?\s*f(?:ee)?t\.?|sft|square f(?:ee|oo)t)|(m[2²]|sq\.?\s*m\.?|square met(?:re|er)s?)|cents?)$/i

/** Undefined where the text is not just a number with a unit. */
export function readArea(text: string): Area | undefined {
  const [found, number = '', feet, metres] = spellings.exec(text.trim()) ?? []
  if (!found) return undefined
  return { value: Number(number.replaceAll(',', '')), unit: feet ? 'sq ft' : metres ? 'm²' : 'cent' }
}

/** Cents measure land, which says nothing about the house on it. */
const feetInUnit: Record<AreaUnit, number> = { 'sq ft': 1, 'm²': 10.7639, cent: 0 }

/** More than any building has. */
const mostSquareFeet = 1e8

/** A whole number; 0 where the text is not just a number with a unit, or no area of a building. */
export function squareFeetOf(text: string) {
  const area = readArea(text)
  const feet = area ? Math.round(area.value * feetInUnit[area.unit]) : 0
  return feet <= mostSquareFeet ? feet : 0
}

/** Such as 1,50,000 sq ft. */
export const writeArea = ({ value, unit }: Area, unitName: (area: Area) => string = englishName) =>
  `${indianNumber(value)} ${unitName({ value, unit })}`

const englishName = ({ value, unit }: Area) => (unit === 'cent' && value !== 1 ? 'cents' : unit)

/** On one line. What is not a number with a unit stays as it is. */
export function formatArea(text: string, unitName?: (area: Area) => string) {
  const area = readArea(text)
  return area ? writeArea(area, unitName).replaceAll(' ', '\u00a0') : text
}
