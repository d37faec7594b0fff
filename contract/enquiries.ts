import { z } from 'zod'
import { maxNameLength } from './limits.ts'
import { messages } from './messages.ts'
import type { Rows } from './route.ts'
import {
  byId,
  id,
  line,
  longText,
  message,
  notesChange,
  optionalText,
  pageQuery,
  phone,
  search,
  texts,
} from './text.ts'

const missing = messages.enquiries.fillAll

export const enquiryInput = z.object({
  name: line(missing, 'The name', maxNameLength),
  phone: phone(missing, 'phone number'),
  plan: optionalText('What you plan to build', 200),
  message: longText(missing, 'The message'),
  /** The page or project the enquiry came from. */
  topic: optionalText('The topic', 200),
  website: optionalText('This field', 500),
})

export const enquiryStatuses = ['new', 'answered'] as const

export const enquiryChange = z.object({
  status: z.enum(enquiryStatuses, { error: 'This is not a status of an enquiry' }).optional(),
  ...notesChange,
  spam: z.boolean().optional(),
})

export const enquiry = z.object({
  id,
  ...texts('name', 'phone', 'plan', 'message', 'topic'),
  status: z.enum(enquiryStatuses),
  notes: z.string(),
  spam: z.boolean(),
  created_at: z.string(),
})

export const enquiryQuery = pageQuery.extend({
  search,
  status: z.enum(enquiryStatuses).optional(),
  spam: z.stringbool().default(false),
  sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
})

export const enquiryRows = {
  createEnquiry: {
    summary: 'Leave a message for the company',
    access: 'anyone',
    body: enquiryInput,
    form: true,
    limit: 'enquiries',
    output: message,
  },
  listEnquiries: { access: 'staff', query: enquiryQuery, output: enquiry },
  getEnquiry: { access: 'staff', params: byId, output: enquiry },
  updateEnquiry: { access: 'staff', params: byId, body: enquiryChange, output: message },
  deleteEnquiry: { access: 'staff', params: byId, output: message },
} as const satisfies Rows

export type Enquiry = z.infer<typeof enquiry>
export type EnquiryInput = z.infer<typeof enquiryInput>
export type EnquiryChange = z.infer<typeof enquiryChange>
export type EnquiryQuery = z.infer<typeof enquiryQuery>
