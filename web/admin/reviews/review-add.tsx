import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { reviewInput } from '#contract/reviews.ts'
import { Button } from '../../ui/button.tsx'
import { Fields } from '../blocks/forms/fields.tsx'
import { useAddForm } from '../blocks/forms/record-form.ts'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { adminCall } from '../blocks/session.ts'
import { reviewRows } from './review-form.ts'

export function Page() {
  const form = useAddForm({
    kind: 'reviews',
    rows: reviewRows,
    schema: reviewInput,
    words: messages.reviews,
    tell: ({ name }) => ({ name }),
    send: (body) => adminCall('createReview', { body }),
  })
  return (
    <>
      <Heading
        title={adminPages.addReview.title}
        note="What a client said about us. It is on the site as soon as you submit it."
        link={{ label: adminPages.reviews.title, to: adminPages.reviews.path }}
      />
      <SavedPanel />
      <form {...form.props} className="grid max-w-form gap-6">
        <Fields rows={reviewRows} schema={reviewInput} field={form.field} />
        <Button type="submit" busy={form.busy} busyLabel="Submitting..." className="justify-self-start">
          Submit review
        </Button>
      </form>
    </>
  )
}
