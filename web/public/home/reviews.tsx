import { useRef } from 'react'
import { Link } from 'react-router'
import { publicPages } from '#contract/pages.ts'
import { messages } from '#contract/public-messages.ts'
import type { Review } from '#contract/reviews.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Stars } from '../../ui/stars.tsx'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'
import { useHydrated } from '../shell/use-hydrated.ts'
import { words } from './words.ts'

export const selectedReviews = { query: { quotes: true, limit: 6 } }

export function Reviews({ title }: { title: string }) {
  const reviews = useCall('listReviews', selectedReviews)
  if (reviews.data?.items.length === 0) return null
  return (
    <section aria-labelledby="quotes" className="wrap py-section">
      <Text.h2 id="quotes" className="label font-sans">
        {title}
      </Text.h2>
      <p className="mt-2 text-xs text-stone">{words.asWritten}</p>
      <ListState query={reviews} empty={messages.reviews.empty} failed={messages.reviews.loadFailed}>
        {(items) => <Carousel reviews={items} />}
      </ListState>
    </section>
  )
}

// Safari focuses a scroll container only when it has a tabindex.
const focusable = { tabIndex: 0 }

/** One review at a time: swiped, scrolled by keyboard, or moved by the buttons. */
function Carousel({ reviews }: { reviews: readonly Review[] }) {
  const list = useRef<HTMLUListElement>(null)
  const hydrated = useHydrated()
  const isAlone = reviews.length === 1
  function scroll(direction: 1 | -1) {
    list.current?.scrollBy({ left: direction * list.current.clientWidth })
  }
  return (
    <>
      <ul
        ref={list}
        {...(isAlone ? {} : focusable)}
        aria-label={isAlone ? words.reviews : words.reviewsOneByOne}
        className={`mt-8 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth ${hydrated ? '[scrollbar-width:none]' : 'pb-6 [scrollbar-width:thin]'}`}
      >
        {reviews.map((review) => (
          <li key={review.id} className="w-full shrink-0 snap-start pr-px">
            <figure>
              <Stars rating={review.rating} />
              <blockquote
                className={`mt-5 max-w-[32em] font-serif ${sizeOf(review.review)} whitespace-pre-line`}
              >
                <p lang={langOf(review.review)}>“{review.review}”</p>
              </blockquote>
              <Text.figcaption className="mt-6 text-stone">{review.name}</Text.figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        {hydrated && !isAlone ? (
          <>
            <Button variant="secondary" onClick={() => scroll(-1)}>
              <Icon name="chevron" className="size-4 rotate-90" />
              {words.previous}
            </Button>
            <Button variant="secondary" onClick={() => scroll(1)}>
              {words.next}
              <Icon name="chevron" className="size-4 -rotate-90" />
            </Button>
          </>
        ) : null}
        {isAlone ? null : (
          <Link
            to={publicPages.reviews.path}
            className="link inline-flex min-h-11 items-center max-sm:w-full sm:ml-auto"
          >
            {words.allReviews}
          </Link>
        )}
      </div>
    </>
  )
}

/** The longest review sets the height of all, so long ones are smaller. */
function sizeOf(text: string) {
  if (text.length < 140) return 'text-3xl'
  return text.length < 260 ? 'text-2xl' : 'text-xl'
}
