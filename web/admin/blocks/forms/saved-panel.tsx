import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { adminPages, publicPages } from '#contract/pages.ts'
import { jobPath, projectPath, servicePath } from '#contract/record-paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { addFormId, useSaved } from './saved.ts'
import { words } from './saved-words.ts'

const kinds = {
  projects: {
    view: projectPath,
    add: adminPages.addProject.path,
    edit: adminPages.editProject.path,
  },
  reviews: {
    view: () => publicPages.reviews.path,
    add: adminPages.addReview.path,
    edit: adminPages.editReview.path,
  },
  jobs: {
    view: jobPath,
    add: adminPages.jobs.path,
    edit: '',
  },
  services: {
    view: servicePath,
    add: adminPages.services.path,
    edit: '',
  },
}

type PanelProps = {
  /** For kinds that are edited in a dialog. */
  onEdit?: (id: string) => void
}

/** What was saved, and where to go from there. It takes the focus, so that it is seen, read out and near the next Tab. */
export function SavedPanel({ onEdit }: PanelProps) {
  const saved = useSaved()
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    // A new screen takes it first.
    if (saved) queueMicrotask(() => panel.current && focusOn(panel.current))
  }, [saved])
  if (!saved) return null
  const { view, add, edit } = kinds[saved.kind]
  const own = words[saved.kind]
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
          <b>{saved.name}</b> {isShown ? own.isShown : own.isHidden}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {isShown ? (
          <ButtonLink variant="secondary" to={view(saved)}>
            {words.view}
          </ButtonLink>
        ) : null}
        {edit ? (
          <ButtonLink variant="secondary" to={edit.replace(':id', saved.id)}>
            {own.edit}
          </ButtonLink>
        ) : (
          <Button variant="secondary" onClick={() => onEdit?.(saved.id)}>
            {own.edit}
          </Button>
        )}
        <ButtonLink variant="secondary" to={add} onClick={startAgain}>
          {own.another}
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
