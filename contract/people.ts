// Everything stored about one person, found by mail address or phone number.
import { z } from 'zod'
import { application, cvOpening } from './applications.ts'
import { enquiry } from './enquiries.ts'
import { maxEmailLength } from './limits.ts'
import { messages } from './messages.ts'
import type { Rows } from './route.ts'
import { id, line, message, pageQuery, search } from './text.ts'

export const personQuery = z.object({
  contact: line(messages.people.missing, 'The email address or number', maxEmailLength),
})

export const person = z.object({ applications: z.array(application), enquiries: z.array(enquiry) })

/** Names the records, so that nothing that arrived in the meantime is erased unseen. */
export const personErasure = z.object({ ids: z.array(id).min(1).max(1_000) })

/** `applicant` is null once the application is erased. */
export const openedCv = cvOpening.extend({ applicant: z.string().nullable() })
export const openedCvQuery = pageQuery.extend({ search })

export const peopleRows = {
  findPerson: {
    summary: 'Everything stored about one person',
    access: 'owner',
    query: personQuery,
    output: person,
  },
  exportPerson: {
    summary: 'The same as a file to hand over, CVs included',
    access: 'owner',
    query: personQuery,
    output: z.unknown(),
  },
  erasePerson: {
    summary: 'Erase these applications and enquiries with everything that belongs to them',
    access: 'owner',
    body: personErasure,
    output: message,
  },
  listOpenedCvs: {
    summary: 'Who has opened which CV',
    access: 'owner',
    query: openedCvQuery,
    output: openedCv,
  },
} as const satisfies Rows

export type Person = z.infer<typeof person>
export type OpenedCv = z.infer<typeof openedCv>
export type OpenedCvQuery = z.infer<typeof openedCvQuery>
