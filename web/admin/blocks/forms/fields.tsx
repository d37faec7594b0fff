import { isWords } from '#contract/content/values.ts'
import { isRequired, type RecordField } from '#contract/records/fields.ts'
import { type FieldProps, TextAreaField, TextField, TickField } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form.tsx'
import { MalayalamOf, WithMalayalam } from '../malayalam/malayalam.tsx'
import { AreaField } from './area-field.tsx'
import { Combobox } from './combobox.tsx'
import { RatingField } from './rating-field.tsx'
import type { RecordFormState } from './use-record-form.ts'

export type FieldsProps = {
  form: Pick<RecordFormState, 'fields' | 'field' | 'malayalam'>
  disabled?: boolean
  /** Instead of those that a field has itself, by its name. */
  suggestions?: Record<string, readonly string[]>
}

/** A control for each field of a record, for adding and for editing. */
export function Fields({ form: { fields, field, malayalam }, disabled, suggestions = {} }: FieldsProps) {
  return (
    <WithMalayalam shared={malayalam?.shared}>
      <fieldset disabled={disabled} className="@container">
        <div className="grid gap-6 @md:grid-cols-2 desk:gap-4">
          {Object.entries(fields).map(([name, given]) => {
            const own = suggestions[name] ? { ...given, suggestions: suggestions[name] } : given
            const className = own.half ? '' : '@md:col-span-2'
            const props = { ...field(name), required: isRequired(own) }
            if (!malayalam || !isWords(own))
              return <Control key={name} field={own} props={props} className={className} />
            return (
              <MalayalamOf
                key={name}
                name={name}
                label={own.label}
                multiline={own.kind === 'text'}
                chosen={own.suggestions !== undefined}
                start={props.defaultValue ?? ''}
                className={className}
                openClassName={own.half ? '@xl:col-span-2' : className}
              >
                <Control field={own} props={props} />
              </MalayalamOf>
            )
          })}
        </div>
      </fieldset>
    </WithMalayalam>
  )
}

function CountField({ defaultValue, ...props }: FieldProps<'input'>) {
  const shown = defaultValue === '0' ? '' : defaultValue
  return <TextField {...props} defaultValue={shown} inputMode="numeric" autoComplete="off" />
}

type ControlProps = {
  field: RecordField
  props: Omit<ReturnType<Form['field']>, 'required'> & { required: boolean }
  className?: string
}

/** By the kind of the field. The numbers of records are ratings, and counts that may be left empty. */
function Control({ field, props: given, className }: ControlProps) {
  const { kind, label, hint } = field
  const props = { ...given, label, hint, className }
  switch (kind) {
    case 'toggle':
      return <TickField {...props} />
    case 'number':
      return field.optional ? <CountField {...props} /> : <RatingField {...props} />
    case 'text':
      return <TextAreaField {...props} />
    case 'area':
      return <AreaField {...props} />
    case 'date':
      return <TextField {...props} type="date" autoComplete="off" />
    default:
      return field.suggestions ? (
        <Combobox {...props} options={field.suggestions} />
      ) : (
        <TextField {...props} autoComplete="off" />
      )
  }
}
