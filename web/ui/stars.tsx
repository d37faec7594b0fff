import { Icon } from './icon.tsx'
import { words } from './words.ts'

export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={words.outOfFive(rating)} className="inline-flex gap-0.5 text-brass-deep">
      {[1, 2, 3, 4, 5].map((step) => (
        <Icon key={step} name="star" className={step <= rating ? 'size-5 fill-brass' : 'size-5'} />
      ))}
    </span>
  )
}
