import { useQueryClient } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { type ReviewInput, reviewInput } from '#contract/reviews.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { useRecordForm } from '../lists/form.ts'
import { Heading } from '../shell/heading.tsx'
import { emptyReview, missingInReview, ReviewFields } from './review-fields.tsx'

export function Page() {
  const client = useQueryClient()
  const form = useRecordForm(reviewInput, { defaultValues: emptyReview, missing: missingInReview })

  async function add(body: ReviewInput) {
    try {
      await adminCall('createReview', { body })
      toast.success(messages.reviews.added)
      form.reset(emptyReview)
      client.invalidateQueries({ queryKey: ['listReviews'] })
    } catch {
      toast.error(messages.reviews.addFailed)
    }
  }

  return (
    <>
      <Heading
        title={adminPages.addReview.title}
        note="What a client said about us. It is on the site as soon as you submit it."
        action={
          <ButtonLink to={adminPages.reviews.path} variant="secondary">
            {adminPages.reviews.title}
          </ButtonLink>
        }
      />
      <form onSubmit={form.submit(add)} noValidate className="grid max-w-form gap-6">
        <ReviewFields field={form.field} />
        <Button type="submit" busy={form.busy} busyLabel="Submitting..." className="justify-self-start">
          Submit review
        </Button>
      </form>
    </>
  )
}
