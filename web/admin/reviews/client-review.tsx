import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isMalayalam } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import type { Review } from '#contract/reviews.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TickField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { adminCall } from '../blocks/session.ts'
import { ProjectChoice, ReviewMarks, useVisibility } from './review-parts.tsx'

/** Staff read what a client wrote. They show or hide it, quote it and join it with a project. */
export function ClientReview({ review }: { review: Review }) {
  const { id, name, rating, version, status } = review
  const navigate = useNavigate()
  const mutate = useMutate()
  const visibility = useVisibility()
  const [project, setProject] = useState(review.project?.id ?? '')
  const form = useForm({
    defaults: { quoted: review.quoted },
    missing: '',
    send({ quoted }) {
      const own = { name, review: review.review, rating, version }
      const body = { ...own, quoted: quoted === 'true', project_id: project || null }
      const fallback = messages.reviews.updateFailed
      return mutate(() => adminCall('updateReview', { params: { id }, body }), { fallback })
    },
    onSuccess: () => navigate(adminPages.reviews.path),
    failed: '',
  })
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
      <div className="flex flex-wrap gap-3">
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
      <form {...form.props} className="grid gap-6">
        <ProjectChoice value={project} onChoose={setProject} own={review.project} />
        <TickField
          {...form.field('quoted')}
          label="Quote on the home page"
          hint="As soon as it is shown. At most six are quoted there, the newest first."
        />
        <div className="form-bar">
          <Button
            type="submit"
            variant={status === 'waiting' ? 'secondary' : 'primary'}
            busy={form.busy}
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
