import { type ComponentProps, useRef, useState } from 'react'
import type { ChoiceField, TextField as Text, TextKind, ToggleField } from '#contract/content/fields.ts'
import { languageNames } from '#contract/languages.ts'
import {
  type FieldProps,
  SelectField,
  TextAreaField,
  TextField,
  TickField,
  typeInto,
} from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form.tsx'

export type FieldInForm = Omit<ReturnType<Form['field']>, 'required'> & { required: boolean | undefined }
export type ControlProps<Kind> = {
  field: Kind
  props: Partial<FieldInForm> & {
    maxLength?: number
    disabled?: boolean
    label?: string
    hint?: string
    value?: string
    checked?: boolean
    onChange?: (event: { target: { value: string; checked?: boolean } }) => void
  }
  className?: string
}

/** The control of every form of staff, by the kind of the field. */
export function Control({ field, props: given, className }: ControlProps<Text | ToggleField | ChoiceField>) {
  const { kind, label, hint } = field
  const props = { label, hint, className, ...given }
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

type ChoiceProps<Value extends string> = FieldProps<'select'> & {
  /** What each value is called; in pairs where their order matters. */
  names: Readonly<Record<Value, string>> | readonly (readonly [value: Value, name: string])[]
  /** Called so while nothing is chosen. */
  none?: string
  onChoose?: (value: NoInfer<Value>) => unknown
  /** All fields of a form have it; a select has no use for it. */
  readOnly?: boolean
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { names, none, onChoose, onChange, readOnly: _, ...rest } = props
  const pairs: readonly (readonly [string, string])[] = Array.isArray(names) ? names : Object.entries(names)
  const all = none === undefined ? pairs : [['', none] as const, ...pairs]
  return (
    <SelectField {...rest} onChange={onChoose ? ({ target }) => onChoose(target.value as Value) : onChange}>
      {all.map(([value, name]) => (
        <option key={value} value={value} lang={value in languageNames ? value : undefined}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type SuggestedProps = FieldProps<'input'> & { options: (readonly [label: string, value: string])[] }

/** A field with what is usually written in it below, which one tap fills in. */
export function SuggestedField({ options, onInput, className, ...props }: SuggestedProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''))
  return (
    <div className={className}>
      <TextField
        {...props}
        ref={input}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          onInput?.(event)
        }}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map(([label, value]) => (
          <button
            key={label}
            type="button"
            aria-pressed={typed === value}
            onClick={() => input.current && typeInto(input.current, value)}
            className="min-h-11 rounded border border-edge px-3 text-sm font-semibold hover:border-charcoal aria-pressed:border-laterite aria-pressed:bg-laterite aria-pressed:text-white"
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
