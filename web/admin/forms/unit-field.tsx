import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { TextField, typeInto } from '../../ui/field.tsx'
import { actionClass } from '../lists/row-actions.tsx'

type UnitFieldProps = ComponentProps<typeof TextField> & { unit: string }

/** A measure. A number alone gets its unit by one tap. */
export function UnitField({ unit, className, ...props }: UnitFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''))
  useEffect(() => {
    const form = input.current?.form
    const forget = () => setTyped('')
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [])

  const whole = `${typed.trim()} ${unit}`
  return (
    <div className={className}>
      <TextField
        {...props}
        ref={input}
        autoComplete="off"
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div role="status">
        {/^\d[\d\s.,]*$/.test(typed.trim()) ? (
          <button
            type="button"
            className={`${actionClass()} -ml-3`}
            onClick={() => input.current && typeInto(input.current, whole)}
          >
            Use “{whole}”
          </button>
        ) : null}
      </div>
    </div>
  )
}
