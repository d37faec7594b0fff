import type { ComponentProps } from 'react'
import type { ChoiceField, TextField as Text, TextKind, ToggleField } from '#contract/content/fields.ts'
import { TextAreaField, TextField, TickField } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form.tsx'
import { Choice } from './choice.tsx'

export type FieldInForm = Omit<ReturnType<Form['field']>, 'required'> & { required: boolean | undefined }
export type ControlProps<Kind> = {
  field: Kind
  props: FieldInForm & { maxLength?: number }
  className?: string
}

/** The control of forms of records and of dialogs, by the kind of the field. */
export function Control({ field, props: given, className }: ControlProps<Text | ToggleField | ChoiceField>) {
  const { kind, label, hint } = field
  const props = { ...given, label, hint, className }
  if (kind === 'toggle') return <TickField {...props} />
  if (kind === 'text') return <TextAreaField {...props} />
  if (kind !== 'choice') return <TextField {...props} {...inputs[kind]} autoComplete="off" />
  return <Choice {...props} names={field.options} />
}

/** What a field of one line is to the browser and its keyboard. */
const inputs: Partial<Record<TextKind, ComponentProps<'input'>>> = {
  phone: { type: 'tel' },
  email: { type: 'email', spellCheck: false },
  url: { type: 'url', spellCheck: false },
  date: { type: 'date' },
  time: { type: 'time' },
}
