import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { words } from './words.ts'

/** Coloured up to the checked one. */
const radio =
  'grid size-11 cursor-pointer place-items-center has-checked:text-brass-deep has-checked:[&_svg]:fill-brass has-[~label_:checked]:text-brass-deep has-[~label_:checked]:[&_svg]:fill-brass has-focus-visible:outline-3 has-focus-visible:outline-charcoal'

type RatingFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  label: ReactNode
  error?: ReactNode
}

/** Five radio buttons that look like stars. */
export function RatingField({ label, error, defaultValue, className, ...rest }: RatingFieldProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="-ml-2 flex flex-wrap text-edge">
        {[1, 2, 3, 4, 5].map((step) => (
          <label key={step} className={radio}>
            <input
              {...rest}
              type="radio"
              value={step}
              defaultChecked={Number(defaultValue) === step}
              className="sr-only"
            />
            <Icon name="star" className="size-7" />
            <span className="sr-only">{words.stars(step)}</span>
          </label>
        ))}
      </div>
      {error ? <p className="mt-1.5 text-sm font-medium text-alarm">{error}</p> : null}
    </fieldset>
  )
}
