import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Review } from '#contract/reviews.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { Column } from '../../ui/table.tsx'
import { DataTable } from '../lists/data-table.tsx'
import { useDelete } from '../lists/delete.ts'
import { RowActions, RowButton, RowLink } from '../lists/row-actions.tsx'
import { useTable } from '../lists/table-state.ts'
import { dayOf } from '../lists/times.ts'
import { Heading } from '../shell/heading.tsx'

const orders = [
  { value: 'newest', label: 'Newest first', column: 'created_at', descending: true },
  { value: 'oldest', label: 'Oldest first', column: 'created_at' },
  { value: 'name', label: 'By name', column: 'name' },
  { value: 'highest', label: 'Best first', column: 'rating', descending: true },
  { value: 'lowest', label: 'Worst first', column: 'rating' },
]

const ratings = {
  key: 'rating',
  label: 'Rating',
  options: [
    ['', 'Any'],
    ['5', '5 stars'],
    ['4', '4 stars'],
    ['3', '3 stars'],
    ['2', '2 stars'],
    ['1', '1 star'],
  ],
} as const

export function Page() {
  const table = useTable('listReviews', { sort: 'newest', filters: ['rating'] })
  const remove = useDelete('deleteReview', ['listReviews', 'getReview'])
  const { confirmDelete, deleted, deleteFailed } = messages.reviews

  const columns: Column<Review>[] = [
    { key: 'name', label: 'Name', bare: true, cell: (review) => <b>{review.name}</b> },
    { key: 'rating', label: 'Rating', cell: (review) => <Stars rating={review.rating} /> },
    {
      key: 'review',
      label: 'Review',
      cell: (review) => <span className="line-clamp-3 max-w-measure">{review.review}</span>,
    },
    {
      key: 'created_at',
      label: 'Added',
      cell: (review) => <span className="whitespace-nowrap">{dayOf(review.created_at)}</span>,
    },
    {
      key: 'actions',
      label: 'Actions',
      align: 'right',
      bare: true,
      cell: (review) => (
        <RowActions>
          <RowLink
            to={adminPages.editReview.path.replace(':id', review.id)}
            icon="edit"
            of={`the review by ${review.name}`}
          >
            Edit
          </RowLink>
          <RowButton
            icon="trash"
            danger
            of={`the review by ${review.name}`}
            onClick={() =>
              remove(review.id, { question: confirmDelete, done: deleted, failed: deleteFailed })
            }
          >
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]

  return (
    <>
      <Heading
        title={adminPages.reviews.title}
        action={
          <ButtonLink to={adminPages.addReview.path}>
            <Icon name="plus" />
            Add review
          </ButtonLink>
        }
      />
      <DataTable
        table={table}
        nouns={['review', 'reviews']}
        columns={columns}
        orders={orders}
        filters={[ratings]}
        empty={messages.reviews.empty}
        failed={messages.reviews.loadFailed}
      />
    </>
  )
}
