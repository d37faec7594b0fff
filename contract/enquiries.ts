import { z } from 'zod'
import { type Call, create, file, get, list, post, put, remove } from './call.ts'
import { languages } from './languages.ts'
import { messages } from './messages.ts'
import { leadMessages, leadSources, toldBy } from './people/lead-words.ts'
import { neighbours, submission, submissionInput, submissionQuery } from './people/submissions.ts'
import {
  byId,
  created,
  fieldNames,
  longTextSchema,
  message,
  nameSchema,
  numbers,
  optionalDateSchema,
  optionalTextSchema,
  phoneSchema,
  texts,
  wholeNumberSchema,
} from './schemas.ts'

const missing = messages.enquiries.fillAll

export const enquiryInput = submissionInput.extend({
  name: nameSchema(missing),
  phone: phoneSchema(missing, 'phone'),
  plan: optionalTextSchema(fieldNames.plan, 200),
  message: longTextSchema(missing, fieldNames.message),
  /** The page or project the enquiry came from. */
  topic: optionalTextSchema(fieldNames.topic, 200),
})

export const enquiryStatuses = ['new', 'answered', 'won', 'lost'] as const

/** The day to call again, in India. */
export const followUpOn = optionalDateSchema('Please write the date like this: 2026-12-31.')
/** A choice and no free text, so that what is counted names nobody and outlives the enquiry. */
export const cameFrom = z.enum(['', ...leadSources], { error: leadMessages.wrongSource })

export const enquiryChange = z.object({
  status: z.enum(enquiryStatuses, { error: 'This is not a status of an enquiry.' }).optional(),
  spam: z.boolean().optional(),
  /** Null removes it. */
  follow_up_on: followUpOn.optional(),
  came_from: cameFrom.optional(),
  /** Why it was won or lost. */
  why: optionalTextSchema('Why', 500).removeDefault().optional(),
})

export const enquiry = submission.extend({
  ...texts('phone', 'plan', 'message', 'topic', 'why'),
  came_from: cameFrom,
  by_hand: z.boolean(),
  status: z.enum(enquiryStatuses),
  follow_up_on: z.string().nullable(),
})

export const enquiryQuery = submissionQuery.extend({
  status: z.enum(enquiryStatuses).optional(),
  /** Only enquiries to call again: due by today, or on any day. */
  follow_up: z.enum(['due', 'any']).optional(),
  /** `call`: whom to call today first, then those without an answer. */
  sort: z.enum(['newest', 'oldest', 'name', 'follow_up', 'call']).default('newest'),
})

/** The export as CSV has all matches, so no paging. */
export const enquiryExport = enquiryQuery.omit({ limit: true, offset: true })

/** Of one that staff note by hand, after a call or a visit. */
export const leadInput = z.object({
  name: nameSchema(leadMessages.missing),
  phone: phoneSchema(leadMessages.missing, 'phone'),
  message: optionalTextSchema(fieldNames.message),
  follow_up_on: followUpOn.default(null),
  came_from: cameFrom.default(''),
})

/** The private link in each language. */
const links = message.extend({ links: z.object(texts(...languages)) })

const leadTold = z.object({ by: z.enum(toldBy), language: z.enum(languages) })

export const leadYear = z.object({ year: wholeNumberSchema(2000, 2999, leadMessages.wrongYear) })

/** Enquiries that came in that year. `source` is 'website', how somebody had heard of us, or empty when nobody asked. */
export const sourceCount = z.object({ source: z.string(), ...numbers('received', 'won', 'lost') })

/** Why one of them was won or lost. It goes with the enquiry. */
export const endReason = z.object({ ...texts('id', 'name', 'why'), status: z.enum(['won', 'lost']) })

const one = { access: 'enquiries', params: byId } as const

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
  getEnquiry: { ...get('/admin/enquiry/:id'), ...one, output: enquiry },
  updateEnquiry: { ...put('/admin/enquiry/:id'), ...one, body: enquiryChange },
  getEnquiryNeighbours: {
    ...get('/admin/enquiry/:id/neighbours', 'Which enquiries come before and after this one'),
    ...one,
    query: enquiryExport,
    output: neighbours,
  },
  deleteEnquiry: { ...remove('/admin/enquiry/:id'), ...one },
  exportEnquiries: { ...file('/admin/enquiry.csv'), access: 'enquiries', query: enquiryExport },
  createLead: {
    ...create('/admin/enquiry/by-hand', 'Note an enquiry after a call or a visit'),
    access: 'enquiries',
    body: leadInput,
    output: created.extend(links.shape),
  },
  openLeadLinks: {
    ...post('/admin/enquiry/:id/links', 'The private link of an enquiry noted by hand, to pass it on'),
    ...one,
    output: links,
  },
  tellLead: {
    ...create('/admin/enquiry/:id/told', 'Note that somebody who phoned was sent the private link'),
    ...one,
    body: leadTold,
  },
  countSources: {
    ...get('/admin/enquiry-sources', 'Where enquiries of a year came from, and what became of them'),
    access: 'enquiries',
    query: leadYear,
    output: z.object({ sources: z.array(sourceCount), reasons: z.array(endReason) }),
  },
} as const satisfies Record<string, Call>

export type Enquiry = z.infer<typeof enquiry>
export type EnquiryInput = z.infer<typeof enquiryInput>
export type EnquiryChange = z.infer<typeof enquiryChange>
export type EnquiryStatus = (typeof enquiryStatuses)[number]
export type EnquiryQuery = z.infer<typeof enquiryQuery>
export type LeadInput = z.infer<typeof leadInput>
export type LeadTold = z.infer<typeof leadTold>
export type EndReason = z.infer<typeof endReason>
export type SourceCount = z.infer<typeof sourceCount>
