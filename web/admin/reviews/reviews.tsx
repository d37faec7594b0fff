import { useSearchParams } from 'react-router'
import { isMalayalam } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Review } from '#contract/reviews.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Stars } from '../../ui/stars.tsx'
import { adminCall } from '../blocks/calls.ts'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { DataTable, Toolbar } from '../blocks/lists/data-table.tsx'
import { dateColumn } from '../blocks/lists/format-date.ts'
import { useDelete, useOptimisticUpdate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import type { Column } from '../blocks/lists/table.tsx'
import { filterBy, newestFirst, oldestFirst, useTable, withChanges } from '../blocks/lists/table-state.ts'
import { AskDialog } from './review-links.tsx'
import { nameOfProject, ReviewMarks, useVisibility } from './review-parts.tsx'

const columns: Column<Review>[] = [
  {
    key: 'name',
    label: 'Name',
    unlabelled: true,
    cell: (review) => (
      <>
        <b className="block">{review.name}</b>
        {review.project ? <span className="block text-stone">{nameOfProject(review.project)}</span> : null}
        <ReviewMarks review={review} />
      </>
    ),
  },
  { key: 'rating', label: 'Rating', cell: ({ rating }) => <Stars rating={rating} /> },
  {
    key: 'review',
    label: 'Review',
    cell: ({ review }) => (
      <span
        lang={isMalayalam(review) ? 'ml' : undefined}
        className="line-clamp-3 max-w-measure @4xl:line-clamp-2"
      >
        {review}
      </span>
    ),
  },
  dateColumn('created_at', 'Added'),
]

const ratings = [5, 4, 3, 2, 1].map(
  (stars) => [`${stars}`, stars === 1 ? '1 star' : `${stars} stars`] as const,
)

export function Page() {
  const table = useTable({
    call: 'listReviews',
    nouns: ['review', 'reviews'],
    words: messages.reviews,
    orders: [
      newestFirst,
      oldestFirst,
      { value: 'name', label: 'By name', column: 'name' },
      { value: 'highest', label: 'Best first', column: 'rating', descending: true },
      { value: 'lowest', label: 'Worst first', column: 'rating' },
    ],
    filters: [
      filterBy('status', 'Show', 'All', { waiting: 'Waiting', shown: 'On the site', hidden: 'Hidden' }),
      filterBy('rating', 'Rating', 'Any', ratings),
    ],
    always: { status: 'all' },
  })
  // In the address, since All Projects leads here with the project to ask about.
  const [params, setParams] = useSearchParams()
  const asked = params.get('ask') ?? undefined
  const ask = (about: string) => setParams((now) => withChanges(now, { ask: about }), { replace: true })
  const visibility = useVisibility()
  const update = useOptimisticUpdate<Review>('listReviews')
  const quote = ({ id, name, review, rating, quoted, version }: Review) => {
    const body = { name, review, rating, version, quoted: !quoted }
    const send = () => adminCall('updateReview', { params: { id }, body })
    return update(id, { quoted: !quoted }, send, { done: '' })
  }
  const remove = useDelete('deleteReview', messages.reviews)
  const actions = actionsColumn<Review>(
    ({ name }) => `the review by ${name}`,
    (review) => [
      // First: the list shows only the first words of it.
      {
        label: review.by_client ? 'Open' : 'Edit',
        icon: 'edit',
        to: adminPages.editReview.path.replace(':id', review.id),
      },
      review.status !== 'shown' && {
        label: 'Show on site',
        icon: 'eye',
        onClick: () => visibility.show(review),
      },
      review.status === 'shown' && {
        label: review.quoted ? 'Do not quote' : 'Quote on home',
        icon: 'star',
        onClick: () => quote(review),
      },
      review.status !== 'hidden' && {
        label: review.status === 'waiting' ? 'Do not show' : 'Hide',
        icon: 'eye-off',
        onClick: () => visibility.hide(review),
      },
      {
        label: 'Delete',
        icon: 'trash',
        danger: true,
        onClick: () =>
          remove(review.id, {
            detail: `The review by ${review.name} will be removed from the site. ${staffMessages.trash.kept}`,
          }),
      },
    ],
  )
  return (
    <>
      <Heading title={adminPages.reviews.title} tools={<Toolbar table={table} />}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={adminPages.links.path} variant="secondary">
            {adminPages.links.title}
          </ButtonLink>
          <Button variant="secondary" onClick={() => ask('anybody')}>
            Ask for a review
          </Button>
          <ButtonLink to={adminPages.addReview.path} icon="plus">
            Add review
          </ButtonLink>
        </div>
      </Heading>
      <SavedPanel />
      <DataTable table={table} columns={[...columns, actions]} />
      <AskDialog about={asked === 'anybody' ? '' : asked} onClose={() => ask('')} />
      {visibility.dialog}
    </>
  )
}
