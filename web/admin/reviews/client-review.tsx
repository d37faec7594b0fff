import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isMalayalam } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import type { Review } from '#contract/reviews.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TickField } from '../../ui/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { adminCall } from '../blocks/session.ts'
import { useVisibility } from './hide-dialog.tsx'
import { ProjectChoice } from './project-choice.tsx'
import { ReviewMarks } from './review-marks.tsx'

/** Staff read what a client wrote. They show or hide it, quote it and join it with a project. */
export function ClientReview({ review }: { review: Review }) {
  const { id, name, rating, version, status } = review
  const navigate = useNavigate()
  const mutate = useMutate()
  const visibility = useVisibility()
  const [project, setProject] = useState(review.project?.id ?? '')
  const [quoted, setQuoted] = useState(review.quoted)
  const [busy, setBusy] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  const [openedAs] = useState(status)
  useEffect(() => {
    // The button that was pressed is gone.
    if (status !== openedAs && document.activeElement === document.body)
      buttons.current?.querySelector('button')?.focus()
  })
  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const body = { name, review: review.review, rating, version, quoted, project_id: project || null }
    const saved = await mutate(() => adminCall('updateReview', { params: { id }, body }), {
      fallback: messages.reviews.updateFailed,
    })
    if (saved) navigate(adminPages.reviews.path)
    else setBusy(false)
  }
  return (
    <div className="grid max-w-form gap-6">
      <div>
        <ReviewMarks review={review} />
        <p className="mt-2 text-stone">{words.clientsOwn}</p>
      </div>
      <figure className="border-l-2 border-line pl-4">
        <Stars rating={rating} />
        <blockquote lang={isMalayalam(review.review) ? 'ml' : undefined} className="my-2 whitespace-pre-line">
          {review.review}
        </blockquote>
        {review.picture ? (
          <Picture {...review.picture} alt={`Picture by ${name}`} sizes="20rem" className="my-3 max-w-xs" />
        ) : null}
        <figcaption>
          <b>{name}</b>, {review.month}
        </figcaption>
      </figure>
      <div ref={buttons} className="flex flex-wrap gap-3">
        {status === 'shown' ? null : (
          <Button
            variant={status === 'waiting' ? 'primary' : 'secondary'}
            icon="eye"
            onClick={() => visibility.show(review)}
          >
            Show on site
          </Button>
        )}
        {status === 'hidden' ? null : (
          <Button variant="secondary" icon="eye-off" onClick={() => visibility.hide(review)}>
            {status === 'waiting' ? 'Do not show' : 'Hide'}
          </Button>
        )}
      </div>
      <form onSubmit={save} className="grid gap-6">
        <ProjectChoice value={project} onChoose={setProject} own={review.project} />
        <TickField
          label="Quote on the home page"
          hint="As soon as it is shown. At most six are quoted there, the newest first."
          checked={quoted}
          onChange={(event) => setQuoted(event.target.checked)}
        />
        <div className="form-bar">
          <Button
            type="submit"
            variant={status === 'waiting' ? 'secondary' : 'primary'}
            busy={busy}
            busyLabel="Saving..."
          >
            Update review
          </Button>
          <ButtonLink to={adminPages.reviews.path} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </form>
      {visibility.dialog}
    </div>
  )
}
