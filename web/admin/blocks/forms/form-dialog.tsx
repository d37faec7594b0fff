// Dialogs with a form, each a declaration.
import { type ReactNode, useEffect } from 'react'
import { type ChoiceField, isRequired, type TextField } from '#contract/content/fields.ts'
import { Control, type FieldInForm } from './control.tsx'
import { DialogActions, RecordDialog } from './record-dialog.tsx'
import { type SettingOptions, useSettingForm } from './setting-form.tsx'

/** Draws a field that has no kind. Its value is that of the control with its name. */
type Draw = (props: FieldInForm) => ReactNode
type DialogFields = Record<string, TextField | ChoiceField | Draw>
type Typed<Own extends DialogFields> = {
  [Name in keyof Own]: Own[Name] extends ChoiceField<infer Value> ? Value : string
}

type FormDialogProps<Own extends DialogFields, Answer, Out> = Omit<
  SettingOptions<Out, Answer>,
  'defaults' | 'required'
> & {
  title: string
  onClose: () => void
  /** Above the fields. */
  note?: ReactNode
  fields: Own
  /** Those without a kind that must not be left empty. */
  required?: readonly (keyof Own & string)[]
  /** What the fields start with. */
  values?: { [Name in keyof Own]?: string }
  /** The field that has the focus first, where it is not the title. */
  first?: keyof Own & string
  save: string
  busyLabel?: string
}

/** A small dialog that asks for something. It is open while it is rendered, and closes when it has saved. */
export const FormDialog = <Own extends DialogFields, Answer extends object, Out = Typed<Own>>(
  props: FormDialogProps<Own, Answer, Out>,
) => (
  <RecordDialog item={props} title={props.title} size="small" onClose={props.onClose}>
    {(_, cancel) => <DialogForm {...props} onCancel={cancel} />}
  </RecordDialog>
)

function DialogForm<Own extends DialogFields, Answer extends object, Out>(
  props: FormDialogProps<Own, Answer, Out> & { onCancel: () => void },
) {
  const { onClose, note, fields, required = [], values, first, save, busyLabel, onCancel, ...options } = props
  const names = Object.keys(fields)
  const form = useSettingForm<Out, Answer>({
    ...options,
    defaults: { ...Object.fromEntries(names.map((name) => [name, startOf(fields[name])])), ...values },
    required: names.filter((name) => isNeeded(fields[name]) || required.includes(name)),
    onSaved(...saved) {
      onClose()
      options.onSaved?.(...saved)
    },
  })
  const { ref } = form.props
  const wrong = names.find((name) => form.field(name).error)
  // With the error below it.
  useEffect(() => {
    const control = wrong && ref.current?.querySelector('[aria-invalid]')
    if (control) control.parentElement?.scrollIntoView({ block: 'center' })
  }, [wrong, ref])

  return (
    <form {...form.props} className="grid gap-6 desk:gap-4">
      {note ? <div className="wrap-anywhere text-stone">{note}</div> : null}
      {Object.entries<DialogFields[string]>(fields).map(([name, field]) => {
        const own = { ...form.field(name), 'data-first': name === first || undefined }
        if (typeof field === 'function') return <div key={name}>{field(own)}</div>
        const maxLength = 'max' in field ? field.max : undefined
        return <Control key={name} field={field} props={{ ...own, maxLength }} />
      })}
      <DialogActions save={save} busy={form.busy} busyLabel={busyLabel} onCancel={onCancel} />
    </form>
  )
}

const isNeeded = (field?: DialogFields[string]) =>
  typeof field === 'object' && field.kind !== 'choice' && isRequired(field)
const startOf = (field?: DialogFields[string]) =>
  typeof field === 'object' && field.kind === 'choice' ? Object.keys(field.options)[0] : ''
