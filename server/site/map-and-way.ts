// The map and the way on the contact page are wrong once they are known to have been made for another address: a move
// remembers for which one they were right, and staff can say that they are right for the new one.
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

const madeOf = (path: Part, content: Content) =>
  `${path} ${JSON.stringify(parts[path](content as Contact))} at `

/** What is stored of a part that is right for this address. */
export const partKey = (path: Part, content: Content, company: Company) =>
  madeOf(path, content) + addressIn(company)

const initialKeys = paths.map((path) => partKey(path, defaults.contact, defaults.company))

/** The parts that are not right for this address, and why; `known` are the keys that are stored. */
export function wrongParts(content: Content, company: Company, known: readonly string[]) {
  const keys = [...initialKeys, ...known]
  return paths
    .map((path) => ({ path, why: whyWrong(path) }))
    .filter((part): part is { path: Part; why: 'moved' | 'drawn' } => part.why !== undefined)

  function whyWrong(path: Part) {
    if (path === 'map.picture' && isDrawnElsewhere(content as Contact, company)) return 'drawn'
    const made = keys.filter((key) => key.startsWith(madeOf(path, content)))
    return made.length === 0 || made.includes(partKey(path, content, company)) ? undefined : 'moved'
  }
}

/** The drawing is of one place only. */
function isDrawnElsewhere({ map }: Contact, { address }: Company) {
  const { latitude, longitude } = defaults.company.address
  return map.picture === null && (address.latitude !== latitude || address.longitude !== longitude)
}

/** What a move away from this address is to remember. */
export function rightKeys(content: Content, company: Company, known: readonly string[]) {
  const wrong = wrongParts(content, company, known).map(({ path }) => path)
  return paths.filter((path) => !wrong.includes(path)).map((path) => partKey(path, content, company))
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
