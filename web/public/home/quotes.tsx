import { useRef } from 'react'
import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import type { Review } from '#contract/reviews.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Stars } from '../../ui/stars.tsx'
import { selectedReviews } from '../gallery/queries.ts'
import { useHydrated } from '../shell/hydrated.ts'

/** One quote at a time: swiped, scrolled by arrow keys, or turned by the buttons once JavaScript runs. */
export function Quotes() {
  const reviews = useCall('listReviews', selectedReviews)
  if (reviews.data?.items.length === 0) return null
  return (
    <section aria-labelledby="quotes" className="py-section">
      <div className="wrap">
        <h2 id="quotes" className="label font-sans">
          What families say
        </h2>
        <ListState of={reviews} empty={messages.reviews.empty} failed={messages.reviews.loadFailed}>
          {(items) => <Turning reviews={items} />}
        </ListState>
      </div>
    </section>
  )
}

function Turning({ reviews }: { reviews: readonly Review[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const hydrated = useHydrated()
  function turn(direction: 1 | -1) {
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth })
  }
  return (
    <>
      <ul
        ref={strip}
        {...scrollable}
        aria-label="Reviews, one at a time"
        className={`mt-8 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth ${hydrated ? '[scrollbar-width:none]' : 'pb-6 [scrollbar-width:thin]'}`}
      >
        {reviews.map((review) => (
          <li key={review.id} className="w-full shrink-0 snap-start pr-px">
            <Quote review={review} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        {hydrated && reviews.length > 1 ? (
          <>
            <Button variant="secondary" onClick={() => turn(-1)}>
              <Icon name="chevron" className="size-4 rotate-90" />
              Previous
            </Button>
            <Button variant="secondary" onClick={() => turn(1)}>
              Next
              <Icon name="chevron" className="size-4 -rotate-90" />
            </Button>
          </>
        ) : null}
        <Link
          to={publicPages.reviews.path}
          className="link inline-flex min-h-11 items-center max-sm:w-full sm:ml-auto"
        >
          All reviews
        </Link>
      </div>
    </>
  )
}

// Safari gives the keyboard no way into a scrolled box unless it can be focused.
const scrollable = { tabIndex: 0 }

function Quote({ review }: { review: Review }) {
  return (
    <figure>
      <Stars rating={review.rating} />
      <blockquote className={`mt-5 max-w-[32em] font-serif ${sizeOf(review.review)} whitespace-pre-line`}>
        <p>“{review.review}”</p>
      </blockquote>
      <figcaption className="mt-6 text-stone">{review.name}</figcaption>
    </figure>
  )
}

/** Long quotes are set smaller, so that turning from one to the next does not leave half a page empty. */
function sizeOf(text: string) {
  if (text.length < 140) return 'text-3xl'
  return text.length < 260 ? 'text-2xl' : 'text-xl'
}
