import { languageNames } from '#contract/languages.ts'
import { type FieldProps, SelectField } from '../../../ui/field.tsx'

type ChoiceProps<Value extends string> = Omit<FieldProps<'select'>, 'onChange'> & {
  /** What each value is called. */
  names: Readonly<Record<Value, string>>
  /** Called so while nothing is chosen. */
  none?: string
  onChoose?: (value: NoInfer<Value>) => unknown
  /** All fields of a form have it; a select has no use for it. */
  readOnly?: boolean
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { names, none, onChoose, readOnly: _, ...rest } = props
  const all = Object.entries<string>(none === undefined ? names : { '': none, ...names })
  return (
    <SelectField {...rest} onChange={onChoose && (({ target }) => onChoose(target.value as Value))}>
      {all.map(([value, name]) => (
        <option key={value} value={value} lang={value in languageNames ? value : undefined}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

// What is usually chosen, under a field that one tap fills.
type SuggestionsProps = {
  options: (readonly [label: string, value: string])[]
  chosen?: string
  onChoose: (value: string) => void
}

export function Suggestions({ options, chosen, onChoose }: SuggestionsProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {options.map(([label, value]) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen === undefined ? undefined : chosen === value}
          onClick={() => onChoose(value)}
          className="min-h-11 rounded border border-edge px-3 text-sm font-semibold hover:border-charcoal aria-pressed:border-laterite aria-pressed:bg-laterite aria-pressed:text-white"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
