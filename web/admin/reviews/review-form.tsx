import { useNavigate } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Review } from '#contract/reviews.ts'
import { call } from '../../api.ts'
import { RecordForm } from '../blocks/forms/record-form.tsx'
import { useRecordForm } from '../blocks/forms/use-record-form.ts'
import { adminCall } from '../blocks/session.ts'

/** Without a review it adds one. */
export function ReviewForm({ review }: { review?: Review }) {
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
