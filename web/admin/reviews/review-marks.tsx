import type { Review } from '#contract/reviews.ts'
import { Badge } from '../blocks/lists/table.tsx'

export function ReviewMarks({ review }: { review: Review }) {
  const { by_client, quoted, status, reason } = review
  return (
    <>
      <span className="flex flex-wrap gap-1">
        {status === 'waiting' ? <Badge tone="good">Waits for you</Badge> : null}
        {status === 'hidden' ? <Badge tone="waiting">Hidden</Badge> : null}
        {by_client ? <Badge>Written by the client</Badge> : null}
        {quoted && status === 'shown' ? <Badge>Quoted</Badge> : null}
      </span>
      {reason ? <span className="block text-stone">{reason}</span> : null}
    </>
  )
}
