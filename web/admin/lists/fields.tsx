import { Fragment, useId } from 'react'
import { TextAreaField, TextField, TickField } from '../../ui/field.tsx'
import type { Form } from '../../ui/form.tsx'
import { RatingField } from '../../ui/stars.tsx'

type FieldRow = {
  label: string
  hint?: string
  type?: 'date' | 'rating' | 'tick'
  multiline?: true
  /** Half as wide, beside its neighbour. */
  half?: true
  suggestions?: readonly string[]
  /** What it starts with in a new record. */
  initial?: number
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
  const id = useId()
  return (
    <fieldset disabled={disabled} className="grid gap-6 sm:grid-cols-2">
      {Object.entries(rows).map(([name, { label, hint, type, multiline, half, suggestions }]) => {
        const required = !schema.shape[name]?.isOptional()
        const className = half ? '' : 'sm:col-span-2'
        const props = { ...field(name), label, hint, required, className }
        if (type === 'rating') return <RatingField key={name} {...props} />
        if (type === 'tick') return <TickField key={name} {...props} />
        if (multiline) return <TextAreaField key={name} {...props} />
        const list = suggestions && `${id}-${name}`
        return (
          <Fragment key={name}>
            <TextField {...props} type={type} list={list} autoComplete="off" />
            {suggestions ? (
              <datalist id={list}>
                {suggestions.map((text) => (
                  <option key={text} value={text} />
                ))}
              </datalist>
            ) : null}
          </Fragment>
        )
      })}
    </fieldset>
  )
}
