// Schemas that all features use (typed text, ids, versions, paging, plain responses), and what is wrong with a field.
import { z } from 'zod'
import { fill } from './languages.ts'
import {
  maxCvBytes,
  maxEmailLength,
  maxLineLength,
  maxNameLength,
  maxOffset,
  maxPageSize,
  maxTextLength,
} from './limits.ts'
import { staffMessages } from './staff-messages.ts'
import { inBoth } from './words.ts'

/** The fields of public forms, as the messages about them name them. */
export const fieldNames = inBoth({
  name: ['The name', 'പേര്'],
  address: ['The address', 'വിലാസം'],
  qualification: ['The qualification', 'യോഗ്യത'],
  experience: ['The experience', 'പ്രവൃത്തിപരിചയം'],
  trade: ['The trade', 'പണി'],
  years: ['The years of work', 'എത്ര വർഷമായെന്നത്'],
  whatsapp: ['The WhatsApp number', 'വാട്സാപ്പ് നമ്പർ'],
  phone: ['The phone number', 'ഫോൺ നമ്പർ'],
  job_id: ['The job', 'ജോലി'],
  plan: ['What you plan to build', 'പണിയാൻ ഉദ്ദേശിക്കുന്നത്'],
  message: ['The message', 'സന്ദേശം'],
  review: ['The review', 'അഭിപ്രായം'],
  topic: ['The topic', 'വിഷയം'],
  notice_version: ['The version of the notice', 'അറിയിപ്പിന്റെ പതിപ്പ്'],
  website: ['This field', 'ഇത്'],
})

