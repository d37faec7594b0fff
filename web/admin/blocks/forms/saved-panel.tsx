import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { records } from '#contract/records/registry.ts'
import { inBoth } from '#contract/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { addFormId, useSaved } from './saved.ts'

/**
 * What was saved, and where to go from there. It takes the focus, so that it is seen, read out and near the next Tab.
 * `onEdit` is for kinds that are edited in a dialog.
 */
export function SavedPanel({ onEdit }: { onEdit?: (id: string) => void }) {
  const saved = useSaved()
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    // A new screen takes it first.
    if (saved) queueMicrotask(() => panel.current && focusOn(panel.current))
  }, [saved])
  if (!saved) return null
  const facts = records[saved.kind]
  const { one, place, view, add, edit } = facts
  const isShown = saved.shown !== false
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      className="mb-6 max-w-form border-l-2 border-leaf bg-sand/60 px-5 py-4"
    >
      <div id={id} className="wrap-anywhere">
        <p className="font-semibold text-leaf">{saved.message}</p>{' '}
        <p className="mt-1">
          <b>{saved.name}</b>{' '}
          {isShown ? words.isShown(place) : words.isHidden('hidden' in facts ? facts.hidden : '')}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {isShown ? (
          <ButtonLink variant="secondary" to={view(saved)}>
            {words.view}
          </ButtonLink>
        ) : null}
        {edit === add ? (
          <Button variant="secondary" onClick={() => onEdit?.(saved.id)}>
            {words.edit(one)}
          </Button>
        ) : (
          <ButtonLink variant="secondary" to={edit.replace(':id', saved.id)}>
            {words.edit(one)}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to={add} onClick={startAgain}>
          {words.another(one)}
        </ButtonLink>
      </div>
    </section>
  )
}

function focusOn(panel: HTMLElement) {
  panel.focus({ preventScroll: true })
  panel.scrollIntoView({ block: 'center' })
}

/** Where the form is on this screen already, its first field takes the focus. */
function startAgain(event: MouseEvent) {
  const first = document.querySelector<HTMLElement>(`#${addFormId} :is(input, textarea)`)
  if (!first) return
  event.preventDefault()
  first.focus()
}

const words = inBoth({
  view: ['View on site', 'വെബ്സൈറ്റിൽ കാണാം'],
  edit: [(noun: string) => `Edit ${noun}`, (noun) => `${noun} തിരുത്താം`],
  another: [(noun: string) => `Add another ${noun}`, (noun) => `${noun} ഒന്നുകൂടി ചേർക്കാം`],
  isShown: [(place: string) => `is ${place} now.`, (place) => `ഇപ്പോൾ ${place} കാണാം.`],
  isHidden: [
    (hidden: string) => `is ${hidden}. Only staff can see it.`,
    (hidden) => `${hidden}. ജീവനക്കാർ മാത്രം കാണും.`,
  ],
})
