// What an application and an enquiry have in common.
import { z } from 'zod'
import { byId, fieldNames, optionalTextSchema, searchQuery, texts } from '../schemas.ts'

export const submissionInput = z.object({
  /** The version of the privacy notice that the form showed. Sending it is the consent. */
  notice_version: optionalTextSchema(fieldNames.notice_version, 20),
  /** A honeypot, invisible to people: what fills it in is marked as spam. */
  website: optionalTextSchema(fieldNames.website, 500),
  /** Long enough that nobody guesses it: sent again with the same words, it gives the private link again. */
  idempotency_key: z
    .string()
    .regex(/^([ -~]{16,100})?$/)
    .default(''),
})

/** Empty without consent. */
export const consent = texts('consent_at', 'notice_version', 'notice_language')

export const submission = byId.extend({
  ...texts('name', 'created_at'),
  ...consent,
  consent: z.boolean(),
  spam: z.boolean(),
})

/** The ids of the one before and the one after, and how many come after; it need not be in the list itself any more. */
export const neighbours = z.object({
  previous: z.string().nullable(),
  next: z.string().nullable(),
  left: z.number(),
})
export type Neighbours = z.infer<typeof neighbours>

export const submissionQuery = searchQuery.extend({ spam: z.stringbool().default(false) })
