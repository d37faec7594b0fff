// Walks a content along its schema: its leaves with their labels, empty values, stored contents of an earlier schema.
import {
  type ContentPicture,
  type ContentSchema,
  type Field,
  type LeafField,
  maxAltLength,
  type TextField,
} from './fields.ts'

export type Leaf = {
  /** Such as "prices.items.0.amount". */
  path: string
  /** Such as ["Prices", "Price 1", "Amount in rupees"]. */
  labels: readonly string[]
  field: LeafField
  value: unknown
  promise: boolean
  neutral: boolean
  /** False in a part that is switched off. */
  shown: boolean
}

type Place = Pick<Leaf, 'path' | 'labels' | 'promise' | 'neutral' | 'shown'>

const top: Place = { path: '', labels: [], promise: false, neutral: false, shown: true }

export const leavesOf = (schema: ContentSchema, content: unknown): Leaf[] => groupLeaves(schema, content, top)

function groupLeaves({ fields }: ContentSchema, value: unknown, place: Place): Leaf[] {
  const values = valuesOf(value)
  const shown = place.shown && values.show !== false
  return Object.entries(fields).flatMap(([name, field]) =>
    leavesAt(field, values[name], within({ ...place, shown }, field, name, field.label)),
  )
}

function leavesAt(field: Field, value: unknown, place: Place): Leaf[] {
  if (field.kind === 'group') return groupLeaves(field, value, place)
  if (field.kind !== 'list') return [{ ...place, field, value }]
  const list = { ...place, labels: labelsOfList(place.labels) }
  return itemsOf(value).flatMap((item, index) =>
    leavesAt(field.item, item, within(list, field.item, `${index}`, `${field.itemLabel} ${index + 1}`)),
  )
}

/** Within a part, "Price 1" says enough without the name of its list. */
export const labelsOfList = (labels: readonly string[]) => (labels.length > 1 ? labels.slice(0, -1) : labels)

function within(place: Place, field: Field, name: string, label: string): Place {
  return {
    path: place.path ? `${place.path}.${name}` : name,
    labels: place.labels.at(-1) === label ? place.labels : [...place.labels, label],
    promise: place.promise || field.promise === true,
    neutral: place.neutral || field.neutral === true,
    shown: place.shown,
  }
}

/** The initial value of a new list item or record. */
export function initialOf(field: Field): unknown {
  switch (field.kind) {
    case 'group':
      return mapFields(field, initialOf)
    case 'list':
      return Array.from({ length: field.min }, () => initialOf(field.item))
    case 'toggle':
      return field.initial ?? true
    case 'number':
      return field.initial ?? 0
    case 'choice':
      return Object.keys(field.options)[0] ?? ''
    case 'picture':
      return null
    default:
      return ''
  }
}

/** Adapts a stored content to the current schema: adds new fields from `fallback` and drops removed ones. */
export const completeContent = <T>(field: Field, stored: unknown, fallback: T): T =>
  complete(field, stored, fallback) as T

function complete(field: Field, stored: unknown, fallback: unknown): unknown {
  if (field.kind === 'group') {
    const values = valuesOf(stored)
    const fallbacks = valuesOf(fallback)
    return mapFields(field, (own, name) => complete(own, values[name], fallbacks[name]))
  }
  if (field.kind === 'list') {
    if (!Array.isArray(stored)) return fallback
    return stored.map((item) => complete(field.item, item, initialOf(field.item)))
  }
  return isValueOf(field, stored) ? stored : fallback
}

/** Maps every text that people read, but no addresses, numbers or dates. */
export const mapTexts = <T>(field: Field, value: T, map: (text: string) => string): T =>
  mapAt(field, value, map) as T

function mapAt(field: Field, value: unknown, map: (text: string) => string): unknown {
  if (field.kind === 'group') return mapFields(field, (own, name) => mapAt(own, valuesOf(value)[name], map))
  if (field.kind === 'list') return itemsOf(value).map((item) => mapAt(field.item, item, map))
  if (isPicture(value)) return { ...value, alt: map(value.alt) }
  return isTranslated(field) ? map(String(value ?? '')) : value
}

/** A picture takes the place of another. Only a description that was typed after it was chosen belongs to it. */
export function replacePicture(
  now: unknown,
  chosenOver: unknown,
  uploaded: Omit<ContentPicture, 'alt'>,
): ContentPicture {
  const [alt, former] = [now, chosenOver].map((value) => (isPicture(value) ? value.alt : ''))
  return { ...uploaded, alt: alt === former ? '' : (alt ?? '') }
}

/** Every text that people read, including alt texts, with its path and maximum length. */
export const translatableTexts = (schema: ContentSchema, content: unknown) =>
  leavesOf(schema, content)
    .flatMap(({ path, field, value }) => {
      if (isPicture(value)) return [{ path, text: value.alt, max: maxAltLength }]
      return isTranslated(field) ? [{ path, text: String(value), max: field.max }] : []
    })
    .filter(({ text }) => text !== '')

export const wordsOf = (schema: ContentSchema, content: unknown) =>
  translatableTexts(schema, content).map(({ text }) => text)

export const isTranslated = (field: Field): field is TextField =>
  ['line', 'text', 'rich', 'area'].includes(field.kind) && !('untranslated' in field)

function isValueOf(field: LeafField, value: unknown) {
  if (field.kind === 'toggle') return typeof value === 'boolean'
  if (field.kind === 'number') return typeof value === 'number'
  if (field.kind === 'choice') return typeof value === 'string' && value in field.options
  if (field.kind === 'picture') return isPicture(value) || (field.optional && value === null)
  return typeof value === 'string'
}

export const isPicture = (value: unknown): value is ContentPicture =>
  typeof valuesOf(value).src === 'string' && Array.isArray(valuesOf(value).widths)

const mapFields = <T>({ fields }: ContentSchema, map: (field: Field, name: string) => T) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]))

/** Contents come from JSON and from one schema, which fixes the order of their keys. */
export const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

export const valuesOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
/** By a path such as "prices.items.0.amount". */
export const valueAt = (content: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, name) => valuesOf(value)[name], content)
export const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

// Finds sample texts: default texts that nobody has changed or confirmed.

export type Sample = {
  path: string
  label: string
  promise: boolean
  shown: boolean
}

const kinds = new Set(['line', 'text', 'rich', 'phone', 'email', 'url', 'number', 'time', 'picture'])

/** `confirmed` lists keys of `sampleKeyOf`. An item of a list may have moved. */
export function samplesOf(
  schema: ContentSchema,
  content: unknown,
  defaults: unknown,
  confirmed: readonly string[] = [],
): Sample[] {
  const samples = new Set(leavesOf(schema, defaults).filter(canBeSample).map(sampleKeyOf))
  const done = new Set(confirmed)
  return leavesOf(schema, content)
    .filter((leaf) => canBeSample(leaf) && samples.has(sampleKeyOf(leaf)) && !done.has(sampleKeyOf(leaf)))
    .map(({ path, labels, promise, shown }) => ({ path, label: labels.join(', '), promise, shown }))
}

const canBeSample = ({ field, neutral, value }: Leaf) =>
  kinds.has(field.kind) && !neutral && value !== '' && value !== null

/** Path and value; the path is the same for all items of a list. */
export const sampleKeyOf = ({ path, value }: Leaf) =>
  `${path.replace(/\.\d+(?=\.|$)/g, '.*')} ${JSON.stringify(value)}`
