import { z } from 'zod'
import { type Call, file, get, list, post, put, remove } from './call.ts'
import { fieldNames } from './field-messages.ts'
import { maxNameLength } from './limits.ts'
import { messages } from './messages.ts'
import { submission, submissionInput, submissionQuery } from './people/submissions.ts'
import {
  byId,
  changeWithNotes,
  lineSchema,
  longTextSchema,
  message,
  optionalDateSchema,
  optionalTextSchema,
  phoneSchema,
  texts,
} from './schemas.ts'

const missing = messages.enquiries.fillAll

export const enquiryInput = submissionInput.extend({
  name: lineSchema(missing, fieldNames.name, maxNameLength),
  phone: phoneSchema(missing, 'phone'),
  plan: optionalTextSchema(fieldNames.plan, 200),
  message: longTextSchema(missing, fieldNames.message),
  /** The page or project the enquiry came from. */
  topic: optionalTextSchema(fieldNames.topic, 200),
})

export const enquiryStatuses = ['new', 'answered'] as const

export const enquiryChange = changeWithNotes({
  status: z.enum(enquiryStatuses, { error: 'This is not a status of an enquiry.' }).optional(),
  spam: z.boolean().optional(),
  /** The day to call again (Indian time); null removes it. */
  follow_up_on: optionalDateSchema('Please write the date like this: 2026-12-31.').optional(),
})

export const enquiry = submission.extend({
  ...texts('phone', 'plan', 'message', 'topic'),
  status: z.enum(enquiryStatuses),
  follow_up_on: z.string().nullable(),
})

export const enquiryQuery = submissionQuery.extend({
  status: z.enum(enquiryStatuses).optional(),
  /** Only enquiries to call again: due by today, or on any day. */
  follow_up: z.enum(['due', 'any']).optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'follow_up']).default('newest'),
})

/** The export as CSV has all matches, so no paging. */
export const enquiryExport = enquiryQuery.omit({ limit: true, offset: true })

export const enquiryCalls = {
  createEnquiry: {
    ...post('/admin/enquiry'),
    access: 'anyone',
    body: enquiryInput,
    form: 'contact',
    limit: 'enquiries',
    /** `link` is the private link to see, correct or withdraw what was sent. */
    output: message.extend({ link: z.string() }),
  },
  listEnquiries: { ...list('/admin/enquiry'), access: 'enquiries', query: enquiryQuery, output: enquiry },
  getEnquiry: { ...get('/admin/enquiry/:id'), access: 'enquiries', params: byId, output: enquiry },
  updateEnquiry: { ...put('/admin/enquiry/:id'), access: 'enquiries', params: byId, body: enquiryChange },
  deleteEnquiry: { ...remove('/admin/enquiry/:id'), access: 'enquiries', params: byId },
  exportEnquiries: { ...file('/admin/enquiry.csv'), access: 'enquiries', query: enquiryExport },
} as const satisfies Record<string, Call>

export type Enquiry = z.infer<typeof enquiry>
export type EnquiryInput = z.infer<typeof enquiryInput>
export type EnquiryChange = z.infer<typeof enquiryChange>
export type EnquiryQuery = z.infer<typeof enquiryQuery>
