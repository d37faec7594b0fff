import type { z } from 'zod'
import { messages } from '#contract/messages.ts'
import type { reviewInput } from '#contract/reviews.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { RatingField } from '../../ui/stars.tsx'
import type { RecordForm } from '../lists/form.ts'

export const emptyReview = { name: '', review: '', rating: '5' }
export const missingInReview = messages.reviews.fillAll

/** The fields of a review, for adding and for editing. */
export function ReviewFields({ field }: Pick<RecordForm<z.input<typeof reviewInput>>, 'field'>) {
  return (
    <>
      <TextField {...field('name')} label="Name" hint="As it should appear on the site." required />
      <TextAreaField {...field('review')} label="Review" rows={6} required />
      <RatingField {...field('rating')} legend="Rating" />
    </>
  )
}
