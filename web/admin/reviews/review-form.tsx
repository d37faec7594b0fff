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
        {(review) => <ReviewForm review={review} />}
      </RecordState>
    </>
  )
}

function ReviewForm({ review }: { review?: Review }) {
  const navigate = useNavigate()
  const params = { id: review?.id ?? '' }
  const form = useRecordForm({
    kind: 'reviews',
    words: messages.reviews,
    tell: ({ name }) => ({ name }),
    add: (body) => adminCall('createReview', { body }),
    edit: review && {
      record: review,
      send: (body) => adminCall('updateReview', { params, body }),
      load: () => call('getReview', { params }),
      onDone: () => navigate(adminPages.reviews.path),
    },
  })
  return review ? (
    <RecordForm form={form} save="Update review" cancel={adminPages.reviews.path} />
  ) : (
    <RecordForm form={form} save="Submit review" busyLabel="Submitting..." />
  )
}
