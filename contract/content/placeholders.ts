// `{name}` and the like in a text stand for a value of the company.

import type { Company } from './company.ts'
import type { placeholderNames } from './text-checks.ts'

/** The texts of a form come with the version of the privacy notice that they belong to. */
export type Noticed<Form> = Form & { noticeVersion?: string }

/** On a page in another language, what its choices are called in English: that is sent and kept. */
export type InEnglish<Form> = Form & { plansInEnglish?: string[] }

type Values = Record<(typeof placeholderNames)[number], string | number>

export function placeholderValues(company: Company, noticeVersion: string): Values {
  const { street, city, postalCode, region } = company.address
  const { name, shortName, tagline, location, phone, whatsapp, mail, founded, retentionDays, closedJobDays } =
    company
  return {
    ...{ name, shortName, tagline, location, phone, whatsapp, mail, founded, retentionDays, closedJobDays },
    ...{ street, city, address: `${street}, ${city} ${postalCode}, ${region}` },
    secondPhone: company.secondPhone || phone,
    noticeVersion,
  }
}

const placeholder = /(\(tel:)?\{(\w+)\}/g

/** Leaves what is no placeholder as it is. No value becomes a link, or ends one: a link to a number has only its digits. */
export const interpolate = (text: string, values: Values) =>
  text.replace(placeholder, (whole, tel, name) => {
    const value = values[name as keyof Values]
    if (value === undefined) return whole
    return tel ? tel + String(value).replace(/[^+\d]/g, '') : String(value).replaceAll('](', '] (')
  })

/** A content with the company's values in place. */
export function fill<T>(content: T, company: Company, noticeVersion: string): T {
  const values = placeholderValues(company, noticeVersion)
  return mapTexts(content, (text) => interpolate(text, values)) as T
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, mapTexts(own, map)]))
}
