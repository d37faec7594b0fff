import { maxRating } from '#contract/limits.ts'
import type { FieldRows } from '../blocks/forms/fields.tsx'
import { RatingField } from './rating-field.tsx'

export const reviewRows: FieldRows = {
  name: { label: 'Name', hint: 'Name shown on the site.' },
  review: {
    label: 'Review',
    hint: 'As the client wrote it. It stays in that language on all pages, which say so.',
    multiline: true,
  },
  rating: { label: 'Rating', control: RatingField, initial: maxRating },
  quoted: {
    label: 'Quote on the home page',
    hint: 'At most six are quoted there, the newest first. While no review has this tick, the newest ones are.',
    type: 'tick',
    initial: false,
  },
}
