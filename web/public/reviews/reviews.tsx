import { useSearchParams } from 'react-router'
import { reviewPageSize } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import type { Review } from '#contract/reviews.ts'
import { site } from '#site'
import { useCall } from '../../api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Head } from '../seo/head.tsx'
import { telLink } from '../shell/contact-links.ts'
import { PageTop } from '../shell/page-top.tsx'
import { useTopOfPage } from '../shell/top-of-page.ts'
import { pageOf, reviewsQuery } from './reviews-query.ts'

const { path } = publicPages.reviews

export function Page() {
  const [search] = useSearchParams()
  const page = pageOf(search)
  const list = useTopOfPage(page)
  const reviews = useCall('listReviews', reviewsQuery(search))
  const pages = Math.ceil((reviews.data?.total ?? 0) / reviewPageSize)
  const addressOf = (number: number) => (number === 1 ? path : `${path}?page=${number}`)
  return (
    <>
      <Head
        title={publicPages.reviews.title}
        description="What families in Ernakulam and around say about building with us: the dates, the price, the site, and the years after."
        path={addressOf(page)}
      />
      <PageTop label="Client reviews" title="What it was like to build with us">
        <p>
          A house is a year of somebody’s life. These are the words of the people who spent one with us, as
          they wrote them.
        </p>
      </PageTop>
      <section ref={list} aria-label="Reviews" className="wrap scroll-mt-24 pb-section">
        <ListState of={reviews} empty={messages.reviews.empty} failed={messages.reviews.loadFailed}>
          {(items) => (
            <ul className="gap-x-[8vw] md:columns-2 2xl:gap-x-32">
              {items.map((review) => (
                <Quote key={review.id} review={review} />
              ))}
            </ul>
          )}
        </ListState>
        <div className="mt-12">
          <Pager page={page} pages={pages} href={addressOf} label="Pages of reviews" />
        </div>
      </section>
      <AskThem />
    </>
  )
}

/** A short quote is set large, a long one quietly, so that both columns find their own rhythm. */
function Quote({ review }: { review: Review }) {
  const { length } = review.review
  const size = length < 110 ? 'text-3xl' : length < 170 ? 'text-2xl' : 'text-xl'
  const [name, ...place] = review.name.split(/,\s*/)
  return (
    <li className="break-inside-avoid pb-14 lg:pb-24">
      <figure className="border-t border-line pt-6">
        <Stars rating={review.rating} />
        <blockquote className={`mt-4 font-serif ${size} leading-snug whitespace-pre-line`}>
          <p>“{review.review}”</p>
        </blockquote>
        <figcaption className="mt-5 text-sm">
          <span className="font-semibold">{name}</span>
          {place.length > 0 ? <span className="text-stone">, {place.join(', ')}</span> : null}
        </figcaption>
      </figure>
    </li>
  )
}

function AskThem() {
  return (
    <section className="bg-sand">
      <div className="wrap grid items-end gap-8 py-section lg:grid-cols-[1fr_auto]">
        <div>
          <h2>Ask them yourself</h2>
          <p className="mt-5 max-w-measure text-lg text-stone">
            Before you decide, ask us for the numbers of two families near your plot. They were asked first,
            and they say what they like.
          </p>
        </div>
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={telLink(site.phones[0])}>
            <Icon name="phone" />
            {site.phones[0]}
          </ButtonLink>
          <ButtonLink to={publicPages.contact.path} variant="secondary">
            Write to us
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
