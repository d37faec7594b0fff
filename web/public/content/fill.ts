// Puts the company's values in place of `{name}` and the like.
import type { Company } from '#contract/content/company.ts'
import { interpolate, placeholderValues } from '#contract/content/placeholders.ts'

export function fill<T>(content: T, company: Company, noticeVersion: string): T {
  const values = placeholderValues(company, noticeVersion)
  // So that a value never becomes a link.
  for (const [name, value] of Object.entries(values))
    Object.assign(values, { [name]: String(value).replaceAll('](', '] (') })
  return mapTexts(content, (text) => interpolate(text, values)) as T
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, mapTexts(own, map)]))
}
