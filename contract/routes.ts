// One row per call: where it lives (calls.ts), who may make it, what goes in, what comes out.
import { z } from 'zod'
import {
  account,
  accountQuery,
  byToken,
  credentials,
  forgotInput,
  resetInput,
  session,
  signupInput,
} from './accounts.ts'
import {
  application,
  applicationChange,
  applicationExport,
  applicationInput,
  applicationQuery,
  byCv,
  cvOpening,
  cvQuery,
} from './applications.ts'
import { type Call, type CallName, calls } from './calls.ts'
import { enquiry, enquiryChange, enquiryInput, enquiryQuery } from './enquiries.ts'
import { job, jobChange, jobInput, jobOpen, jobQuery } from './jobs.ts'
import { type LimitName, maxGalleryImages } from './limits.ts'
import { mail, mailQuery } from './mails.ts'
import { openedCv, openedCvQuery, person, personErasure, personQuery } from './people.ts'
import {
  imageChoice,
  imageOrder,
  listedProject,
  project,
  projectChange,
  projectInput,
  projectQuery,
} from './projects.ts'
import { review, reviewChange, reviewInput, reviewQuery } from './reviews.ts'
import { service, serviceChange, serviceInput, serviceOrder } from './services.ts'
import { status } from './status.ts'
import { summary } from './summary.ts'
import { byId, created, message, paging } from './text.ts'

export type Access = 'anyone' | 'staff' | 'owner'
export type FileField = { kind: 'image' | 'cv'; most: number }

/** What staff change in a form that came in. */
const sentFields = ['status', 'notes', 'spam'] as const
/** What only staff are shown; `arrivals` are the forms that come in. */
export const hiddenTopics = ['arrivals', ...sentFields, 'applications', 'enquiries', 'people'] as const
export type Topic = 'jobs' | 'projects' | 'reviews' | 'services' | (typeof hiddenTopics)[number]

export type Route = Call & {
  access: Access
  /** What a reading call shows and a writing call changes: kept answers about it are made anew then. */
  topic?: Topic
  /** The same, for those of its fields that are sent. */
  fieldTopics?: readonly Topic[]
  /** What it does, where the name of the row does not say it. */
  summary?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The file fields of an upload call. */
  files?: Record<string, FileField>
  /** A public form: it also comes from a page without JavaScript, and is then answered with a page. */
  form?: true
  /** How often one network address may make this call with input that is in order. */
  limit?: LimitName
  /** The answer; of a list call, one entry of it. */
  output: z.ZodType
}

const oneImage: FileField = { kind: 'image', most: 1 }
const gallery: FileField = { kind: 'image', most: maxGalleryImages }
const pageQuery = z.object(paging)

