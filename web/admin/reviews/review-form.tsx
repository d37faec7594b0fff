import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isMalayalam } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import type { Review } from '#contract/reviews.ts'
import { call, useCall } from '../../calls/api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TickField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { adminCall } from '../blocks/calls.ts'
import { RecordForm, useRecordForm } from '../blocks/forms/record-form.tsx'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { ProjectChoice, ReviewMarks, useVisibility } from './review-parts.tsx'

/** Adds a review, or edits the one that the address names. */
export function Page() {
  const { id } = useParams()
  return id ? <EditReview id={id} /> : <AddReview />
}

function AddReview() {
  return (
    <>
      <Heading
        title={adminPages.addReview.title}
        note="What a client said about us. It is on the site as soon as you submit it."
        link={{ label: adminPages.reviews.title, to: adminPages.reviews.path }}
      />
      <SavedPanel />
      <ReviewForm />
    </>
  )
}

function EditReview({ id }: { id: string }) {
  const found = useCall('getReview', { params: { id } })
  return (
    <>
      <Heading title={adminPages.editReview.title} />
      <RecordState query={found} failed={messages.reviews.fetchFailed}>
        {(review) => (review.by_client ? <ClientReview review={review} /> : <ReviewForm review={review} />)}
      </RecordState>
    </>
  )
}

function ReviewForm({ review }: { review?: Review }) {
  const navigate = useNavigate()
  const params = { id: review?.id ?? '' }
  const [project, setProject] = useState(review?.project?.id ?? '')
  const joined = { project_id: project || null }
  const form = useRecordForm({
    kind: 'reviews',
    words: messages.reviews,
    tell: ({ name }) => ({ name }),
    add: (body) => adminCall('createReview', { body: { ...body, ...joined } }),
    onAdded: () => setProject(''),
    edit: review && {
      record: review,
      send: (body) => adminCall('updateReview', { params, body: { ...body, ...joined } }),
      load: () => call('getReview', { params }),
      onDone: () => navigate(adminPages.reviews.path),
    },
  })
  return (
    <RecordForm
      form={form}
      save={review ? 'Update review' : 'Submit review'}
      busyLabel={review ? undefined : 'Submitting...'}
      cancel={review && adminPages.reviews.path}
    >
      <div className="mt-6 desk:mt-4">
        <ProjectChoice value={project} onChoose={setProject} own={review?.project} />
      </div>
    </RecordForm>
  )
}

/** Staff read what a client wrote. They show or hide it, quote it and join it with a project. */
function ClientReview({ review }: { review: Review }) {
  const { id, name, rating, version, status } = review
  const navigate = useNavigate()
  const mutate = useMutate({ inForm: true })
  const visibility = useVisibility()
  const [project, setProject] = useState(review.project?.id ?? '')
  const buttons = useRef<HTMLDivElement>(null)
  const [openedAs] = useState(status)
  useEffect(() => {
    // The button that was pressed is gone.
    if (status !== openedAs && document.activeElement === document.body)
      buttons.current?.querySelector('button')?.focus()
  })
  const form = useForm({
    defaults: { quoted: review.quoted },
    send({ quoted }) {
      const own = { name, review: review.review, rating, version }
      const body = { ...own, quoted: quoted === 'true', project_id: project || null }
      const fallback = messages.reviews.updateFailed
      return mutate(() => adminCall('updateReview', { params: { id }, body }), { fallback })
    },
    onSuccess: () => navigate(adminPages.reviews.path),
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
