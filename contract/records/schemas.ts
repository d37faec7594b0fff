// The schemas of records: of a new one, of a change, and of a stored one, made from its fields.
import { z } from 'zod'
import { messages } from '../messages.ts'
import { line, optionalDate, optionalText, tick, version } from '../schemas.ts'
import { isRequired, type RecordField, type RecordKind, type RecordValues, recordFields } from './fields.ts'

type Checked<Kind extends RecordKind> = {
  [Name in keyof RecordValues<Kind>]: z.ZodType<RecordValues<Kind>[Name], RecordValues<Kind>[Name]>
}
type Changed<Kind extends RecordKind> = {
  [Name in keyof RecordValues<Kind>]: z.ZodOptional<Checked<Kind>[Name]>
}

/** Of a new record: an absent field that is not required gets its initial value. */
export const inputOf = <Kind extends RecordKind>(kind: Kind) =>
  z.object(mapFields<Checked<Kind>>(kind, (field) => validatorOf(field, messages[kind].fillAll)))

/** Of an update: an absent field that is not required keeps its stored value. */
export const changeOf = <Kind extends RecordKind>(kind: Kind) =>
  z.object({
    ...mapFields<Changed<Kind>>(kind, (field) => {
      const validator = validatorOf(field, messages[kind].fillAll)
      return validator instanceof z.ZodDefault ? z.optional(validator.unwrap()) : validator
    }),
    version,
  })

/** The fields of a stored record, which were validated on the way in. */
export const storedOf = <Kind extends RecordKind>(kind: Kind) => mapFields<Checked<Kind>>(kind, storedField)

const mapFields = <Shape>(kind: RecordKind, map: (field: RecordField) => z.ZodType) =>
  Object.fromEntries(Object.entries(recordFields[kind]).map(([name, field]) => [name, map(field)])) as Shape

function validatorOf(field: RecordField, missing: string) {
  const label = `The ${field.label.toLowerCase()}`
  switch (field.kind) {
    case 'toggle':
      return tick(field.initial ?? true)
    case 'number':
      return wholeNumber(label, field.min, field.max).default(field.initial ?? field.min)
    case 'date':
      return optionalDate(`Please write the ${field.label.toLowerCase()} like this: 2026-12-31.`).default(
        null,
      )
    default:
      return isRequired(field) ? line(missing, label, field.max) : optionalText(label, field.max)
  }
}

/** Multipart forms send it as text. */
function wholeNumber(label: string, min: number, max: number) {
  const sentence = `${label} is a whole number from ${min} to ${max}.`
  return z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)], { error: sentence })
    .pipe(z.number().int(sentence).min(min, sentence).max(max, sentence))
}

function storedField({ kind }: RecordField) {
  if (kind === 'toggle') return z.boolean()
  if (kind === 'number') return z.number()
  return kind === 'date' ? z.string().nullable() : z.string()
}
