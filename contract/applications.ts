import { z } from 'zod'
import { type Call, file, get, list, post, put, remove } from './call.ts'
import type { Message } from './languages.ts'
import { maxPageSize } from './limits.ts'
import { messages } from './messages.ts'
import { phoneMessages } from './people/phone-words.ts'
import { neighbours, submission, submissionInput, submissionQuery } from './people/submissions.ts'
import {
  byId,
  emailSchema,
  fieldNames,
  lineSchema,
  message,
  nameSchema,
  numbers,
  phoneSchema,
  texts,
  tickSchema,
} from './schemas.ts'

const missing = messages.applications.fillAll

export const applicationInput = submissionInput.extend({
  name: nameSchema(missing),
  address: lineSchema(missing, fieldNames.address, 500),
  qualification: lineSchema(missing, fieldNames.qualification, 500),
  experience: lineSchema(missing, fieldNames.experience, 500),
  email: emailSchema(missing),
  whatsapp: phoneSchema(missing, 'whatsapp'),
  job_id: lineSchema(missing, fieldNames.job_id),
  /** May be kept for later jobs; otherwise it is erased some days after this job has ended. */
  keep: tickSchema(false),
})

export const applicationStatuses = [
  'new',
  'shortlisted',
  'invited',
  'interviewed',
  'hired',
  'rejected',
] as const
/** What the applicant's private page says; staff choose it. */
export const toldStates = ['received', 'reading', 'invited', 'rejected'] as const

export const applicationChange = z.object({
  status: z.enum(applicationStatuses, { error: 'This is not a status of an application.' }).optional(),
  spam: z.boolean().optional(),
  told: z.enum(toldStates, { error: 'This is not what an applicant can be told.' }).optional(),
})

/** Each with its own change, so that one call also takes them back. */
export const applicationChanges = z.object({
  changes: z
    .array(applicationChange.pick({ status: true, spam: true }).extend(byId.shape))
    .min(1)
    .max(maxPageSize),
})

export const application = submission.extend({
  job_id: z.string().nullable(),
  ...texts('job_title', 'address', 'qualification', 'experience', 'email', 'whatsapp'),
  cv: z.string().nullable(),
  cv_name: z.string().nullable(),
  /** There was no room for the CV that came with it. */
  cv_left_out: z.boolean(),
  status: z.enum(applicationStatuses),
  version: z.number(),
  /** No confirmation was mailed, because this address had reached its limit that day. */
  confirmation_withheld: z.boolean(),
  keep: z.boolean(),
  told: z.enum(toldStates),
  /** Indian time, such as 2026-12-01T10:30. */
  interview_at: z.string().nullable(),
  interview_place: z.string(),
})

/** `erased_on` is the expected day of erasure; null when it is due, which is within a day. */
export const applicationWithEnd = application.extend({ erased_on: z.string().nullable() })

export const applicationQuery = submissionQuery.extend({
  status: z.enum(applicationStatuses).optional(),
  job_id: z.uuid().optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'job']).default('newest'),
})

/** The export as CSV has all matches, so no paging. */
export const applicationExport = applicationQuery.omit({ limit: true, offset: true })

export const byCv = z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(pdf|docx?)$/) })
/** `?inline` shows a PDF in the browser; without it the CV is downloaded. */
export const cvQuery = z.object({ inline: z.string().max(10).optional() })

const one = { access: 'applications', params: byId } as const

export const applicationCalls = {
  createApplication: {
    ...post('/admin/career'),
    access: 'anyone',
    body: applicationInput,
    files: { cv: { kind: 'cv', most: 1 } },
    form: 'career',
    limit: 'applications',
    /**
     * `mailed`: a confirmation with the private link is on its way to the applicant. `cv_left_out`: there was no room for
     * the CV. `link` is the private link.
     */
    output: message.extend({ mailed: z.boolean(), cv_left_out: z.boolean(), link: z.string() }),
  },
  listApplications: {
    ...list('/admin/career'),
    access: 'applications',
    query: applicationQuery,
    output: applicationWithEnd,
  },
  getApplication: { ...get('/admin/career/:id'), ...one, output: applicationWithEnd },
  updateApplication: { ...put('/admin/career/:id'), ...one, body: applicationChange },
  updateApplications: {
    ...put('/admin/career', 'Change the status of several applications, all or none of them'),
    access: 'applications',
    body: applicationChanges,
  },
  getApplicationNeighbours: {
    ...get('/admin/career/:id/neighbours', 'Which applications come before and after this one'),
    ...one,
    query: applicationExport,
    output: neighbours,
  },
  /** Without spam. */
  countApplicants: {
    ...list('/admin/applicants', 'How many people have applied for each job'),
    access: 'applications',
    output: byId.extend(numbers('applicants', 'unread')),
  },
  deleteApplication: { ...remove('/admin/career/:id'), ...one },
  exportApplications: { ...file('/admin/career.csv'), access: 'applications', query: applicationExport },
  openCv: { ...file('/uploads/cv/:name'), access: 'applications', params: byCv, query: cvQuery },
} as const satisfies Record<string, Call>

export type Application = z.infer<typeof application>
export type ApplicationWithEnd = z.infer<typeof applicationWithEnd>
export type ApplicationInput = z.infer<typeof applicationInput>
export type ApplicationChange = z.infer<typeof applicationChange>
export type ApplicationChanges = z.infer<typeof applicationChanges>['changes']
export type ApplicationQuery = z.infer<typeof applicationQuery>
export type ToldState = (typeof toldStates)[number]
export type ApplicationStatus = (typeof applicationStatuses)[number]

// An application for a job for which a phone number is enough.

export const phoneApplicationInput = submissionInput.extend({
  name: nameSchema(phoneMessages.missing),
  phone: phoneSchema(phoneMessages.missing, 'phone'),
  trade: lineSchema(phoneMessages.missing, fieldNames.trade),
  /** A number, or words such as 'since 2015'. */
  years: lineSchema(phoneMessages.missing, fieldNames.years),
  job_id: lineSchema(phoneMessages.missing, fieldNames.job_id),
  keep: applicationInput.shape.keep,
})

export type PhoneApplicationInput = z.infer<typeof phoneApplicationInput>

/** Stored among the other applications, without what was not asked. */
export function asApplication(input: PhoneApplicationInput, translate: (message: Message) => string) {
  const { phone, trade, years: typed, ...fields } = input
  const count = /^\d{1,2}$/.test(typed) ? Number(typed) : undefined
  const counted =
    count === 1 ? phoneMessages.oneYear : { text: phoneMessages.years, values: { years: count ?? 0 } }
  const experience = count === undefined ? typed : translate(counted)
  return {
    ...fields,
    whatsapp: phone,
    qualification: trade,
    experience,
    email: '',
    address: '',
  } satisfies ApplicationInput
}

export const phoneApplicationCalls = {
  createPhoneApplication: {
    ...post('/admin/career/phone', 'Apply for a job for which a phone number is enough'),
    access: 'anyone',
    body: phoneApplicationInput,
    form: 'career',
    limit: 'applications',
    output: applicationCalls.createApplication.output,
  },
} as const satisfies Record<string, Call>
