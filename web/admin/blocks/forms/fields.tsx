import type { ComponentType } from 'react'
import { type FieldProps, TextAreaField, TextField, TickField } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form.tsx'
import { MalayalamOf, WithMalayalam } from '../malayalam/malayalam.tsx'
import type { useMalayalam } from '../malayalam/use-malayalam.ts'
import { Combobox } from './combobox.tsx'

type FieldRow = {
  label: string
  hint?: string
  type?: 'date' | 'tick'
  multiline?: true
  /** Half as wide, beside its neighbour. */
  half?: true
  /** A list to choose from; other texts may be typed too. */
  suggestions?: readonly string[]
  /** Instead of a text field. */
  control?: ComponentType<FieldProps<'input'>>
  /** What it starts with in a new record. */
  initial?: number | boolean
}
/** The fields of a record, in the order of its form. */
export type FieldRows = Record<string, FieldRow>

export type FieldsProps = Pick<Form, 'field'> & {
  rows: FieldRows
  /** Says which fields may be left out. */
  schema: { shape: Record<string, { isOptional(): boolean }> }
  disabled?: boolean
  /** For a record that visitors read in Malayalam too. */
  malayalam?: ReturnType<typeof useMalayalam>
}

/** A control for each field of a record, for adding and for editing. */
export function Fields({ rows, schema, field, disabled, malayalam }: FieldsProps) {
  return (
    <WithMalayalam shared={malayalam?.shared}>
      <fieldset disabled={disabled} className="@container">
        <div className="grid gap-6 @md:grid-cols-2">
          {Object.entries(rows).map(([name, row]) => {
            const { label, half, multiline, suggestions } = row
            const className = half ? '' : '@md:col-span-2'
            const props = { ...field(name), required: !schema.shape[name]?.isOptional() }
            if (!malayalam?.names.includes(name))
              return <Control key={name} row={row} props={props} className={className} />
            return (
              <MalayalamOf
                key={name}
                name={name}
                label={label}
                multiline={multiline}
                chosen={suggestions !== undefined}
                start={props.defaultValue ?? ''}
                className={className}
                openClassName={half ? '@xl:col-span-2' : className}
              >
                <Control row={row} props={props} />
              </MalayalamOf>
            )
          })}
        </div>
      </fieldset>
    </WithMalayalam>
  )
}

type ControlProps = {
  row: FieldRow
  props: Omit<ReturnType<Form['field']>, 'required'> & { required: boolean }
  className?: string
}

function Control({ row, props: given, className }: ControlProps) {
  const { label, hint, type, multiline, suggestions, control: Own } = row
  const props = { ...given, label, hint, className }
  if (Own) return <Own {...props} />
  if (type === 'tick') return <TickField {...props} />
  if (multiline) return <TextAreaField {...props} />
  if (suggestions) return <Combobox {...props} options={suggestions} />
  return <TextField {...props} type={type} autoComplete="off" />
}
