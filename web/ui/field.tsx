import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

type FrameProps = { label: ReactNode; hint?: ReactNode; error?: ReactNode; className?: string }
type Control = 'input' | 'textarea' | 'select'
export type FieldProps<Tag extends Control> = FrameProps & Omit<ComponentProps<Tag>, 'className'>

export const control =
  'control block min-h-12 w-full rounded border border-edge bg-white px-3.5 py-2.5 text-base text-charcoal transition-colors placeholder:text-stone hover:border-charcoal aria-invalid:border-alarm disabled:bg-sand disabled:text-stone'

export function TextField(props: FieldProps<'input'>) {
  return <Field<'input'> {...props} render={(rest) => <input {...rest} className={control} />} />
}

export function TextAreaField(props: FieldProps<'textarea'>) {
  const className = `${control} min-h-36`
  return (
    <Field<'textarea'> {...props} render={(rest) => <textarea rows={5} {...rest} className={className} />} />
  )
}

export function SelectField(props: FieldProps<'select'>) {
  return (
    <Field<'select'>
      {...props}
      render={(rest) => (
        <span className="relative block">
          <select {...rest} data-value={rest.value} className={`${control} appearance-none pr-11`} />
          <Icon name="chevron" className="pointer-events-none absolute top-3.5 right-3 size-5 text-stone" />
        </span>
      )}
    />
  )
}

/** Yes or no, as `true` or `false` among the values of its form. */
export function TickField({ label, hint, error, className = '', ...props }: FieldProps<'input'>) {
  const { defaultValue, required: _, readOnly: __, ...rest } = props
  const id = useId()
  return (
    <div className={className}>
      <label className="-my-1 flex min-h-11 cursor-pointer items-center gap-3 py-1 text-sm font-semibold">
        <input
          {...rest}
          type="checkbox"
          defaultChecked={rest.checked === undefined ? defaultValue === 'true' : undefined}
          {...ariaOf(id, hint, error)}
          className="size-5 shrink-0 accent-laterite"
        />
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="hint pl-8 text-sm text-stone">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

type Rendered<Tag extends Control> = FieldProps<Tag> & { render(rest: ComponentProps<Tag>): ReactNode }

/** Label, hint and error around a control, which gets all other properties. */
export function Field<Tag extends Control>(props: Rendered<Tag>) {
  const { label, hint, error, className = '', render, ...rest } = props as Rendered<Control>
  const generatedId = useId()
  const { id = generatedId, required } = rest
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {required ? (
          <span aria-hidden="true" className="text-laterite">
            {' '}
            *
          </span>
        ) : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="hint -mt-0.5 mb-2 text-sm text-stone">
          {hint}
        </p>
      ) : null}
      {render({ ...rest, id, ...ariaOf(id, hint, error) } as ComponentProps<Control>)}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

/** Ties a control to its hint and its error. */
function ariaOf(id: string, hint: ReactNode, error: ReactNode) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-alarm">
      <Icon name="warning" className="mt-0.5 size-4.5" />
      {children}
    </p>
  )
}

/** Writes a suggestion into a field as if it were typed, so that its form hears of it. */
export function typeInto(input: HTMLInputElement, text: string) {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
