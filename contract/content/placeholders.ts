// `{name}` and the like in a text stand for a value of the company.

import type { placeholderNames } from './checks.ts'
import type { Company } from './company.ts'

type Values = Record<(typeof placeholderNames)[number], string | number>

export function placeholderValues(company: Company, noticeVersion: string): Values {
  const { street, city, postalCode, region } = company.address
  const { name, shortName, tagline, location, phone, whatsapp, mail, founded, retentionDays } = company
  return {
    ...{ name, shortName, tagline, location, phone, whatsapp, mail, founded, retentionDays },
    ...{ street, city, address: `${street}, ${city} ${postalCode}, ${region}` },
    secondPhone: company.secondPhone || phone,
    noticeVersion,
  }
}

const placeholder = /\{(\w+)\}/g

/** Leaves what is no placeholder as it is. */
export const interpolate = (text: string, values: Values) =>
  text.replace(placeholder, (whole, name) => String(values[name as keyof Values] ?? whole))
