import { z } from 'zod'
import { maxRating, minRating } from './limits.ts'
import { changeOf, inputOf, storedOf } from './records/schemas.ts'
import type { Rows } from './route.ts'
import { byId, created, message, searchQuery, tick } from './schemas.ts'

export const reviewInput = inputOf('reviews')

/** The specification's payload has no version: without one, the change replaces whatever is stored. */
export const reviewChange = changeOf('reviews').partial({ version: true })

export const review = byId.extend({
  ...storedOf('reviews'),
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
