import { z } from 'zod'
import { type Call, get, list, post, put, remove } from './call.ts'
import { maxRating, minRating } from './limits.ts'
import { changeOf, inputOf, storedOf } from './records/schemas.ts'
import { byId, created, searchQuery, tickSchema } from './schemas.ts'

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
  quotes: tickSchema(false),
  sort: z.enum(['newest', 'oldest', 'name', 'highest', 'lowest']).default('newest'),
})

const read = { access: 'anyone', cache: 'reviews' } as const
const write = { access: 'reviews', invalidates: 'reviews' } as const

export const reviewCalls = {
  createReview: { ...post('/admin/add-review'), ...write, body: reviewInput, output: created },
  listReviews: { ...list('/admin/get-reviews'), ...read, query: reviewQuery, output: review },
  getReview: { ...get('/admin/reviews/:id'), ...read, params: byId, output: review },
  updateReview: { ...put('/admin/edit-review/:id'), ...write, params: byId, body: reviewChange },
  deleteReview: { ...remove('/admin/delete-review/:id'), ...write, params: byId },
} as const satisfies Record<string, Call>

export type Review = z.infer<typeof review>
export type ReviewInput = z.infer<typeof reviewInput>
export type ReviewQuery = z.infer<typeof reviewQuery>
