// A review that the client writes: staff make a link, by which it is written once.
import { z } from 'zod'
import { type Call, create, post } from '../call.ts'
import { languages } from '../languages.ts'
import { maxRating, minRating } from '../limits.ts'
import { submissionInput } from '../people/submissions.ts'
import {
  byLink,
  fieldNames,
  id,
  longTextSchema,
  message,
  nameSchema,
  oneImage,
  wholeNumberSchema,
} from '../schemas.ts'
import { reviewMessages } from './messages.ts'
import { reviewStaffMessages } from './staff-messages.ts'

/** Who is asked, and about which project, if any: what the link remembers. */
export const reviewAsk = z.object({
  name: nameSchema(reviewStaffMessages.nameMissing, 'The name'),
  project_id: id.nullable().default(null),
  /** Of the page that the link opens. */
  language: z.enum(languages).default('en'),
})

const { missing } = reviewMessages

export const writtenReview = submissionInput.extend({
  rating: wholeNumberSchema(minRating, maxRating, missing),
  review: longTextSchema(missing, fieldNames.review),
  /** As the client wants to be named. */
  name: nameSchema(missing),
})

export const writeReviewCalls = {
  askForReview: {
    ...create(
      '/admin/review-links',
      'Make a link by which a client writes a review, once and within 30 days',
    ),
    access: 'reviews',
    body: reviewAsk,
    /** The link is told only here. */
    output: message.extend({ link: z.string() }),
  },
  writeReview: {
    ...post('/write-review/:token', 'Write a review by a link; it is shown once staff have looked at it'),
    access: 'anyone',
    params: byLink,
    body: writtenReview,
    files: { picture: oneImage },
    form: 'writeReview',
    limit: 'writeReview',
  },
} as const satisfies Record<string, Call>

/** As the page shows it. */
export type ReviewRequest = { name: string; project: string }
export type WrittenReview = z.infer<typeof writtenReview>
