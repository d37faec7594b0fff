import { Combobox } from '../../ui/combobox.tsx'
import { TextAreaField, TextField, TickField } from '../../ui/field.tsx'
import type { Form } from '../../ui/form.tsx'
import { RatingField } from '../../ui/stars.tsx'
import { UnitField } from './unit-field.tsx'

type FieldRow = {
  label: string
  hint?: string
  type?: 'date' | 'rating' | 'tick'
  multiline?: true
  /** Half as wide, beside its neighbour. */
  half?: true
  /** A list to choose from; something else may be written all the same. */
  suggestions?: readonly string[]
  /** Offered after a number that has none. */
  unit?: string
  /** What it starts with in a new record. */
  initial?: number | boolean
}
/** The fields of a record, in the order of its form. */
export type FieldRows = Record<string, FieldRow>

type FieldsProps = Pick<Form, 'field'> & {
  rows: FieldRows
  /** Says which fields may be left out. */
  schema: { shape: Record<string, { isOptional(): boolean }> }
  disabled?: boolean
}

/** A control for each field of a record, for adding and for editing. */
export function Fields({ rows, schema, field, disabled }: FieldsProps) {
  return (
    <fieldset disabled={disabled} className="@container">
      <div className="grid gap-6 @md:grid-cols-2">
        {Object.entries(rows).map(([name, { label, hint, type, multiline, half, suggestions, unit }]) => {
          const required = !schema.shape[name]?.isOptional()
          const className = half ? '' : '@md:col-span-2'
          const props = { ...field(name), label, hint, required, className }
          if (type === 'rating') return <RatingField key={name} {...props} />
          if (type === 'tick') return <TickField key={name} {...props} />
          if (multiline) return <TextAreaField key={name} {...props} />
          if (suggestions) return <Combobox key={name} {...props} options={suggestions} />
          if (unit) return <UnitField key={name} {...props} unit={unit} />
          return <TextField key={name} {...props} type={type} autoComplete="off" />
        })}
      </div>
    </fieldset>
  )
}
