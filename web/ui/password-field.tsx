import { useState } from 'react'
import { inBoth } from '#contract/words.ts'
import { control, Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

export function PasswordField(props: FieldProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field<'input'>
      {...props}
      render={(rest) => (
        <span className="relative block">
          <input {...rest} type={shown ? 'text' : 'password'} className={`${control} pr-24`} />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={shown ? words.hidePassword : words.showPassword}
            aria-controls={rest.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 flex min-w-11 items-center gap-1.5 rounded px-3 text-sm font-medium text-stone hover:text-charcoal"
          >
            <Icon name={shown ? 'eye-off' : 'eye'} className="size-5" />
            {shown ? words.hide : words.show}
          </button>
        </span>
      )}
    />
  )
}

const words = inBoth({
  show: ['Show', 'കാണിക്കാം'],
  hide: ['Hide', 'മറയ്ക്കാം'],
  showPassword: ['Show password', 'പാസ്വേഡ് കാണിക്കാം'],
  hidePassword: ['Hide password', 'പാസ്വേഡ് മറയ്ക്കാം'],
})
