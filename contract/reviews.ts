import { z } from 'zod'
import { maxNameLength, maxRating, minRating } from './limits.ts'
import { messages } from './messages.ts'
import type { Rows } from './route.ts'
import { byId, changeOf, created, line, longText, message, searchQuery, texts, tick } from './schemas.ts'

const ratingSentence = `The rating is a whole number from ${minRating} to ${maxRating}.`
const rating = z
  .union([z.number(), z.string().regex(/^\d$/).transform(Number)], { error: ratingSentence })
  .pipe(z.number().int(ratingSentence).min(minRating, ratingSentence).max(maxRating, ratingSentence))

export const reviewInput = z.object({
  name: line(messages.reviews.fillAll, 'The name', maxNameLength),
  review: longText(messages.reviews.fillAll, 'The review'),
  rating: rating.default(maxRating),
  quoted: tick(false),
})

/** The specification's payload has no version: without one, the change replaces whatever is stored. */
export const reviewChange = changeOf(reviewInput).partial({ version: true })

export const review = byId.extend({
  ...texts('name', 'review'),
  rating: z.number(),
  /** Chosen for the home page. */
  quoted: z.boolean(),
  created_at: z.string(),
  version: z.number(),
})

export const reviewQuery = searchQuery.extend({
  rating: z.coerce.number().int().min(minRating).max(maxRating).optional(),
  /** Only reviews chosen for the home page, or all if none is chosen. */
  quotes: tick(false),
  sort: z.enum(['newest', 'oldest', 'name', 'highest', 'lowest']).default('newest'),
})

const tag = 'reviews'

export const reviewRows = {
  createReview: { access: 'reviews', tag, body: reviewInput, output: created },
  listReviews: { access: 'anyone', tag, query: reviewQuery, output: review },
  getReview: { access: 'anyone', tag, params: byId, output: review },
  updateReview: { access: 'reviews', tag, params: byId, body: reviewChange, output: message },
  deleteReview: { access: 'reviews', tag, params: byId, output: message },
} as const satisfies Rows

export type Review = z.infer<typeof review>
export type ReviewInput = z.infer<typeof reviewInput>
export type ReviewQuery = z.infer<typeof reviewQuery>
