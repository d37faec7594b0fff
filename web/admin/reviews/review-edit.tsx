import { useParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../api.ts'
import { RecordState } from '../../ui/list-state.tsx'
import { Heading } from '../blocks/heading.tsx'
import { ReviewForm } from './review-form.tsx'

export function Page() {
  const { id = '' } = useParams()
  const found = useCall('getReview', { params: { id } })
  return (
    <>
      <Heading title={adminPages.editReview.title} />
      <RecordState of={found} failed={messages.reviews.fetchFailed}>
        {(review) => <ReviewForm review={review} />}
      </RecordState>
    </>
  )
}
