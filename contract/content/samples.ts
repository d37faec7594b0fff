// Texts that are still our invented ones.
import type { ContentSchema } from './fields.ts'
import { type Leaf, leavesOf } from './values.ts'

export type Sample = { path: string; label: string; promise: boolean; shown: boolean }

const kinds = new Set(['line', 'text', 'rich', 'phone', 'email', 'url', 'number', 'picture'])

/** What equals a default text and nobody has confirmed. In a list, the order does not matter. */
export function samplesOf(
  schema: ContentSchema,
  content: unknown,
  defaults: unknown,
  confirmed: readonly string[] = [],
): Sample[] {
  const invented = new Set(leavesOf(schema, defaults).filter(isInvented).map(keyOf))
  const done = new Set(confirmed)
  return leavesOf(schema, content)
    .filter((leaf) => isInvented(leaf) && invented.has(keyOf(leaf)) && !done.has(leaf.path))
    .map(({ path, labels, promise, shown }) => ({ path, label: labels.join(', '), promise, shown }))
}

const isInvented = ({ field, neutral, value }: Leaf) =>
  kinds.has(field.kind) && !neutral && value !== '' && value !== null

/** The same field in any item of a list, and its value. */
const keyOf = ({ path, value }: Leaf) => `${path.replace(/\.\d+(?=\.|$)/g, '.*')} ${JSON.stringify(value)}`
