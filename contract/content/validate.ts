// Validates a content against its schema. For the server and the admin area only: public pages never load zod.
import { z } from 'zod'
import type { CostContent } from '../amounts/cost.ts'
import { invisible, isEmail, isPhone } from '../schemas.ts'
import type { Company } from './company.ts'
import {
  type AnyList,
  type ContentSchema,
  type Field,
  maxAltLength,
  type NumberField,
  type PictureField,
  type TextField,
} from './fields.ts'
import { type PageKey, schemaOf } from './pages.ts'
import { unknownPlaceholders, withCountry, wrongLinks } from './placeholders.ts'
import { leavesOf } from './walk-content.ts'

export type CheckResult =
  | { content: Record<string, unknown> }
  /** The first problem with the labels above its field, and a sentence for each wrong field by its path. */
  | { message: string; fields: Record<string, string> }

/** The content as it is stored, or what is wrong with it. */
export function checkContent(page: PageKey, input: unknown): CheckResult {
  const schema = schemaOf(page)
  const result = validatorOf(schema).safeParse(input)
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error?.issues ?? []) fields[path.join('.')] ??= message
  if (result.success && page === 'company') Object.assign(fields, checkDays(result.data as Company))
  if (result.success && page === 'cost') Object.assign(fields, checkRates(result.data as CostContent))
  const [first] = Object.entries(fields)
  if (first) return { message: withPlace(schema, input, ...first), fields }
  return { content: result.data as Record<string, unknown> }
}

const validators = new WeakMap<ContentSchema, z.ZodType>()

function validatorOf(schema: ContentSchema) {
  const validator = validators.get(schema) ?? zodOf(schema)
  validators.set(schema, validator)
  return validator
}

function withPlace(schema: ContentSchema, input: unknown, path: string, message: string) {
  const { labels = [] } = leavesOf(schema, input).find((leaf) => leaf.path === path) ?? {}
  const place = labels.slice(0, -1).join(', ')
  return place ? `${place}: ${message}` : message
}

function zodOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'group':
      return z.object(
        Object.fromEntries(Object.entries(field.fields).map(([name, own]) => [name, zodOf(own)])),
        `${field.label} is missing.`,
      )
    case 'list':
      return listOf(field)
    case 'toggle':
      return z.boolean(`${field.label}: please answer yes or no.`)
    case 'choice':
      return z.enum(Object.keys(field.options), `${field.label}: please choose one from the list.`)
    case 'number':
      return numberOf(field)
    case 'picture':
      return field.optional ? pictureOf(field).nullable() : pictureOf(field)
    default:
      return textOf(field)
  }
}

function listOf({ label, item, min, max, itemLabel, unique }: AnyList) {
  const few = `${label}: please add at least ${min === 1 ? 'one' : min}.`
  const items = z
    .array(zodOf(item), few)
    .min(min, few)
    .max(max, `${label}: at most ${max}, please take some out.`)
  if (!unique) return items
  return items.superRefine((all, context) => {
    const seen = new Set<unknown>()
    for (const [index, one] of all.entries()) {
      const value = (one as Record<string, unknown>)[unique]
      const message = `${itemLabel} ${index + 1} is in the list twice.`
      if (seen.has(value)) context.addIssue({ code: 'custom', path: [index, unique], message })
      seen.add(value)
    }
  })
}

function numberOf({ label, min, max, decimals }: NumberField) {
  const sentence = `${label} must be a ${decimals ? '' : 'whole '}number from ${min} to ${max}.`
  const number = z.number(sentence).min(min, sentence).max(max, sentence)
  return decimals ? number : number.int(sentence)
}

const pictureSource = /^\/(?:pictures|uploads\/site)\/[\w-]+\.(?:jpg|png|webp)$/

