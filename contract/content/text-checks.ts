// Checks of a text before it is stored. Apart from placeholders.ts and rich-text.ts, which public pages load.
import { link, parseInline } from './rich-text.ts'

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

const placeholder = /\{(\w+)\}/g

/** Words in braces that are neither placeholders nor `own` ones of the field. */
export const unknownPlaceholders = (text: string, own: readonly string[] = []) =>
  [...text.matchAll(placeholder)]
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
