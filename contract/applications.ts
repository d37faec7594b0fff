import { z } from 'zod'
import { type Call, file, get, list, post, put, remove } from './call.ts'
import { maxNameLength } from './limits.ts'
import { messages } from './messages.ts'
import {
  byId,
  changeWithNotes,
  email,
  line,
  message,
  optionalText,
  phone,
  searchQuery,
  texts,
  tick,
} from './schemas.ts'

const missing = messages.applications.fillAll

export const applicationInput = z.object({
  name: line(missing, 'The name', maxNameLength),
  address: line(missing, 'The address', 500),
  qualification: line(missing, 'The qualification', 500),
  experience: line(missing, 'The experience', 500),
  email: email(missing),
  whatsapp: phone(missing, 'WhatsApp number'),
  job_id: line(missing, 'The job'),
  /** The version of the privacy notice that the form showed. Sending it is the consent. */
  notice_version: optionalText('The version of the notice', 20),
  /** May be kept for later jobs; otherwise it is erased some days after this job has ended. */
  keep: tick(false),
  /** A honeypot, invisible to people: an application that fills it in is marked as spam. */
  website: optionalText('This field', 500),
})

export const applicationStatuses = ['new', 'shortlisted', 'interviewed', 'hired', 'rejected'] as const

export const applicationChange = changeWithNotes({
  status: z.enum(applicationStatuses, { error: 'This is not a status of an application.' }).optional(),
  spam: z.boolean().optional(),
})

export const application = byId.extend({
  job_id: z.string().nullable(),
  ...texts('job_title', 'name', 'address', 'qualification', 'experience', 'email', 'whatsapp'),
  cv: z.string().nullable(),
  cv_name: z.string().nullable(),
  /** There was no room for the CV that came with it. */
  cv_left_out: z.boolean(),
  status: z.enum(applicationStatuses),
  notes: z.string(),
  spam: z.boolean(),
  /** No confirmation was mailed, because this address had reached its limit that day. */
  confirmation_withheld: z.boolean(),
  created_at: z.string(),
  consent: z.boolean(),
  /** Empty without consent. */
  ...texts('consent_at', 'notice_version', 'notice_language'),
  /** May be kept for later jobs; null for applications from before this question. */
  keep: z.boolean().nullable(),
})

/** `erased_on` is the expected day of erasure; null when it is due, which is within a day. */
export const applicationWithEnd = application.extend({ erased_on: z.string().nullable() })

export const applicationQuery = searchQuery.extend({
  status: z.enum(applicationStatuses).optional(),
  job_id: z.uuid().optional(),
  spam: z.stringbool().default(false),
  sort: z.enum(['newest', 'oldest', 'name', 'job']).default('newest'),
})

/** The export as CSV has all matches, so no paging. */
export const applicationExport = applicationQuery.omit({ limit: true, offset: true })

export const byCv = z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(pdf|docx?)$/) })
/** `?inline` shows a PDF in the browser; without it the CV is downloaded. */
export const cvQuery = z.object({ inline: z.string().max(10).optional() })

/** Who looked at the CV of an application, and when. */
export const cvOpening = byId.extend({ ...texts('name', 'email', 'opened_at') })

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
     * the CV. `link` is the private link; absent when the same application was sent more than a day ago.
     */
    output: message.extend({ mailed: z.boolean(), cv_left_out: z.boolean(), link: z.string().optional() }),
  },
  listApplications: {
    ...list('/admin/career'),
    access: 'applications',
    query: applicationQuery,
    output: applicationWithEnd,
  },
  getApplication: {
    ...get('/admin/career/:id'),
    access: 'applications',
    params: byId,
    output: applicationWithEnd,
  },
  updateApplication: {
    ...put('/admin/career/:id'),
    access: 'applications',
    params: byId,
    body: applicationChange,
  },
  deleteApplication: { ...remove('/admin/career/:id'), access: 'applications', params: byId },
  exportApplications: { ...file('/admin/career.csv'), access: 'applications', query: applicationExport },
  openCv: { ...file('/uploads/cv/:name'), access: 'applications', params: byCv, query: cvQuery },
  listCvOpenings: {
    ...list('/admin/career/:id/cv-openings', 'Who has opened the CV of this application'),
    access: 'applications',
    params: byId,
    output: cvOpening,
  },
} as const satisfies Record<string, Call>

export type Application = z.infer<typeof application>
export type ApplicationWithEnd = z.infer<typeof applicationWithEnd>
export type CvOpening = z.infer<typeof cvOpening>
export type ApplicationInput = z.infer<typeof applicationInput>
export type ApplicationChange = z.infer<typeof applicationChange>
export type ApplicationQuery = z.infer<typeof applicationQuery>
export type ApplicationExport = z.infer<typeof applicationExport>
export type ApplicationStatus = (typeof applicationStatuses)[number]
