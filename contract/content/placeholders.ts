// Placeholders such as `{name}` in a text stand for a value of the company; and what is checked of a text before it is stored.
import type { Company } from './company.ts'
import { link, parseInline } from './rich-text.ts'

/** The texts of a form, with the version of the privacy notice that they belong to. */
export type WithNoticeVersion<Form> = Form & { noticeVersion?: string }

/** On pages in other languages, the choices in English: those are what the form sends. */
export type WithEnglishPlans<Form> = Form & { plansInEnglish?: string[] }

export const placeholderNames = [
  'name',
  'shortName',
  'tagline',
  'location',
  'street',
  'city',
  'district',
  'address',
  'phone',
  'secondPhone',
  'whatsapp',
  'mail',
  'founded',
  'visitKm',
  'free',
  'notFree',
  'retentionDays',
  'closedJobDays',
  'noticeVersion',
] as const

type Values = Record<(typeof placeholderNames)[number], string | number>

export function placeholderValues(company: Company, noticeVersion: string): Values {
  const { street, city, district, postalCode, region } = company.address
  const { name, shortName, tagline, location, phone, whatsapp, mail, founded, retentionDays, closedJobDays } =
    company
  const { visitKm, text: free, otherwise: notFree } = company.free
  return {
    name,
    shortName,
    tagline,
    location,
    phone,
    whatsapp,
    mail,
    founded,
    visitKm,
    free,
    notFree,
    retentionDays,
    closedJobDays,
    street,
    city,
    district,
    address: `${street}, ${city} ${postalCode}, ${region}`,
    secondPhone: company.secondPhone || phone,
    noticeVersion,
  }
}

const placeholder = /(\(tel:)?\{(\w+)\}/g

/** Leaves unknown names alone. A value can neither become a link nor end one: in `tel:` links only its digits are used. */
export const interpolate = (text: string, values: Values) =>
  text.replace(placeholder, (whole, tel, name) => {
    const value = values[name as keyof Values]
    if (value === undefined) return whole
    return tel ? tel + String(value).replace(/[^+\d]/g, '') : String(value).replaceAll('](', '] (')
  })

export function fillPlaceholders<T>(content: T, company: Company, noticeVersion: string): T {
  const values = placeholderValues(company, noticeVersion)
  return mapStrings(content, (text) => interpolate(text, values)) as T
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, mapStrings(own, map)]))
}

/** Words in braces that are neither placeholders nor `own` ones of the field. */
export const unknownPlaceholders = (text: string, own: readonly string[] = []) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([whole, name = '']) => ({ whole, name }))
    .filter(({ name }) => ![...placeholderNames, ...own].includes(name))
    .map(({ whole }) => whole)

/** WhatsApp and callers from abroad need the country code; ten digits are an Indian number without it. */
export function withCountry(phone: string) {
  const local = phone.replace(/^0(?=[1-9])/, '')
  return /^[2-9]\d{9}$/.test(local.replace(/[\s().-]/g, '')) ? `+91 ${local}` : phone
}

/** The targets of links that would not be rendered, checked with placeholders filled in. */
export const wrongLinks = (text: string, fill: (text: string) => string) =>
  [...text.matchAll(link)]
    .filter(([whole]) => typeof parseInline(fill(whole))[0] === 'string')
    .map(([, , href = '']) => href)

/** The number that somebody typed, also as ₹2,50,000; other texts stay as they are. */
export function numberFrom(typed: string) {
  const digits = typed
    .replace(/^\s*₹/, '')
    .replace(/,(?=(?:\d\d,)*\d{3}(?:\D|$))/g, '')
    .trim()
  return digits === '' || Number.isNaN(Number(digits)) ? typed : Number(digits)
}
