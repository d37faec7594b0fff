import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Review } from '#contract/reviews.ts'
import { call, useCall } from '../../api.ts'
import { RecordState } from '../../ui/list-state.tsx'
import { RecordForm } from '../blocks/forms/record-form.tsx'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { useRecordForm } from '../blocks/forms/use-record-form.ts'
import { Heading } from '../blocks/heading.tsx'
import { adminCall } from '../blocks/session.ts'
import { ClientReview } from './client-review.tsx'
import { ProjectChoice } from './review-parts.tsx'

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