/** The server replaces all but the alt text with what it has stored. */
function pictureOf({ label, minWidth, minHeight, named }: PictureField) {
  const missing = `${label}: please choose a picture.`
  const alt = `${label}: please say in a few words what the picture shows, for people who cannot see it.`
  const size = z.number(missing).int(missing).positive(missing).max(100_000, missing)
  return z
    .object(
      {
        src: z.string(missing).regex(pictureSource, missing),
        width: size,
        height: size,
        widths: z.array(size, missing).max(20, missing),
        formats: z.array(z.enum(['avif', 'webp'], missing), missing).max(2, missing),
        placeholder: z.string(missing).max(2_000, missing),
        alt: z
          .string(alt)
          .overwrite(cleanLine)
          .min(named ? 0 : 1, alt)
          .max(maxAltLength, `${label}: the description is too long: at most ${maxAltLength} letters.`),
      },
      missing,
    )
    .refine(
      ({ width, height }) => width >= minWidth && height >= minHeight,
      `${label} is too small for its place: it needs at least ${minWidth} × ${minHeight} pixels.`,
    )
}

function textOf(field: TextField) {
  const { label, kind, max, optional } = field
  const text = z
    .string(`${label} is missing.`)
    .overwrite(cleanerOf(kind))
    .max(max, { error: `${label} is too long: at most ${max} letters.`, abort: true })
  const filled = optional ? text : text.min(1, `${label} is missing.`)
  return filled.superRefine((value, context) => {
    const message = value === '' ? undefined : problemOf(field, value)
    if (message) context.addIssue({ code: 'custom', message })
  })
}

function problemOf(field: TextField, value: string) {
  const { kind, label } = field
  switch (kind) {
    case 'phone':
      return isPhone(value)
        ? undefined
        : `${label}: please check the number: 10 digits, or the country code and the number.`
    case 'email':
      return isEmail(value) ? undefined : `${label}: please check the email address.`
    case 'url':
      return isAddress(value)
        ? undefined
        : `${label}: please write the whole link, https://example.com for example.`
    case 'date':
      return z.iso.date().safeParse(value).success ? undefined : `${label}: please choose a day.`
    case 'time':
      return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
        ? undefined
        : `${label}: please write a time such as 09:00.`
    default:
      return wordProblem(field, value)
  }
}

function wordProblem({ kind, label, placeholders }: TextField, value: string) {
  const [unknown] = unknownPlaceholders(value, placeholders)
  if (unknown) return `${label}: there is no ${unknown} to fill in.`
  const [wrong] = kind === 'rich' ? wrongLinks(value, exampleValues) : []
  if (wrong) return `${label}: ${wrong} is not a link. Links begin with https://, mailto:, tel: or a slash.`
}

/** Example values, to check links that contain placeholders. */
const exampleValues = (text: string) =>
  text.replace(/\{(?:phone|secondPhone|whatsapp)\}/g, '+91').replace(/\{mail\}/g, 'office@example.com')

const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])

function isAddress(value: string) {
  // Browsers would read http:example as a path of this site.
  if (/\s|^https?:(?!\/\/)/i.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password, pathname } = new URL(value)
  if (!linkProtocols.has(protocol) || username || password) return false
  if (protocol === 'mailto:') return isEmail(pathname)
  return protocol === 'tel:' ? isPhone(pathname) : hostname.includes('.')
}

const cleanText = (value: string) => value.replace(/\r\n?/g, '\n').replace(invisible, '').trim()
const cleanLine = (value: string) =>
  cleanText(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
    .replaceAll('\t', ' ')

function cleanerOf(kind: TextField['kind']) {
  if (kind === 'phone') return (value: string) => withCountry(cleanLine(value))
  return kind === 'text' || kind === 'rich' ? cleanText : cleanLine
}

function checkDays({ hours, closedDays }: Company) {
  const fields: Record<string, string> = {}
  for (const [index, { open, opens, closes }] of hours.entries()) {
    if (!open) continue
    if (!opens) fields[`hours.${index}.opens`] = 'Opens is missing.'
    if (!closes) fields[`hours.${index}.closes`] = 'Closes is missing.'
    if (opens && closes && closes <= opens) fields[`hours.${index}.closes`] = 'Closes must be after Opens.'
  }
  for (const [index, { from, to }] of closedDays.entries()) {
    if (to && to < from) fields[`closedDays.${index}.to`] = 'Last day must not be before First day.'
  }
  return fields
}

function checkRates({ rates }: CostContent) {
  const fields: Record<string, string> = {}
  if (rates.show && !rates.since) fields['rates.since'] = 'Day of these rates is missing.'
  for (const [index, { from, to }] of rates.packages.entries()) {
    if (to < from) fields[`rates.packages.${index}.to`] = 'The second rate must not be below the first.'
  }
  return fields
}
