import type { AnyList, ContentSchema, Field, LeafField } from './fields.ts'
import { isPicture, isSame, itemsOf, labelsOfList, valuesOf } from './walk-content.ts'

/** `before` is empty for an addition, `after` for a removal. */
export type Difference = { label: string; before: string; after: string }

export const differencesOf = (schema: ContentSchema, before: unknown, after: unknown): Difference[] =>
  compare(schema, before, after, [])

function compare(field: Field, before: unknown, after: unknown, labels: readonly string[]): Difference[] {
  if (isSame(before, after)) return []
  if (field.kind === 'group') {
    return Object.entries(field.fields).flatMap(([name, own]) =>
      compare(own, valuesOf(before)[name], valuesOf(after)[name], [...labels, own.label]),
    )
  }
  if (field.kind === 'list') return compareItems(field, itemsOf(before), itemsOf(after), labels)
  return [{ label: labels.join(', '), before: leafInWords(field, before), after: leafInWords(field, after) }]
}

/** Skips equal items at both ends of the list, so that one insertion is one difference. */
function compareItems(
  { item, itemLabel }: AnyList,
  before: unknown[],
  after: unknown[],
  labels: readonly string[],
) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const left = before.slice(start, before.length - end)
  const right = after.slice(start, after.length - end)
  const differences: Difference[] = []
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const place = [...labelsOfList(labels), `${itemLabel} ${start + index + 1}`]
    if (index < left.length && index < right.length)
      differences.push(...compare(item, left[index], right[index], place))
    else {
      const [gone, added] = [left[index], right[index]].map((one) =>
        one === undefined ? '' : itemInWords(item, one),
      )
      differences.push({ label: place.join(', '), before: gone ?? '', after: added ?? '' })
    }
  }
  return differences
}

function itemInWords(field: Field, value: unknown): string {
  if (field.kind === 'list')
    return itemsOf(value)
      .map((one) => itemInWords(field.item, one))
      .join('\n')
  if (field.kind !== 'group') return leafInWords(field, value)
  return Object.entries(field.fields)
    .map(([name, own]) => itemInWords(own, valuesOf(value)[name]))
    .filter(Boolean)
    .join('\n')
}

function leafInWords(field: LeafField, value: unknown): string {
  if (field.kind === 'toggle') return value ? 'on' : 'off'
  if (field.kind === 'choice') return field.options[String(value)] ?? ''
  if (field.kind === 'picture') return isPicture(value) ? `Picture: ${value.alt} (${value.src})` : ''
  return value === undefined || value === null ? '' : String(value)
}
