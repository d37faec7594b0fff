import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'

type FrameProps = { label: ReactNode; hint?: ReactNode; error?: ReactNode; className?: string }
type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

const control =
  'block min-h-12 w-full rounded border border-edge bg-white px-3.5 py-2.5 text-base text-charcoal transition-colors placeholder:text-stone hover:border-charcoal aria-invalid:border-alarm disabled:bg-sand disabled:text-stone'

/** Label, hint and error around any control; the control spreads what it is handed. */
export function Field({
  label,
  hint,
  error,
  className = '',
  required,
  id: given,
  children,
}: FrameProps & { required?: boolean; id?: string; children: (wiring: Wiring) => ReactNode }) {
  const made = useId()
  const id = given ?? made
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
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
        <p id={`${id}-hint`} className="-mt-0.5 mb-2 text-sm text-stone">
          {hint}
        </p>
      ) : null}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-alarm">
          <Icon name="warning" className="mt-0.5 size-4.5" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

function split<P extends FrameProps>({ label, hint, error, className, ...rest }: P) {
  return { frame: { label, hint, error, className }, rest }
}

export function TextField(props: FrameProps & Omit<ComponentProps<'input'>, 'className'>) {
  const { frame, rest } = split(props)
  return (
    <Field {...frame} required={rest.required} id={rest.id}>
      {(wiring) => <input {...rest} {...wiring} className={control} />}
    </Field>
  )
}

export function TextAreaField(props: FrameProps & Omit<ComponentProps<'textarea'>, 'className'>) {
  const { frame, rest } = split(props)
  return (
    <Field {...frame} required={rest.required} id={rest.id}>
      {(wiring) => <textarea rows={5} {...rest} {...wiring} className={`${control} min-h-36`} />}
    </Field>
  )
}

export function SelectField(props: FrameProps & Omit<ComponentProps<'select'>, 'className'>) {
  const { frame, rest } = split(props)
  return (
    <Field {...frame} required={rest.required} id={rest.id}>
      {(wiring) => (
        <span className="relative block">
          <select {...rest} {...wiring} className={`${control} appearance-none pr-11`} />
          <Icon name="chevron" className="pointer-events-none absolute top-3.5 right-3 size-5 text-stone" />
        </span>
      )}
    </Field>
  )
}

export function FileField(props: FrameProps & Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  const { frame, rest } = split(props)
  return (
    <Field {...frame} required={rest.required} id={rest.id}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          type="file"
          className={`${control} p-1.5 text-sm file:mr-3 file:min-h-9 file:rounded file:bg-sand file:px-4 file:font-semibold hover:file:bg-line`}
        />
      )}
    </Field>
  )
}

export function PasswordField(props: FrameProps & Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  const [shown, setShown] = useState(false)
  const { frame, rest } = split(props)
  return (
    <Field {...frame} required={rest.required} id={rest.id}>
      {(wiring) => (
        <span className="relative block">
          <input {...rest} {...wiring} type={shown ? 'text' : 'password'} className={`${control} pr-24`} />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 flex min-w-11 items-center gap-1.5 rounded px-3 text-sm font-medium text-stone hover:text-charcoal"
          >
            <Icon name={shown ? 'eye-off' : 'eye'} className="size-5" />
            {shown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </Field>
  )
}
