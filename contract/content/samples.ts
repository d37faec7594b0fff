// Finds sample texts: default texts that nobody has changed or confirmed.
import type { ContentSchema } from './fields.ts'
import { type Leaf, leavesOf } from './walk-content.ts'

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
