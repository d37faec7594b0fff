// Fields of one value: words, numbers, days, choices, and the mark on samples.
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import type { ChoiceField, LeafField, NumberField, TextField, ToggleField } from '#contract/content/fields.ts'
import { numberFrom } from '#contract/content/placeholders.ts'
import { isTranslated } from '#contract/content/walk-content.ts'
import { control, Field, TextField as Input } from '../../ui/field.tsx'
import { Control } from '../blocks/forms/control.tsx'
import { Badge } from '../blocks/lists/table.tsx'
import { Malayalam } from '../blocks/malayalam/malayalam.tsx'
import { useField, useFormState, useSamples } from './content-store.ts'
import { HeadingPreview, RichPreview } from './previews.tsx'

export type ControlProps<F extends LeafField = LeafField> = { path: string; field: F; label?: string }

/** A longer line than this does not fit beside its label on a phone. */
const longLine = 80
const richHint =
  'An empty line begins a new paragraph. A line that begins with "- " is part of a list. A link is written [words](https://example.com).'

export function TextControl({ path, field, label }: ControlProps<TextField>) {
  const { value, error, onChange } = useField(path)
  const { kind, max, optional } = field
  const text = String(value ?? '')
  const shared = {
    label: label ?? labelOf(field.label, optional),
    hint: hintOf(field.hint, kind === 'rich' && richHint),
    error,
    name: path,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    ...useOwnerOnly(field),
  }
  const isLong = kind === 'text' || kind === 'rich' || (kind === 'line' && max > longLine)
  const input = (
    <>
      {isLong ? <LongInput {...shared} isTall={kind !== 'line'} /> : <Control field={field} props={shared} />}
      <Counter count={text.length} max={max} />
    </>
  )
  return (
    <div>
      {isTranslated(field) ? (
        <Malayalam name={path} label={label ?? field.label} english={text} multiline={kind !== 'line'}>
          {input}
        </Malayalam>
      ) : (
        input
      )}
      {kind === 'line' ? <HeadingPreview path={path} text={text} /> : null}
      {kind === 'rich' ? <RichPreview text={text} /> : null}
      <SampleMark path={path} label={label ?? field.label} />
    </div>
  )
}

type LongInputProps = ComponentProps<'textarea'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
  isTall: boolean
}

/** As high as its text. */
function LongInput({ isTall, className: _, ...props }: LongInputProps) {
  const look = `${control} field-sizing-content ${isTall ? 'min-h-24' : ''}`
  return (
    <Field<'textarea'>
      {...props}
      render={(rest) => <textarea rows={isTall ? 3 : 2} {...rest} className={look} />}
    />
  )
}

const nearLimit = 0.8

function Counter({ count, max }: { count: number; max: number }) {
  if (max <= 30 ? count <= max : count < max * nearLimit) return null
  const over = count - max
  return (
    <p className={`mt-1 text-sm tabular-nums ${over > 0 ? 'font-medium text-alarm' : 'text-stone'}`}>
      {count} of {max} letters{over > 0 ? `, ${over} too many` : ''}
    </p>
  )
}

/** A text that is not a number stays in the field, and saving says what is wrong. */
export function NumberControl({ path, field }: ControlProps<NumberField>) {
  const { value, error, onChange } = useField(path)
  const [typed, setTyped] = useState(String((field.optional && value === 0 ? '' : value) ?? ''))
  const keyboard = field.min < 0 ? 'text' : field.decimals ? 'decimal' : 'numeric'
  function type(text: string) {
    setTyped(text)
    onChange(field.optional && text.trim() === '' ? 0 : numberFrom(text))
  }
  return (
    <div>
      <Input
        label={labelOf(field.label, field.optional)}
        hint={field.hint}
        error={error}
        name={path}
        value={typed}
        inputMode={keyboard}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        {...useOwnerOnly(field)}
      />
      <SampleMark path={path} label={field.label} />
    </div>
  )
}

/** A choice or a tick. */
export function ChosenControl({ path, field }: ControlProps<ChoiceField | ToggleField>) {
  const { value, error, onChange } = useField(path)
  const chosen =
    field.kind === 'toggle'
      ? { checked: value === true, onChange: (event: ChangeOf) => onChange(event.target.checked) }
      : { value: String(value), onChange: (event: ChangeOf) => onChange(event.target.value) }
  return <Control field={field} props={{ name: path, error, ...chosen }} />
}
type ChangeOf = { target: { value: string; checked?: boolean } }

export const labelOf = (label: string, optional?: boolean | string) =>
  optional ? `${label} (${optional === true ? 'optional' : optional})` : label

const hintOf = (...hints: (string | false | undefined)[]) => hints.filter(Boolean).join(' ') || undefined

/** The server refuses it from others too. */
function useOwnerOnly({ ownerOnly, hint }: LeafField) {
  const { isOwner } = useFormState()
  if (!ownerOnly || isOwner) return undefined
  return { disabled: true, hint: hintOf(hint, 'Only an owner of the site can change it.') }
}

/** On a text or picture that the site came with, until somebody changes or confirms it. */
export function SampleMark({ path, label }: { path: string; label: string }) {
  const { onConfirm } = useFormState()
  const samples = useSamples([path])
  if (samples.length === 0) return null

  async function confirm({ currentTarget }: MouseEvent<HTMLElement>) {
    await onConfirm(samples)
    // This button disappears.
    if (isFocusedOrGone(currentTarget)) fieldAt(path)?.focus()
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      <Badge>Sample text</Badge>
      <button type="button" onClick={confirm} className="link min-h-11 font-semibold">
        This is right
        <span className="sr-only">{label}</span>
      </button>
    </p>
  )
}

const fieldAt = (path: string) =>
  [path, `${path}.alt`].flatMap((name) => [...document.getElementsByName(name)])[0]

/** Whether the focus is still on the element, or lost with it. */
export const isFocusedOrGone = (element: Element) =>
  [element, document.body].includes(document.activeElement ?? document.body)
