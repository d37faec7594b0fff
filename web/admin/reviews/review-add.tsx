import { useQueryClient } from '@tanstack/react-query'
import { maxRating } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { reviewInput } from '#contract/reviews.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { Heading } from '../shell/heading.tsx'
import { ReviewFields } from './review-fields.tsx'

const words = messages.reviews
const emptyReview = { name: '', review: '', rating: maxRating }

export function Page() {
  const client = useQueryClient()
  const form = useForm({
    schema: reviewInput,
    defaults: emptyReview,
    missing: words.fillAll,
    failed: words.addFailed,
    send: (body) => adminCall('createReview', { body }),
    onSuccess() {
      toast.success(words.added)
      form.reset()
      client.invalidateQueries()
    },
  })
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
      <form {...form.props} className="grid max-w-form gap-6">
        <ReviewFields field={form.field} />
        <Button type="submit" busy={form.busy} busyLabel="Submitting..." className="justify-self-start">
          Submit review
        </Button>
      </form>
    </>
  )
}
