import { lazy, Suspense, useState } from 'react'
import { Boundary } from '../../../ui/boundary.tsx'
import { type FieldProps, TextField } from '../../../ui/field.tsx'

/** Loaded after the form, which works without them. */
const AreaUnits = lazy(() => import('./area-units.tsx').then(({ AreaUnits }) => ({ default: AreaUnits })))

/** A number with a unit. Other words, such as those of earlier projects, stay as they are typed. */
export function AreaField({ className, ...props }: FieldProps<'input'>) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <div className={className}>
      <TextField {...props} ref={setInput} inputMode="decimal" autoComplete="off" />
      <Boundary>
        <Suspense fallback={<div className="h-12.5 desk:h-10.5" />}>
          {input ? <AreaUnits input={input} /> : null}
        </Suspense>
      </Boundary>
    </div>
  )
}
