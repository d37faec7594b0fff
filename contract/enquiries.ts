import { z } from 'zod'
import { type Call, file, get, list, post, put, remove } from './call.ts'
import { maxNameLength } from './limits.ts'
import { messages } from './messages.ts'
import {
  byId,
  changeWithNotes,
  line,
  longText,
  message,
  optionalDate,
  optionalText,
  phone,
  searchQuery,
  texts,
} from './schemas.ts'

const missing = messages.enquiries.fillAll

export const enquiryInput = z.object({
  name: line(missing, 'The name', maxNameLength),
  phone: phone(missing, 'phone number'),
  plan: optionalText('What you plan to build', 200),
  message: longText(missing, 'The message'),
  /** The page or project the enquiry came from. */
  topic: optionalText('The topic', 200),
  /** The version of the privacy notice that the form showed, as for applications. */
  notice_version: optionalText('The version of the notice', 20),
  website: optionalText('This field', 500),
})

export const enquiryStatuses = ['new', 'answered'] as const

export const enquiryChange = changeWithNotes({
  status: z.enum(enquiryStatuses, { error: 'This is not a status of an enquiry.' }).optional(),
  spam: z.boolean().optional(),
  /** The day to call again (Indian time); null removes it. */
  follow_up_on: optionalDate('Please write the date like this: 2026-12-31.').optional(),
})

export const enquiry = byId.extend({
  ...texts('name', 'phone', 'plan', 'message', 'topic'),
  status: z.enum(enquiryStatuses),
  notes: z.string(),
  spam: z.boolean(),
  follow_up_on: z.string().nullable(),
  created_at: z.string(),
  consent: z.boolean(),
  /** Empty without consent. */
  ...texts('consent_at', 'notice_version', 'notice_language'),
})

export const enquiryQuery = searchQuery.extend({
  status: z.enum(enquiryStatuses).optional(),
  /** Only enquiries to call again: due by today, or on any day. */
  follow_up: z.enum(['due', 'any']).optional(),
  spam: z.stringbool().default(false),
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
export type EnquiryExport = z.infer<typeof enquiryExport>
