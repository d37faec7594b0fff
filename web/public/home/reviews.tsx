import { useRef } from 'react'
import { Link } from 'react-router'
import { publicPages } from '#contract/pages.ts'
import { messages } from '#contract/public-messages.ts'
import type { Review } from '#contract/reviews.ts'
import { inBoth } from '#contract/words.ts'
import { useCall } from '../../calls/api.ts'
import { useHydrated } from '../../screen.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Stars } from '../../ui/stars.tsx'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'
import { ClientMark } from '../reviews/quote.tsx'

export const selectedReviews = { query: { quotes: true, limit: 6 } }

export function Reviews({ title }: { title: string }) {
  const reviews = useCall('listReviews', selectedReviews)
  if (reviews.data?.items.length === 0) return null
  return (
    <section aria-labelledby="quotes" className="bg-sand">
      <div className="wrap grid gap-x-6 gap-y-5 py-10 lg:grid-cols-[1fr_3fr] lg:py-24 deferred">
        <div>
          <Text.h2 id="quotes" className="label font-sans">
            {title}
          </Text.h2>
          <p className="mt-1 text-xs text-stone">{words.asWritten}</p>
        </div>
        <div className="min-w-0">
          <ListState query={reviews} empty={messages.reviews.empty} failed={messages.reviews.loadFailed}>
            {(items) => <Carousel reviews={items} />}
          </ListState>
        </div>
      </div>
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
        className={`flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth ${hydrated ? '[scrollbar-width:none]' : 'pb-6 [scrollbar-width:thin]'}`}
      >
        {reviews.map((review) => (
          <li key={review.id} className="w-full shrink-0 snap-start pr-px">
            <figure>
              <blockquote className={`max-w-[32em] font-serif ${sizeOf(review.review)} whitespace-pre-line`}>
                <p lang={langOf(review.review)}>“{review.review}”</p>
              </blockquote>
              <figcaption className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
                <Text.span>{review.name}</Text.span>
                <Stars rating={review.rating} small />
                <ClientMark review={review} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-2 lg:mt-8">
        {hydrated && !isAlone ? (
          <>
            <Button variant="secondary" className="max-sm:px-3" onClick={() => scroll(-1)}>
              <Icon name="chevron" className="size-4 rotate-90" />
              {words.previous}
            </Button>
            <Button variant="secondary" className="max-sm:px-3" onClick={() => scroll(1)}>
              {words.next}
              <Icon name="chevron" className="size-4 -rotate-90" />
            </Button>
          </>
        ) : null}
        {isAlone ? null : (
          <Link to={publicPages.reviews.path} className="link ml-auto inline-flex min-h-11 items-center">
            {words.allReviews}
          </Link>
        )}
      </div>
    </>
  )
}

/** The longest review sets the height of all, so long ones are smaller. */
function sizeOf(text: string) {
  if (text.length < 140) return 'text-2xl lg:text-3xl'
  return text.length < 260 ? 'text-lg lg:text-2xl' : 'lg:text-xl'
}

const words = inBoth({
  reviews: ['Reviews', 'അഭിപ്രായങ്ങൾ'],
  reviewsOneByOne: ['Reviews, one at a time', 'അഭിപ്രായങ്ങൾ, ഓരോന്നായി'],
  asWritten: ['Each in the language it was written in.', 'ഓരോ അഭിപ്രായവും എഴുതിയ ഭാഷയിൽത്തന്നെ.'],
  previous: ['Previous', 'മുമ്പത്തേത്'],
  next: ['Next', 'അടുത്തത്'],
  allReviews: ['All reviews', 'എല്ലാ അഭിപ്രായങ്ങളും'],
})
