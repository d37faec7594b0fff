import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { isRequired } from '#contract/content/fields.ts'
import { isTranslated } from '#contract/content/walk-content.ts'
import type { RecordField } from '#contract/records/fields.ts'
import { type FieldProps, TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Boundary } from '../../../ui/list-state.tsx'
import { MalayalamOf, WithMalayalam } from '../malayalam/malayalam.tsx'
import { words } from '../words.ts'
import { Combobox } from './combobox.tsx'
import { Control, type ControlProps } from './control.tsx'
import type { RecordFormState } from './record-form.tsx'

type FieldsProps = {
  form: Pick<RecordFormState, 'fields' | 'field' | 'malayalam'>
  disabled?: boolean
  /** Instead of those that a field has itself, by its name. */
  suggestions?: Record<string, readonly string[]>
}

/** A control for each field of a record, for adding and for editing. */
export function Fields({ form, disabled, suggestions = {} }: FieldsProps) {
  const { fields, malayalam } = form
  const names = Object.keys(fields)
  const folded = names.filter((name) => fields[name]?.folded)
  const end = folded.length > 0 ? names.indexOf(folded.at(-1) ?? '') : names.length
  const grid = (shown: string[]) => (
    <div className="grid gap-6 empty:hidden @md:grid-cols-2 desk:gap-4">
      {shown.map((name) => (
        <OneField key={name} name={name} form={form} suggestions={suggestions[name]} />
      ))}
    </div>
  )
  return (
    <WithMalayalam shared={malayalam?.shared}>
      <fieldset disabled={disabled} className="@container grid gap-6 desk:gap-4">
        {grid(names.slice(0, end).filter((name) => !folded.includes(name)))}
        {folded.length > 0 ? (
          <Folded form={form} names={folded}>
            {grid(folded)}
          </Folded>
        ) : null}
        {grid(names.slice(end + 1))}
      </fieldset>
    </WithMalayalam>
  )
}

type FoldedProps = Pick<FieldsProps, 'form'> & { names: string[]; children: ReactNode }

/** Open where something is filled in or wrong: what is folded cannot take the focus. */
function Folded({ form, names, children }: FoldedProps) {
  const shown = names.map(form.field)
  const isFilled = shown.some(({ defaultValue = '' }) => !['', '0'].includes(defaultValue))
  const isWrong = shown.some(({ error }) => error)
  const [isOpen, setOpen] = useState(isFilled)
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-y border-line"
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2 py-2 text-sm">
        <Icon name="chevron" className="size-4 -rotate-90 transition-transform group-open:rotate-0" />
        <span className="font-semibold">{words.moreAboutHouse}</span>
        <span className="basis-full text-stone">{words.moreAboutHouseNote}</span>
      </summary>
      <div className="pt-3 pb-5">{children}</div>
    </details>
  )
}

type OneFieldProps = Pick<FieldsProps, 'form'> & { name: string; suggestions?: readonly string[] }

function OneField({ name, form: { fields, field, malayalam }, suggestions }: OneFieldProps) {
  const given = fields[name]
  if (!given) return null
  const own = suggestions ? { ...given, suggestions } : given
  const className = own.half ? '' : '@md:col-span-2'
  const props = { ...field(name), required: isRequired(own) }
  if (!malayalam || !isTranslated(own))
    return <RecordControl field={own} props={props} className={className} />
  return (
    <MalayalamOf
      name={name}
      label={own.label}
      multiline={own.kind === 'text'}
      chosen={own.suggestions !== undefined}
      start={props.defaultValue ?? ''}
      className={className}
      openClassName={own.half ? '@xl:col-span-2' : className}
    >
      <RecordControl field={own} props={props} />
    </MalayalamOf>
  )
}

function CountField({ defaultValue, ...props }: FieldProps<'input'>) {
  const shown = defaultValue === '0' ? '' : defaultValue
  return <TextField {...props} defaultValue={shown} inputMode="numeric" autoComplete="off" />
}

/** The numbers of records are ratings, and counts that may be left empty. */
function RecordControl({ field, props: given, className }: ControlProps<RecordField>) {
  const { label, hint } = field
  const props = { ...given, label, hint, className }
  if (field.kind === 'number') return field.optional ? <CountField {...props} /> : <RatingField {...props} />
  if (field.kind === 'area') return <AreaField {...props} />
  if ('suggestions' in field && field.suggestions) return <Combobox {...props} options={field.suggestions} />
  return <Control field={field} props={given} className={className} />
}

/** Coloured up to the checked one. */
const radio =
  'grid size-11 cursor-pointer place-items-center has-checked:text-brass-deep has-checked:[&_svg]:fill-brass has-[~label_:checked]:text-brass-deep has-[~label_:checked]:[&_svg]:fill-brass has-focus-visible:outline-3 has-focus-visible:outline-charcoal'

type RatingFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  label: ReactNode
  error?: ReactNode
}

/** Five radio buttons that look like stars. */
function RatingField({ label, error, defaultValue, className, ...rest }: RatingFieldProps) {
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

/** Loaded after the form, which works without them. */
const AreaUnits = lazy(() => import('./area-units.tsx').then(({ AreaUnits }) => ({ default: AreaUnits })))

/** A number with a unit. Other words, such as those of earlier projects, stay as they are typed. */
function AreaField({ className, ...props }: FieldProps<'input'>) {
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