/** {field} and {max} are values of the message. */
export const fieldMessages = inBoth({
  unclear: ["Please check the value of '{field}'.", "'{field}' ശരിയാണോ എന്നു നോക്കൂ."],
  tooLong: ['{field} can be at most {max} characters long.', '‘{field}’: {max} അക്ഷരത്തിൽ കൂടരുത്.'],
  emailTooLong: ['This email address is too long.', 'ഇമെയിൽ വിലാസത്തിനു നീളം കൂടിപ്പോയി.'],
  wrongEmail: ['Please check the email address.', 'ഇമെയിൽ വിലാസം ശരിയാണോ എന്നു നോക്കൂ.'],
  wrongNumber: {
    phone: [
      'Please check the phone number: 10 digits, or the country code and the number.',
      'ഫോൺ നമ്പർ ശരിയാണോ എന്നു നോക്കൂ: 10 അക്കം, അല്ലെങ്കിൽ രാജ്യത്തിന്റെ കോഡും നമ്പറും.',
    ],
    whatsapp: [
      'Please check the WhatsApp number: 10 digits, or the country code and the number.',
      'വാട്സാപ്പ് നമ്പർ ശരിയാണോ എന്നു നോക്കൂ: 10 അക്കം, അല്ലെങ്കിൽ രാജ്യത്തിന്റെ കോഡും നമ്പറും.',
    ],
  },
  cvTooLarge: [
    `This file is over ${maxCvBytes / 1_000_000} MB. Please send a smaller one.`,
    `ഈ ഫയൽ ${maxCvBytes / 1_000_000} MB-യിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  ],
  trueOrFalse: ['Please answer with true or false.', 'true അല്ലെങ്കിൽ false എന്ന് ഉത്തരം തരൂ.'],
  wrongLimit: [
    `The limit is a whole number from 0 to ${maxPageSize}.`,
    `limit 0 മുതൽ ${maxPageSize} വരെയുള്ള പൂർണസംഖ്യയാകണം.`,
  ],
  wrongOffset: [
    `The offset is a whole number from 0 to ${maxOffset}.`,
    `offset 0 മുതൽ ${maxOffset} വരെയുള്ള പൂർണസംഖ്യയാകണം.`,
  ],
  wrongSize: ['The size is a whole number of square feet.', 'വലുപ്പം ചതുരശ്ര അടിയിൽ ഒരു പൂർണസംഖ്യയാകണം.'],
})

/** Bidirectional marks, which reverse whatever follows the text. Joiners are not among them: Malayalam needs those. */
const directions = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069'
/** Invisible characters other than line breaks and tabs. */
export const invisible = new RegExp(`(?![\\n\\t])[\\p{Cc}${directions}\\uFEFF]`, 'gu')

// PostgreSQL cannot store NUL.
const harmful = new RegExp(`[\\u0000${directions}]`, 'g')
/** Text of which nothing is seen is none: nobody could tell its record from another. */
const clean = (value: string) => (/[^\p{C}\p{Z}]/u.test(value) ? value.replace(harmful, '').trim() : '')

const tooLong = (field: string, max: number) => fill(fieldMessages.tooLong, { field, max })

/** A required line, trimmed. `missing` is the message when it is empty or absent. */
export const lineSchema = (missing: string, label: string, max = maxLineLength) =>
  z.string({ error: missing }).overwrite(clean).min(1, missing).max(max, tooLong(label, max))

/** A name stays on one line of a mail or a list, whatever was sent. */
export const nameSchema = (missing: string, label: string = fieldNames.name) =>
  z
    .string({ error: missing })
    .overwrite((value) => clean(value).replace(/\s+/g, ' '))
    .min(1, missing)
    .max(maxNameLength, tooLong(label, maxNameLength))

export const longTextSchema = (missing: string, label: string) => lineSchema(missing, label, maxTextLength)

export const optionalTextSchema = (label: string, max = maxTextLength) =>
  z.string().overwrite(clean).max(max, tooLong(label, max)).default('')

/** A checkbox: `initial` when absent; multipart forms send it as text. */
export const tickSchema = (initial: boolean) =>
  z.union([z.boolean(), z.stringbool()], fieldMessages.trueOrFalse).default(initial)

/** What a text was when its edit started; if the stored one differs, the edit is refused. */
export const startText = z
  .string(staffMessages.startMissing)
  .overwrite(clean)
  .max(maxTextLength, staffMessages.startMissing)

/** A calendar date such as 2026-12-31; null for an empty text. */
export const optionalDateSchema = (wrong: string) =>
  z
    .string({ error: wrong })
    .trim()
    .refine((value) => value === '' || z.iso.date().safeParse(value).success, wrong)
    .transform((value) => value || null)
    .nullable()

const emailPattern = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\]{2,}$/

export const emailSchema = (missing: string) =>
  z
    .string({ error: missing })
    .overwrite((value) => clean(value).toLowerCase())
    .min(1, missing)
    .max(maxEmailLength, { error: fieldMessages.emailTooLong, abort: true })
    .regex(emailPattern, fieldMessages.wrongEmail)

export const isEmail = (value: string) => emailPattern.test(value)

export const phoneSchema = (missing: string, field: 'phone' | 'whatsapp') =>
  lineSchema(missing, fieldNames[field], 30).refine(isPhone, fieldMessages.wrongNumber[field])

/** Indian and international notation: digits, spaces, dashes, dots, brackets and a leading plus. */
export const isPhone = (value: string) =>
  /^\+?[\d\s().-]+$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, ''))

/** Fields of stored records, which were validated on the way in. */
export const texts = <Name extends string>(...names: Name[]) => fields(names, z.string())
export const numbers = <Name extends string>(...names: Name[]) => fields(names, z.number())

const fields = <Name extends string, Schema>(names: Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>

export const id = z.uuid('This is not an id.')
/** By a private link. */
export const byLink = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
export const byId = z.object({ id })
/** An id, or the last segment of the path of its page. */
export const byAddress = z.object({ id: z.string().regex(/^[\da-z-]{1,100}$/i) })

// The largest integer of PostgreSQL.
const maxInteger = 2_147_483_647

/** The version of the record that an edit started from; if the stored one is newer, the edit is refused. */
export const version = z.coerce
  .number(staffMessages.startMissing)
  .int(staffMessages.startMissing)
  .positive(staffMessages.startMissing)
  .max(maxInteger, staffMessages.startMissing)

/** Queries and multipart forms send it as text. */
export const wholeNumberSchema = (min: number, max: number, sentence: string) =>
  z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)], { error: sentence })
    .pipe(z.number().int(sentence).min(min, sentence).max(max, sentence))

/** HTML forms send an empty string for a missing number. */
const pageNumber = (max: number, sentence: string) =>
  z
    .preprocess((value) => (value === '' ? undefined : value), wholeNumberSchema(0, max, sentence).optional())
    .meta({ type: 'integer', minimum: 0, maximum: max })
    .optional()

export const pageQuery = z.object({
  limit: pageNumber(maxPageSize, fieldMessages.wrongLimit),
  offset: pageNumber(maxOffset, fieldMessages.wrongOffset),
})
export const search = z.string().max(maxLineLength).overwrite(clean).optional()
export const searchQuery = pageQuery.extend({ search })

export const message = z.object({ message: z.string() })
export const created = z.object({ message: z.string(), id })
/** For a record with a page of its own. */
export const createdPage = created.extend({ slug: z.string() })

/** A stored image as pages show it: its size to reserve space, and the widths and formats to choose from. */
export const pictureSchema = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  formats: z.array(z.enum(['avif', 'webp'])),
  placeholder: z.string(),
  alt: z.string(),
  /** Empty where nobody has written one. */
  caption: z.string(),
  /** A plan or a section, which is shown whole. */
  drawing: z.boolean(),
})

/** A repeated key returns what was stored with it before. */
export const idempotent = {
  idempotency_key: z
    .string()
    .regex(/^[ -~]{1,100}$/)
    .optional(),
}

export const oneImage = { kind: 'image', most: 1 } as const
