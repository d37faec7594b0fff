// Texts that are still our invented ones.
import type { ContentSchema } from './fields.ts'
import { type Leaf, leavesOf } from './values.ts'

export type Sample = { path: string; label: string; promise: boolean; shown: boolean }

const kinds = new Set(['line', 'text', 'rich', 'phone', 'email', 'url', 'number', 'time', 'picture'])

/** What equals a default text and nobody has confirmed, by its key. In a list, the order does not matter. */
export function samplesOf(
  schema: ContentSchema,
  content: unknown,
  defaults: unknown,
  confirmed: readonly string[] = [],
): Sample[] {
  const invented = new Set(leavesOf(schema, defaults).filter(isInvented).map(sampleKeyOf))
  const done = new Set(confirmed)
  return leavesOf(schema, content)
    .filter((leaf) => isInvented(leaf) && invented.has(sampleKeyOf(leaf)) && !done.has(sampleKeyOf(leaf)))
    .map(({ path, labels, promise, shown }) => ({ path, label: labels.join(', '), promise, shown }))
}

const isInvented = ({ field, neutral, value }: Leaf) =>
  kinds.has(field.kind) && !neutral && value !== '' && value !== null

/** The same field in any item of a list, and its value. */
export const sampleKeyOf = ({ path, value }: Leaf) =>
  `${path.replace(/\.\d+(?=\.|$)/g, '.*')} ${JSON.stringify(value)}`
