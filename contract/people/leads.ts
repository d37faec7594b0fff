// Enquiries that staff note by hand, after a call or a visit, and where those came from that became houses.
import { z } from 'zod'
import { type Call, create, get, post } from '../call.ts'
import { cameFrom, followUpOn } from '../enquiries.ts'
import { languages } from '../languages.ts'
import {
  byId,
  created,
  message,
  nameSchema,
  numbers,
  optionalTextSchema,
  phoneSchema,
  texts,
  wholeNumberSchema,
} from '../schemas.ts'
import { fieldNames } from './field-messages.ts'
import { leadMessages, toldBy } from './lead-words.ts'

export const leadInput = z.object({
  name: nameSchema(leadMessages.missing),
  phone: phoneSchema(leadMessages.missing, 'phone'),
  /** What for. */
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

const ofEnquiries = { access: 'enquiries' } as const

export const leadCalls = {
  createLead: {
    ...create('/admin/enquiry/by-hand', 'Note an enquiry after a call or a visit'),
    ...ofEnquiries,
    body: leadInput,
    output: created.extend(links.shape),
  },
  openLeadLinks: {
    ...post('/admin/enquiry/:id/links', 'The private link of an enquiry noted by hand, to pass it on'),
    ...ofEnquiries,
    params: byId,
    output: links,
  },
  tellLead: {
    ...create('/admin/enquiry/:id/told', 'Note that somebody who phoned was sent the private link'),
    ...ofEnquiries,
    params: byId,
    body: leadTold,
  },
  countSources: {
    ...get('/admin/enquiry-sources', 'Where enquiries of a year came from, and what became of them'),
    ...ofEnquiries,
    query: leadYear,
    output: z.object({ sources: z.array(sourceCount), reasons: z.array(endReason) }),
  },
} as const satisfies Record<string, Call>

export type LeadInput = z.infer<typeof leadInput>
export type LeadTold = z.infer<typeof leadTold>
export type EndReason = z.infer<typeof endReason>
export type SourceCount = z.infer<typeof sourceCount>
