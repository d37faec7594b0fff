import { z } from 'zod'
import { maxNameLength, maxRating, minRating } from './limits.ts'
import { messages } from './messages.ts'
import { id, line, longText, paging, search, version } from './text.ts'

const ratingSentence = `The rating is a whole number from ${minRating} to ${maxRating}`
const rating = z
  .union([z.number(), z.string().regex(/^\d$/).transform(Number)], { error: ratingSentence })
  .pipe(z.number().int(ratingSentence).min(minRating, ratingSentence).max(maxRating, ratingSentence))

export const reviewInput = z.object({
  name: line(messages.reviews.fillAll, 'The name', maxNameLength),
  review: longText(messages.reviews.fillAll, 'The review'),
  rating: rating.default(maxRating),
})

/** An update that leaves the rating out keeps the old one. */
export const reviewChange = reviewInput.extend({ rating: rating.optional(), version })

export const review = z.object({
  id,
  name: z.string(),
  review: z.string(),
  rating: z.number(),
  created_at: z.string(),
  version: z.number(),
})

export const reviewQuery = z.object({
  ...paging,
  search,
  rating: z.coerce.number().int().min(minRating).max(maxRating).optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'highest', 'lowest']).default('newest'),
})

export type Review = z.infer<typeof review>
export type ReviewInput = z.infer<typeof reviewInput>
export type ReviewQuery = z.infer<typeof reviewQuery>
