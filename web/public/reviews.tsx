import { messages } from '#contract/messages.ts'
import type { Review } from '#contract/reviews.ts'
import { useCall } from '../api.ts'
import { ListState } from '../ui/list-state.tsx'
import { Stars } from '../ui/stars.tsx'
import { Head } from './head.tsx'

export function Page() {
  const reviews = useCall('listReviews', {})
  return (
    <>
      <Head title="Client reviews" description="What families say about building with us." />
      <section className="mx-auto max-w-page px-gutter py-24">
        <h1>What it was like to build with us</h1>
        <div className="mt-12">
          <ListState of={reviews} empty={messages.reviews.empty} failed={messages.reviews.loadFailed}>
            {(items) => (
              <ul className="gap-x-12 md:columns-2">
                {items.map((review) => (
                  <Quote key={review.id} review={review} />
                ))}
              </ul>
            )}
          </ListState>
        </div>
      </section>
    </>
  )
}

function Quote({ review }: { review: Review }) {
  return (
    <li className="mb-12 break-inside-avoid">
      <figure>
        <Stars rating={review.rating} />
        <blockquote className="mt-3 font-display text-xl">{review.review}</blockquote>
        <figcaption className="mt-3 text-stone">{review.name}</figcaption>
      </figure>
    </li>
  )
}
