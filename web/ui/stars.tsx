import { Icon } from './icon.tsx'
import { words } from './words.ts'

/** Small ones stand beside a name and leave the first word to the text. */
export function Stars({ rating, small = false }: { rating: number; small?: boolean }) {
  const size = small ? 'size-3.5' : 'size-5'
  return (
    <span
      role="img"
      aria-label={words.outOfFive(rating)}
      className={`inline-flex text-brass-deep ${small ? '' : 'gap-0.5'}`}
    >
      {[1, 2, 3, 4, 5].map((step) => (
        <Icon key={step} name="star" className={step <= rating ? `${size} fill-brass` : size} />
      ))}
    </span>
  )
}
