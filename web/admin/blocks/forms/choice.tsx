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
