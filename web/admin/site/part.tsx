import { type MouseEvent, useId } from 'react'
import { isSame, valueAt } from '#contract/content/walk-content.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Badge } from '../blocks/lists/table.tsx'
import {
  labelsOf,
  type Part,
  useField,
  useFormState,
  useIsWrong,
  useOpen,
  useSamples,
  useStored,
} from './content-store.ts'
import { FieldView } from './field-view.tsx'
import { ListControl } from './list-field.tsx'
import { ChosenControl, isFocusedOrGone } from './text-fields.tsx'

/** A part of the page, folded until somebody opens it or something in it is wrong. */
export function PartView({ part }: { part: Part }) {
  const [open, setOpen] = useOpen(part.paths)
  const id = useId()
  return (
    <section data-paths={part.paths.join(' ')} className="border-b border-line">
      <div className="relative flex min-h-16 items-center gap-3 py-3 hover:text-laterite-deep lg:min-h-14 lg:py-1 lg:leading-snug">
        <Icon
          name="chevron"
          className={`size-5 text-laterite transition-transform ${open ? '' : '-rotate-90'}`}
        />
        <div className="min-w-0 flex-1">
          <h2 className="mr-3 inline font-sans text-base font-semibold tracking-normal">
            {/* As large as the row. */}
            <button
              type="button"
              aria-expanded={open}
              aria-describedby={id}
              onClick={() => setOpen(!open)}
              className="text-left after:absolute after:inset-0"
            >
              {part.title}
            </button>
          </h2>
          <span id={id}>
            <Marks part={part} />
          </span>
          {open ? null : (
            <p className="line-clamp-2 text-sm text-stone lg:line-clamp-1 lg:leading-snug">
              {labelsOf(part)}
            </p>
          )}
        </div>
      </div>
      {open ? <PartFields part={part} /> : null}
    </section>
  )
}

/** Whether a part has errors, changes or sample texts. */
function Marks({ part: { paths, toggle } }: { part: Part }) {
  const { published } = useFormState()
  const isWrong = useIsWrong(paths)
  const isChanged = useStored(({ content }) =>
    paths.some((path) => !isSame(valueAt(content, path), valueAt(published, path))),
  )
  const isOff = useStored(({ content }) => toggle !== undefined && valueAt(content, toggle) === false)
  const samples = useSamples(paths).length
  return (
    <span className="inline-flex flex-wrap gap-2 align-middle">
      {isWrong ? <Badge tone="alarm">Please check</Badge> : null}
      {isChanged ? <Badge tone="good">Changed</Badge> : null}
      {isOff ? <Badge tone="waiting">Off</Badge> : null}
      {samples > 0 ? <Badge>{samples === 1 ? '1 sample text' : `${samples} sample texts`}</Badge> : null}
    </span>
  )
}

function PartFields({ part: { title, paths, fields, hint, toggle } }: { part: Part }) {
  const { value: isOn } = useField(toggle ?? '')
  const isWrong = useIsWrong(paths)
  const [only] = fields.length === 1 ? fields : []
  const isShown = toggle === undefined || isOn !== false || isWrong
  return (
    <div className="grid grid-cols-1 gap-6 pt-1 pb-8 lg:gap-5 lg:pb-6">
      {hint ? <p className="text-sm text-stone">{hint}</p> : null}
      {toggle ? <ChosenControl path={toggle} field={{ kind: 'toggle', label: 'Show this part' }} /> : null}
      {isShown ? (
        <>
          {only?.[1].kind === 'list' && only[1].label === title ? (
            <ListControl path={only[0]} field={only[1]} hideLabel />
          ) : (
            fields.map(([path, field]) => <FieldView key={path} path={path} field={field} />)
          )}
          <ConfirmAll paths={paths} title={title} />
        </>
      ) : (
        <p className="text-sm text-stone">Visitors do not see this part. Its texts are kept.</p>
      )}
    </div>
  )
}

function ConfirmAll({ paths, title }: { paths: readonly string[]; title: string }) {
  const { onConfirm } = useFormState()
  const samples = useSamples(paths)
  if (samples.length < 2) return null

  async function confirm({ currentTarget }: MouseEvent<HTMLElement>) {
    const part = currentTarget.closest('section')
    await onConfirm(samples)
    // This button disappears.
    if (isFocusedOrGone(currentTarget)) part?.querySelector('button')?.focus()
  }

  return (
    <div>
      <Button variant="secondary" icon="check" onClick={confirm}>
        {samples.length === 2 ? 'Both' : `All ${samples.length}`} sample texts in “{title}” are right
      </Button>
    </div>
  )
}
