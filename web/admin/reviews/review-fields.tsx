import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { Form } from '../../ui/form.tsx'
import { RatingField } from '../../ui/stars.tsx'

/** The fields of a review, for adding and for editing. */
export function ReviewFields({ field }: Pick<Form, 'field'>) {
  return (
    <>
      <TextField {...field('name')} label="Name" hint="As it should appear on the site." required />
      <TextAreaField {...field('review')} label="Review" rows={6} required />
      <RatingField {...field('rating')} legend="Rating" />
    </>
  )
}
