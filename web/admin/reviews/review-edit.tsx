import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { type Review, reviewChange } from '#contract/reviews.ts'
import { call, useCall } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { useConflict } from '../lists/conflict.tsx'
import { useRecordForm, useStored } from '../lists/form.ts'
import { Heading } from '../shell/heading.tsx'
import { missingInReview, ReviewFields } from './review-fields.tsx'

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

const valuesOf = ({ name, review, rating, version }: Review) => ({
  name,
  review,
  rating: String(rating),
  version,
})

function EditForm({ review }: { review: Review }) {
  const { id } = review
  const navigate = useNavigate()
  const client = useQueryClient()
  const conflict = useConflict()
  const form = useRecordForm(reviewChange, { defaultValues: valuesOf(review), missing: missingInReview })
  useStored(form, valuesOf(review), review.version)

  async function update(body: z.output<typeof reviewChange>) {
    try {
      const saved = await conflict.save({
        send: (over) =>
          adminCall('updateReview', {
            params: { id },
            body: { ...body, ...(over && { version: undefined }) },
          }),
        load: () => call('getReview', { params: { id } }),
        compare: (theirs) => [
          ['Name', body.name, theirs.name],
          ['Review', body.review, theirs.review],
          ['Rating', String(body.rating), String(theirs.rating)],
        ],
        take: (theirs) => form.reset(valuesOf(theirs)),
      })
      if (!saved) return
      client.invalidateQueries({ queryKey: ['getReview'] })
      client.invalidateQueries({ queryKey: ['listReviews'] })
      toast.success(messages.reviews.updated)
      navigate(adminPages.reviews.path)
    } catch {
      toast.error(messages.reviews.updateFailed)
    }
  }

  return (
    <>
      <form onSubmit={form.submit(update)} noValidate className="grid max-w-form gap-6">
        <ReviewFields field={form.field} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy} busyLabel="Saving...">
            Update review
          </Button>
          <ButtonLink to={adminPages.reviews.path} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </form>
      {conflict.dialog}
    </>
  )
}