export const routes = {
  listJobs: {
    ...calls.listJobs,
    summary: 'List the open jobs; whoever is logged in may ask for all',
    access: 'anyone',
    topic: 'jobs',
    query: jobQuery,
    output: job,
  },
  // Without the topic: a kept answer is not out of date because staff have looked.
  getJob: { ...calls.getJob, access: 'staff', params: byId, output: job },
  createJob: { ...calls.createJob, access: 'staff', topic: 'jobs', body: jobInput, output: created },
  updateJob: {
    ...calls.updateJob,
    access: 'staff',
    topic: 'jobs',
    params: byId,
    body: jobChange,
    output: message,
  },
  openJob: {
    ...calls.openJob,
    summary: 'Open or close a job',
    access: 'staff',
    topic: 'jobs',
    params: byId,
    body: jobOpen,
    output: message,
  },
  deleteJob: { ...calls.deleteJob, access: 'staff', topic: 'jobs', params: byId, output: message },

  createApplication: {
    ...calls.createApplication,
    summary: 'Apply for a job',
    access: 'anyone',
    topic: 'arrivals',
    body: applicationInput,
    files: { cv: { kind: 'cv', most: 1 } },
    form: true,
    limit: 'applications',
    output: message,
  },
  listApplications: {
    ...calls.listApplications,
    access: 'staff',
    query: applicationQuery,
    output: application,
  },
  getApplication: { ...calls.getApplication, access: 'staff', params: byId, output: application },
  updateApplication: {
    ...calls.updateApplication,
    access: 'staff',
    fieldTopics: sentFields,
    params: byId,
    body: applicationChange,
    output: message,
  },
  deleteApplication: {
    ...calls.deleteApplication,
    access: 'staff',
    topic: 'applications',
    params: byId,
    output: message,
  },
  exportApplications: {
    ...calls.exportApplications,
    summary: 'The applications as a file for a spreadsheet',
    access: 'staff',
    query: applicationExport,
    output: z.unknown(),
  },
  openCv: {
    ...calls.openCv,
    summary: 'The CV of an applicant',
    access: 'staff',
    params: byCv,
    query: cvQuery,
    output: z.unknown(),
  },
  listCvOpenings: {
    ...calls.listCvOpenings,
    summary: 'Who has opened the CV of this application',
    access: 'staff',
    params: byId,
    output: cvOpening,
  },

  createProject: {
    ...calls.createProject,
    access: 'staff',
    topic: 'projects',
    body: projectInput,
    files: { mainImage: oneImage, galleryImages: gallery },
    output: created,
  },
  listProjects: {
    ...calls.listProjects,
    access: 'anyone',
    topic: 'projects',
    query: projectQuery,
    output: listedProject,
  },
  getProject: { ...calls.getProject, access: 'anyone', topic: 'projects', params: byId, output: project },
  updateProject: {
    ...calls.updateProject,
    summary: 'Change a project; new gallery images come after the old ones',
    access: 'staff',
    topic: 'projects',
    params: byId,
    body: projectChange,
    files: { main_image: oneImage, galleryImages: gallery },
    output: message,
  },
  deleteProject: {
    ...calls.deleteProject,
    access: 'staff',
    topic: 'projects',
    params: byId,
    output: message,
  },
  deleteProjectImage: {
    ...calls.deleteProjectImage,
    access: 'staff',
    topic: 'projects',
    params: byId,
    body: imageChoice,
    output: message,
  },
  reorderProjectImages: {
    ...calls.reorderProjectImages,
    access: 'staff',
    topic: 'projects',
    params: byId,
    body: imageOrder,
    output: message,
  },
  chooseMainImage: {
    ...calls.chooseMainImage,
    access: 'staff',
    topic: 'projects',
    params: byId,
    body: imageChoice,
    output: message,
  },

  createService: {
    ...calls.createService,
    access: 'staff',
    topic: 'services',
    body: serviceInput,
    files: { image: oneImage },
    output: created,
  },
  listServices: {
    ...calls.listServices,
    access: 'anyone',
    topic: 'services',
    query: pageQuery,
    output: service,
  },
  updateService: {
    ...calls.updateService,
    access: 'staff',
    topic: 'services',
    params: byId,
    body: serviceChange,
    files: { image: oneImage },
    output: message,
  },
  deleteService: {
    ...calls.deleteService,
    access: 'staff',
    topic: 'services',
    params: byId,
    output: message,
  },
  reorderServices: {
    ...calls.reorderServices,
    access: 'staff',
    topic: 'services',
    body: serviceOrder,
    output: message,
  },

  login: {
    ...calls.login,
    summary: 'Log in: answers with the cookie of a session',
    access: 'anyone',
    body: credentials,
    output: message,
  },
  signup: {
    ...calls.signup,
    summary: 'Ask for an account; the first one owns the site, later ones wait for approval',
    access: 'anyone',
    body: signupInput,
    limit: 'signup',
    output: message,
  },
  forgotPassword: {
    ...calls.forgotPassword,
    summary: 'Ask for a link to choose a new password',
    access: 'anyone',
    body: forgotInput,
    limit: 'forgotAnybody',
    output: message,
  },
  resetPassword: {
    ...calls.resetPassword,
    summary: 'Choose a new password; ends all sessions of the account',
    access: 'anyone',
    params: byToken,
    body: resetInput,
    output: message,
  },
  logout: { ...calls.logout, access: 'staff', output: message },
  whoAmI: { ...calls.whoAmI, summary: 'The account that is logged in', access: 'staff', output: account },
  listSessions: {
    ...calls.listSessions,
    summary: 'Where this account is logged in',
    access: 'staff',
    query: pageQuery,
    output: session,
  },
  endSession: { ...calls.endSession, access: 'staff', params: byId, output: message },
  listAccounts: { ...calls.listAccounts, access: 'owner', query: accountQuery, output: account },
  approveAccount: { ...calls.approveAccount, access: 'owner', params: byId, output: message },
  removeAccount: {
    ...calls.removeAccount,
    summary: 'Refuse or remove an account; its sessions end',
    access: 'owner',
    params: byId,
    output: message,
  },

  createReview: {
    ...calls.createReview,
    access: 'staff',
    topic: 'reviews',
    body: reviewInput,
    output: created,
  },
  listReviews: {
    ...calls.listReviews,
    access: 'anyone',
    topic: 'reviews',
    query: reviewQuery,
    output: review,
  },
  getReview: { ...calls.getReview, access: 'anyone', topic: 'reviews', params: byId, output: review },
  updateReview: {
    ...calls.updateReview,
    access: 'staff',
    topic: 'reviews',
    params: byId,
    body: reviewChange,
    output: message,
  },
  deleteReview: { ...calls.deleteReview, access: 'staff', topic: 'reviews', params: byId, output: message },

  createEnquiry: {
    ...calls.createEnquiry,
    summary: 'Leave a message for the company',
    access: 'anyone',
    topic: 'arrivals',
    body: enquiryInput,
    form: true,
    limit: 'enquiries',
    output: message,
  },
  listEnquiries: { ...calls.listEnquiries, access: 'staff', query: enquiryQuery, output: enquiry },
  getEnquiry: { ...calls.getEnquiry, access: 'staff', params: byId, output: enquiry },
  updateEnquiry: {
    ...calls.updateEnquiry,
    access: 'staff',
    fieldTopics: sentFields,
    params: byId,
    body: enquiryChange,
    output: message,
  },
  deleteEnquiry: {
    ...calls.deleteEnquiry,
    access: 'staff',
    topic: 'enquiries',
    params: byId,
    output: message,
  },

  findPerson: {
    ...calls.findPerson,
    summary: 'What is held on one person',
    access: 'owner',
    query: personQuery,
    output: person,
  },
  exportPerson: {
    ...calls.exportPerson,
    summary: 'The same as a file to hand over, CVs included',
    access: 'owner',
    query: personQuery,
    output: z.unknown(),
  },
  erasePerson: {
    ...calls.erasePerson,
    summary: 'Erase these applications and enquiries with everything that belongs to them',
    access: 'owner',
    topic: 'people',
    body: personErasure,
    output: message,
  },
  listOpenedCvs: {
    ...calls.listOpenedCvs,
    summary: 'Who has opened which CV',
    access: 'owner',
    query: openedCvQuery,
    output: openedCv,
  },

  getSummary: { ...calls.getSummary, summary: 'What the dashboard shows', access: 'staff', output: summary },
  getStatus: {
    ...calls.getStatus,
    summary: 'How the installation is doing',
    access: 'staff',
    output: status,
  },
  listMails: {
    ...calls.listMails,
    summary: 'Mails that were not delivered, or others by status',
    access: 'staff',
    query: mailQuery,
    output: mail,
  },
  resendMail: {
    ...calls.resendMail,
    summary: 'Send a mail again',
    access: 'staff',
    params: byId,
    output: message,
  },
  deleteMail: { ...calls.deleteMail, access: 'staff', params: byId, output: message },
} as const satisfies Record<CallName, Route>

export type Routes = typeof routes

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Typed<T> = T extends z.ZodType ? z.input<T> : never

/** What a handler is given. */
export type Input<R> = {
  params: R extends { params: infer P } ? Parsed<P> : undefined
  query: R extends { query: infer Q } ? Parsed<Q> : undefined
  body: R extends { body: infer B } ? Parsed<B> : undefined
}

/** What a caller sends. */
export type Sent<R> = (R extends { params: infer P } ? { params: Typed<P> } : { params?: undefined }) &
  (R extends { query: infer Q } ? { query?: Partial<Typed<Q>> } : { query?: undefined }) &
  (R extends { upload: true }
    ? { body: FormData }
    : R extends { body: infer B }
      ? { body: Typed<B> }
      : { body?: undefined })

/** What a call answers: of a list call, its entries and how many there are in all. */
export type Answer<R> = R extends { list: true; output: infer O }
  ? { items: Parsed<O>[]; total: number }
  : R extends { output: infer O }
    ? Parsed<O>
    : never
