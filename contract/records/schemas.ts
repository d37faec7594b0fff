// The schemas of records: of a new one, of a change, and of a stored one, made from its fields.
import { z } from 'zod'
import { isRequired } from '../content/fields.ts'
import { isTranslated } from '../content/walk-content.ts'
import { messages } from '../messages.ts'
import {
  lineSchema,
  optionalDateSchema,
  optionalTextSchema,
  tickSchema,
  version,
  wholeNumberSchema,
} from '../schemas.ts'
import { inBoth } from '../words.ts'
import { type RecordField, type RecordKind, type RecordValues, recordFields } from './fields.ts'
import { type TranslatedKind, translatedKinds } from './registry.ts'

type Checked<Kind extends RecordKind> = {
  [Name in keyof RecordValues<Kind>]: z.ZodType<RecordValues<Kind>[Name], RecordValues<Kind>[Name]>
}
type Changed<Kind extends RecordKind> = {
  [Name in keyof RecordValues<Kind>]: z.ZodOptional<Checked<Kind>[Name]>
}

/** Of a new record: an absent field that is not required gets its initial value. */
export const inputOf = <Kind extends RecordKind>(kind: Kind) =>
  z.object(mapFields<Checked<Kind>>(kind, (field) => inputSchema(field, messages[kind].fillAll)))

/** Of an update: an absent field that is not required keeps its stored value. */
export const changeOf = <Kind extends RecordKind>(kind: Kind) =>
  z.object({
    ...mapFields<Changed<Kind>>(kind, (field) => {
      const schema = inputSchema(field, messages[kind].fillAll)
      return schema instanceof z.ZodDefault ? z.optional(schema.unwrap()) : schema
    }),
    version,
  })

/** The fields of a stored record, which were validated on the way in. */
export const storedOf = <Kind extends RecordKind>(kind: Kind) => mapFields<Checked<Kind>>(kind, storedSchema)

const mapFields = <Shape>(kind: RecordKind, map: (field: RecordField) => z.ZodType) =>
  Object.fromEntries(Object.entries(recordFields[kind]).map(([name, field]) => [name, map(field)])) as Shape

function inputSchema(field: RecordField, missing: string) {
  const { label } = field
  const named = sentences.named(label)
  switch (field.kind) {
    case 'toggle':
      return tickSchema(field.initial ?? true)
    case 'number': {
      const { min, max, optional, initial = min } = field
      if (!optional)
        return wholeNumberSchema(min, max, sentences.wholeNumber(label, min, max)).default(initial)
      const sentence = sentences.optionalNumber(label, min, max)
      const left = z.literal(['', '0', 0]).transform(() => 0)
      return z.union([left, wholeNumberSchema(min, max, sentence)], { error: sentence }).default(0)
    }
    case 'date':
      return optionalDateSchema(sentences.date(label)).default(null)
    default:
      return isRequired(field) ? lineSchema(missing, named, field.max) : optionalTextSchema(named, field.max)
  }
}

function storedSchema({ kind }: RecordField) {
  if (kind === 'toggle') return z.boolean()
  if (kind === 'number') return z.number()
  return kind === 'date' ? z.string().nullable() : z.string()
}

/** What is wrong with a field. */
const sentences = inBoth({
  named: [(label: string) => `The ${label.toLowerCase()}`, (label) => label],
  wholeNumber: [
    (label: string, min: number, max: number) =>
      `The ${label.toLowerCase()} is a whole number from ${min} to ${max}.`,
    (label, min, max) => `${label}: ${min} മുതൽ ${max} വരെയുള്ള ഒരു സംഖ്യ എഴുതൂ.`,
  ],
  optionalNumber: [
    (label: string, min: number, max: number) =>
      `${label}: please write a whole number from ${min} to ${max}.`,
    (label, min, max) => `${label}: ${min} മുതൽ ${max} വരെയുള്ള ഒരു സംഖ്യ എഴുതൂ.`,
  ],
  date: [
    (label: string) => `Please write the ${label.toLowerCase()} like this: 2026-12-31.`,
    (label) => `${label} ഇങ്ങനെ എഴുതൂ: 2026-12-31.`,
  ],
})

const translatedIn = (kind: RecordKind) =>
  Object.entries(recordFields[kind]).flatMap(([name, field]) => (isTranslated(field) ? [name] : []))

/** The translated fields of records. */
export const recordWords = Object.fromEntries(
  translatedKinds.map((kind) => [kind, translatedIn(kind)]),
) as Record<TranslatedKind, string[]>
