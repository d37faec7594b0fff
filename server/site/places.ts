// What a move of the company makes untrue: texts that name a place it has left, and the map and the way to its door.
import { defaults } from '#content/defaults.ts'
import { type Place, placesIn, placesLeft, placesOf, textOf } from '#contract/admin/places.ts'
import type { Company } from '#contract/content/company.ts'
import { type PageKey, schemaOf } from '#contract/content/pages.ts'
import { type Sample, sampleAt, sampleKeyOf, samplesOf } from '#contract/content/samples.ts'
import { type Leaf, leavesOf } from '#contract/content/values.ts'
import type { Db } from '../db/database.ts'
import type { Content, State } from './contents.ts'
import { isPart, partKey, wrongParts } from './map-and-way.ts'
import * as store from './store.ts'
import { readTranslations } from './translations/store.ts'
import { lookUp } from './translations/translator.ts'

/** The published company, where it is and was, our own place included, and the Malayalam of any text. */
export async function readPlaces(db: Db, company: Company) {
  const find = lookUp(await readTranslations(db))
  const placeOf = (name: string): Place => ({ name, malayalam: find(name) })
  const now = placesOf(company)
  const former = new Set([...placesOf(defaults.company), ...(await store.listPlacesLeft(db))])
  const left = [...former].filter((name) => !now.includes(name)).toSorted()
  return { company, find, now: now.map(placeOf), left: left.map(placeOf) }
}

type Places = Awaited<ReturnType<typeof readPlaces>>

export async function recordMove(tx: Db, before: Content, after: Content) {
  for (const name of placesLeft(before as Company, after as Company)) await store.addPlaceLeft(tx, name)
}

function namedIn(leaf: Leaf, places: readonly Place[], find: Places['find']) {
  const text = textOf(leaf)
  return text === '' ? [] : placesIn([text, find(text)], places).map(({ name }) => name)
}

/** What a move would make untrue on a page: texts with the place that they name, and the map and the way with none. */
export function placeTextsOf({ page, published, confirmed }: State, { company, now, find }: Places) {
  const leaves = leavesOf(schemaOf(page), published)
  const wrong = page === 'contact' ? wrongParts(published, company, confirmed) : []
  const isBound = ({ path, shown }: Leaf) =>
    page === 'contact' && isPart(path) && shown && !wrong.some((part) => part.path === path)
  return leaves.flatMap((leaf) => {
    const places = isBound(leaf) ? [''] : namedIn(leaf, now, find)
    return places.map((place) => ({ page, label: leaf.labels.join(', '), place }))
  })
}

/** The sample texts of a content, and what is no longer true of it since a move, at most one mark for each field. */
export function marksIn(
  content: Content,
  { page, confirmed }: State,
  { company, left, find }: Places,
): Sample[] {
  const schema = schemaOf(page)
  const leaves = leavesOf(schema, content)
  const samples = samplesOf(schema, content, defaults[page], confirmed)
  const named = leaves.flatMap((leaf) => {
    const names = namedIn(leaf, left, find).filter((name) => !confirmed.includes(placeKey(leaf, name)))
    return names.length > 0 ? [{ ...sampleAt(leaf), why: 'place' as const, place: names.join(', ') }] : []
  })
  const wrong = page === 'contact' ? wrongParts(content, company, confirmed) : []
  const moved = wrong.flatMap(({ path, why }) =>
    leaves
      .filter((leaf) => leaf.path === path && leaf.shown)
      .map((leaf) => ({ ...sampleAt(leaf), why, shown: false })),
  )
  return [...new Map([...samples, ...named, ...moved].map((mark) => [mark.path, mark])).values()]
}

/** What is stored when somebody says that these fields are right. */
export function confirmationsOf(page: PageKey, content: Content, paths: string[], places: Places) {
  const leaves = leavesOf(schemaOf(page), content).filter(({ path }) => paths.includes(path))
  return leaves.flatMap((leaf) => [
    sampleKeyOf(leaf),
    ...namedIn(leaf, places.left, places.find).map((name) => placeKey(leaf, name)),
    ...(page === 'contact' && isPart(leaf.path) ? [partKey(leaf.path, content, places.company)] : []),
  ])
}

const placeKey = (leaf: Leaf, place: string) => `${sampleKeyOf(leaf)} names ${place}`
