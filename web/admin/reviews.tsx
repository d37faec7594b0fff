import { useQueryClient } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import type { Review } from '#contract/reviews.ts'
import { call, useCall } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { ListState } from '../ui/list-state.tsx'
import { Stars } from '../ui/stars.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { toast } from '../ui/toast.tsx'

export function Page() {
  const reviews = useCall('listReviews', {})
  const client = useQueryClient()
  const confirm = useConfirm()

  async function remove(review: Review) {
    if (!(await confirm({ question: messages.reviews.confirmDelete, action: 'Delete' }))) return
    try {
      await call('deleteReview', { params: { id: review.id } })
      await client.invalidateQueries({ queryKey: ['listReviews'] })
    } catch {
      toast.error(messages.reviews.deleteFailed)
    }
  }

  const columns: Column<Review>[] = [
    { key: 'name', label: 'Name', cell: (review) => review.name },
    { key: 'rating', label: 'Rating', cell: (review) => <Stars rating={review.rating} /> },
    { key: 'review', label: 'Review', cell: (review) => review.review },
    {
      key: 'actions',
      label: 'Actions',
      align: 'right',
      cell: (review) => (
        <Button variant="danger" onClick={() => remove(review)}>
          Delete
        </Button>
      ),
    },
  ]

  return (
    <>
      <title>All Reviews</title>
      <h1 className="mb-8 text-3xl">All Reviews</h1>
      <ListState of={reviews} empty={messages.reviews.empty} failed={messages.reviews.loadFailed}>
        {(items) => <Table caption="Reviews" columns={columns} rows={items} rowKey={(review) => review.id} />}
      </ListState>
    </>
  )
}
