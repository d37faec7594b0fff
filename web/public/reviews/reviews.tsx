import { useSearchParams } from 'react-router'
import type { ReviewsContent } from '#contract/content/pages.ts'
import { reviewPageSize } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { messages } from '#contract/public-messages.ts'
import { inBoth } from '#contract/words.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import type { PageLocation } from '../../screen.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { ContactBand } from '../parts/band.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { pageNumberOf, useScrollOnChange } from '../parts/paging.ts'
import { PastLastPage } from '../parts/past-last-page.tsx'
import { PageHead } from '../seo/head.tsx'
import { Quote } from './quote.tsx'

const { path, title } = publicPages.reviews

function reviewsAt(page: number) {
  return { query: { limit: reviewPageSize, offset: (page - 1) * reviewPageSize } }
}

export const queries = (location: PageLocation) => [
  contentQuery('reviews', location),
  queryOf('listReviews', reviewsAt(pageNumberOf(location.search))),
]

export const Page = withContent('reviews', Reviews)

function Reviews({ content }: { content: ReviewsContent }) {
  const [search] = useSearchParams()
  const page = pageNumberOf(search)
  const list = useScrollOnChange(page)
  const reviews = useCall('listReviews', reviewsAt(page))
  const { title: heading, intro, contact } = reviews.data?.total === 0 ? content.none : content
  const pages = Math.ceil((reviews.data?.total ?? 0) / reviewPageSize)
  const pathOf = (number: number) => (number === 1 ? path : `${path}?page=${number}`)
  if (pages > 0 && page > pages) return <PastLastPage label={title} page={page} pages={pages} href={pathOf} />
  return (
    <>
      <PageHead
        search={page > 1 ? { ...content.search, title: '' } : content.search}
        title={page > 1 ? words.titleOfPage(title, page) : title}
        text={intro}
        path={pathOf(page)}
      />
      <PageTop label={title} title={heading} intro={intro}>
        {pages > 0 ? <p className="mt-3 text-xs">{words.asWritten}</p> : null}
      </PageTop>
      <section ref={list} aria-labelledby="reviews" className="wrap scroll-mt-24 pb-4 lg:pb-8">
        <h2 id="reviews" className="sr-only">
          {words.reviews}
        </h2>
        <ListState query={reviews} empty={messages.reviews.empty} failed={messages.reviews.loadFailed}>
          {(items) => (
            <ul className="gap-x-[8vw] md:columns-2 2xl:gap-x-32">
              {items.map((review) => (
                <li key={review.id} className="break-inside-avoid pb-12 lg:pb-16">
                  <Quote review={review} />
                </li>
              ))}
            </ul>
          )}
        </ListState>
        {pages > 1 ? (
          <div className="mb-12">
            <Pager page={page} pages={pages} href={pathOf} label={words.pages} />
          </div>
        ) : null}
      </section>
      <ContactBand content={contact} topic={title} />
    </>
  )
}

const words = inBoth({
  titleOfPage: [
    (title: string, page: number) => `${title}, page ${page}`,
    (title, page) => `${title}, പേജ് ${page}`,
  ],
  reviews: ['Reviews', 'അഭിപ്രായങ്ങൾ'],
  pages: ['Pages of reviews', 'അഭിപ്രായങ്ങളുടെ പേജുകൾ'],
  asWritten: [
    'Each review is in the language it was written in.',
    'ഓരോ അഭിപ്രായവും എഴുതിയ ഭാഷയിൽത്തന്നെയാണ് കൊടുത്തിരിക്കുന്നത്.',
  ],
})
