import { useNavigate, useParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { type Review, reviewChange, reviewInput } from '#contract/reviews.ts'
import { call, useCall } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { Fields } from '../blocks/forms/fields.tsx'
import { useEditForm } from '../blocks/forms/record-form.ts'
import { Heading } from '../blocks/heading.tsx'
import { adminCall } from '../blocks/session.ts'
import { reviewRows } from './review-form.ts'

export function Page() {
  const { id = '' } = useParams()
  const found = useCall('getReview', { params: { id } })
  return (
    <>
      <Heading title={adminPages.editReview.title} />
      <RecordState of={found} failed={messages.reviews.fetchFailed}>
        {(review) => <EditForm review={review} />}
      </RecordState>
    </>
  )
}

function EditForm({ review }: { review: Review }) {
  const navigate = useNavigate()
  const params = { id: review.id }
  const form = useEditForm({
    kind: 'reviews',
    record: review,
    rows: reviewRows,
    schema: reviewChange,
    words: messages.reviews,
    tell: ({ name }) => ({ name }),
    send: (body) => adminCall('updateReview', { params, body }),
    load: () => call('getReview', { params }),
    onDone: () => navigate(adminPages.reviews.path),
  })
  return (
    <form {...form.props} className="grid max-w-form gap-6">
      <Fields rows={reviewRows} schema={reviewInput} field={form.field} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} busyLabel="Saving...">
          Update review
        </Button>
        <ButtonLink to={adminPages.reviews.path} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </form>
  )
}
