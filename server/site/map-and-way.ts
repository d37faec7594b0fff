// The map and the way on the contact page are right only for the address that they were published or confirmed for.
import { defaults } from '#content/defaults.ts'
import { addressIn } from '#contract/admin/places.ts'
import type { Company } from '#contract/content/company.ts'
import type { Contents } from '#contract/content/pages.ts'
import type { Content } from './contents.ts'

type Contact = Contents['contact']

/** By the path at which the form says what has become of them. */
const parts = {
  'directions.text': ({ directions }: Contact) => directions.text,
  'map.picture': ({ map }: Contact) => [map.picture?.src ?? '', map.title],
}
type Part = keyof typeof parts
const paths = Object.keys(parts) as Part[]

export const isPart = (path: string): path is Part => path in parts

/** What is stored of a part that is right for this address. */
export const partKey = (path: Part, content: Content, company: Company) =>
  `${path} ${JSON.stringify(parts[path](content as Contact))} at ${addressIn(company)}`

const partKeys = (content: Content, company: Company) => paths.map((path) => partKey(path, content, company))

/** Of the parts that somebody has written anew. */
export function changedKeys(before: Content, after: Content, company: Company) {
  const old = partKeys(before, company)
  return partKeys(after, company).filter((key) => !old.includes(key))
}

const initialKeys = partKeys(defaults.contact, defaults.company)

/** The parts that are not right for this address, and why; `known` are keys of those that are. */
export function wrongParts(content: Content, company: Company, known: readonly string[]) {
  const right = new Set([...initialKeys, ...known])
  return paths
    .map((path) => ({ path, why: whyWrong(path) }))
    .filter((part): part is { path: Part; why: 'moved' | 'drawn' } => part.why !== undefined)

  function whyWrong(path: Part) {
    if (path === 'map.picture' && isDrawnElsewhere(content as Contact, company)) return 'drawn'
    return right.has(partKey(path, content, company)) ? undefined : 'moved'
  }
}

/** The drawing is of one place only. */
function isDrawnElsewhere({ map }: Contact, { address }: Company) {
  const { latitude, longitude } = defaults.company.address
  return map.picture === null && (address.latitude !== latitude || address.longitude !== longitude)
}

export function withoutWrongParts(content: Content, company: Company, known: readonly string[]): Content {
  const wrong = wrongParts(content, company, known).map(({ path }) => path)
  const { map, directions } = content as Contact
  return {
    ...content,
    ...(wrong.includes('directions.text') && { directions: { ...directions, text: '' } }),
    ...(wrong.includes('map.picture') && { map: { ...map, show: false } }),
  }
}
