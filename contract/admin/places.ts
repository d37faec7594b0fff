// The places that the company's details name, and whether a text names one of them itself, where a placeholder would
// follow a move.
import type { Company } from '../content/company.ts'
import { isPicture, isWords, type Leaf } from '../content/values.ts'

export type Place = { name: string; malayalam: string }
type Where = Pick<Company, 'address' | 'location'>

/** City, district and part of the town. Not the state: a company that moves is usually still in it. */
export function placesOf({ address: { city, district, region }, location }: Where) {
  const [part = ''] = location.split(',')
  return [...new Set([city, district, part.trim()])].filter((name) => name !== '' && name !== region)
}

export function placesLeft(before: Where, after: Where) {
  const now = placesOf(after)
  return placesOf(before).filter((name) => !now.includes(name))
}

/** What map and way were made for. */
export const addressIn = ({ address: { street, city, postalCode, latitude, longitude } }: Where) =>
  [street, city, postalCode, latitude, longitude].join(', ')

/** The places that these texts name, which are one text in its languages. */
export function placesIn(texts: readonly string[], places: readonly Place[]) {
  const words = ` ${texts.map(wordsIn).join(' ')} `
  return places.filter(
    ({ name, malayalam }) =>
      words.includes(` ${wordsIn(name)} `) || (malayalam !== '' && words.includes(` ${stemOf(malayalam)}`)),
  )
}

/** The words that people read in a field. */
export function textOf({ field, value }: Leaf) {
  if (isPicture(value)) return value.alt
  return isWords(field) ? String(value ?? '') : ''
}

const wordsIn = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')

/** Malayalam adds endings, before which the last letter changes: എറണാകുളം, എറണാകുളത്ത്. */
const stemOf = (malayalam: string) => wordsIn(malayalam).replace(/[ംർൽൻൺൾ]$/u, '')
