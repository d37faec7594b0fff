import { z } from 'zod'
import { maxNameLength, maxRating, minRating } from './limits.ts'
import { messages } from './messages.ts'
import type { Rows } from './route.ts'
import { byId, created, id, line, longText, message, pageQuery, search, texts, version } from './text.ts'

const ratingSentence = `The rating is a whole number from ${minRating} to ${maxRating}`
const rating = z
  .union([z.number(), z.string().regex(/^\d$/).transform(Number)], { error: ratingSentence })
  .pipe(z.number().int(ratingSentence).min(minRating, ratingSentence).max(maxRating, ratingSentence))

export const reviewInput = z.object({
  name: line(messages.reviews.fillAll, 'The name', maxNameLength),
  review: longText(messages.reviews.fillAll, 'The review'),
  rating: rating.default(maxRating),
})

/** A missing rating leaves the stored one. */
export const reviewChange = reviewInput.extend({ rating: rating.optional(), version })

export const review = z.object({
  id,
  ...texts('name', 'review'),
  rating: z.number(),
  created_at: z.string(),
  version: z.number(),
})

export const reviewQuery = pageQuery.extend({
  search,
  rating: z.coerce.number().int().min(minRating).max(maxRating).optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'highest', 'lowest']).default('newest'),
})

const tag = 'reviews'

export const reviewRows = {
  createReview: { access: 'staff', tag, body: reviewInput, output: created },
  listReviews: { access: 'anyone', tag, query: reviewQuery, output: review },
  getReview: { access: 'anyone', tag, params: byId, output: review },
  updateReview: { access: 'staff', tag, params: byId, body: reviewChange, output: message },
  deleteReview: { access: 'staff', tag, params: byId, output: message },
} as const satisfies Rows

export type Review = z.infer<typeof review>
export type ReviewInput = z.infer<typeof reviewInput>
export type ReviewQuery = z.infer<typeof reviewQuery>
