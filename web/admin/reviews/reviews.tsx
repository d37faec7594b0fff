import { isMalayalam } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Review } from '#contract/reviews.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Stars } from '../../ui/stars.tsx'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { DataTable } from '../blocks/lists/data-table.tsx'
import { dateColumn } from '../blocks/lists/format-date.ts'
import { useDelete, useOptimisticUpdate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { Badge, type Column } from '../blocks/lists/table.tsx'
import { filterBy, newestFirst, oldestFirst, useTable } from '../blocks/lists/table-state.ts'
import { Toolbar } from '../blocks/lists/toolbar.tsx'
import { adminCall } from '../blocks/session.ts'

const columns: Column<Review>[] = [
  {
    key: 'name',
    label: 'Name',
    unlabelled: true,
    cell: ({ name, quoted }) => (
      <>
        <b className="block">{name}</b>
        {quoted ? <Badge>Quoted</Badge> : null}
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
    filters: [filterBy('rating', 'Rating', 'Any', ratings)],
  })
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
      { label: 'Edit', icon: 'edit', to: adminPages.editReview.path.replace(':id', review.id) },
      { label: review.quoted ? 'Do not quote' : 'Quote on home', icon: 'star', onClick: () => quote(review) },
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
      <Heading
        title={adminPages.reviews.title}
        tools={<Toolbar table={table} />}
        link={{ label: 'Add review', to: adminPages.addReview.path, icon: 'plus' }}
      />
      <SavedPanel />
      <DataTable table={table} columns={[...columns, actions]} />
    </>
  )
}
