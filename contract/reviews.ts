import { z } from 'zod'
import { type Call, create, get, list, put, remove } from './call.ts'
import { maxLineLength, maxRating, minRating } from './limits.ts'
import { changeOf, inputOf, storedOf } from './records/schemas.ts'
import { reviewStaffMessages as words } from './reviews/staff-messages.ts'
import {
  byId,
  created,
  id,
  optionalTextSchema,
  pictureSchema,
  search,
  searchQuery,
  tickSchema,
} from './schemas.ts'

/** The project that it is about. */
const joined = { project_id: id.nullable().optional() }

export const reviewInput = inputOf('reviews').extend(joined)

/** The specification's payload has no version: without one, the change replaces whatever is stored. */
export const reviewChange = changeOf('reviews').partial({ version: true }).extend(joined)

export const reviewStatuses = ['waiting', 'shown', 'hidden'] as const

export const review = byId.extend({
  ...storedOf('reviews'),
  created_at: z.string(),
  version: z.number(),
  /** Such as November 2026: made here, so that pages need no calendar. */
  month: z.string(),
  /** The client wrote it by a link: nobody can change its words. */
  by_client: z.boolean(),
  /** Visitors get those that are shown. */
  status: z.enum(reviewStatuses),
  /** Why it is hidden. */
  reason: z.string(),
  /** Null for visitors while the project is hidden. */
  project: byId
    .extend({ slug: z.string(), title: z.string(), client: z.string(), location: z.string() })
    .nullable(),
  picture: pictureSchema.nullable(),
})

export const reviewQuery = searchQuery.extend({
  rating: z.coerce.number().int().min(minRating).max(maxRating).optional(),
  /** Ignored for visitors, who get shown reviews only. */
  status: z.enum([...reviewStatuses, 'all']).default('shown'),
  /** Id or slug of the project that they are about. */
  project: search,
  /** Only reviews chosen for the home page, or all if none is chosen. */
  quotes: tickSchema(false),
  sort: z.enum(['newest', 'oldest', 'name', 'highest', 'lowest']).default('newest'),
})

export const reviewVisibility = z
  .object({
    status: z.enum(['shown', 'hidden'], words.wrongStatus),
    reason: optionalTextSchema('The reason', maxLineLength),
  })
  .refine(({ status, reason }) => status === 'shown' || reason !== '', {
    error: words.reasonMissing,
    path: ['reason'],
  })

const read = { access: 'anyone', cache: 'reviews', shows: ['projects'] } as const
const write = { access: 'reviews', invalidates: 'reviews' } as const

export const reviewCalls = {
  createReview: { ...create('/admin/add-review'), ...write, body: reviewInput, output: created },
  listReviews: {
    ...list('/admin/get-reviews', 'List the shown reviews; whoever manages reviews may ask for the others'),
    ...read,
    query: reviewQuery,
    output: review,
  },
  getReview: { ...get('/admin/reviews/:id'), ...read, params: byId, output: review },
  updateReview: {
    ...put('/admin/edit-review/:id', 'Change a review; of one that the client wrote, not its words'),
    ...write,
    params: byId,
    body: reviewChange,
  },
  showReview: {
    ...put('/admin/reviews/:id/visibility', 'Show a review, or hide it for a reason'),
    ...write,
    params: byId,
    body: reviewVisibility,
  },
  deleteReview: { ...remove('/admin/delete-review/:id'), ...write, params: byId },
} as const satisfies Record<string, Call>

export type Review = z.infer<typeof review>
export type ReviewInput = z.infer<typeof reviewInput>
export type ReviewQuery = z.infer<typeof reviewQuery>
