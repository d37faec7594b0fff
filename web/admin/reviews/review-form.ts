import { maxRating } from '#contract/limits.ts'
import type { FieldRows } from '../lists/fields.tsx'

export const reviewRows: FieldRows = {
  name: { label: 'Name', hint: 'Name shown on the site.' },
  review: { label: 'Review', multiline: true },
  rating: { label: 'Rating', type: 'rating', initial: maxRating },
}
