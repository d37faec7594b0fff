import { adminPages } from '#contract/pages.ts'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { ReviewForm } from './review-form.tsx'

export function Page() {
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
