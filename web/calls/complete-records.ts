// Fills in what a record of an answer lacks, so that no screen fails over it (specification, section 3).
import type { Application } from '#contract/applications.ts'
import type { CallName } from '#contract/calls.ts'
import type { Job } from '#contract/jobs.ts'
import { maxRating } from '#contract/limits.ts'
import type { Picture, Project } from '#contract/projects.ts'
import type { Review } from '#contract/reviews.ts'
import type { Service } from '#contract/services.ts'

type Row = Record<string, unknown>

const emptyTexts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>

const stored = { created_at: '', version: 1 }
const job: Omit<Job, 'id'> = {
  ...emptyTexts('slug', 'title', 'description', 'type', 'experience', 'pay', 'place', 'hours'),
  open: true,
  phone_only: false,
  closes_on: null,
  ...stored,
}
// Pictures follow from their paths. A page leaves out the other facts that are missing.
const project: Partial<Project> = {
  ...emptyTexts(
    'title',
    'category',
    'client',
    'area',
    'location',
    'description',
    'slug',
    'main_image',
    'plot',
  ),
  renderings: false,
  shown: true,
  pinned: false,
  gallery_images: [],
  ...stored,
}
type AddedField = 'month' | 'by_client' | 'status' | 'reason' | 'project' | 'picture'
const review: Omit<Review, 'id' | AddedField> = {
  name: '',
  review: '',
  rating: maxRating,
  quoted: false,
  ...stored,
}
const service: Omit<Service, 'id' | 'picture'> = {
  ...emptyTexts('title', 'description', 'slug', 'image'),
  ...stored,
}
type ConsentField = 'consent' | 'consent_at' | 'notice_version' | 'notice_language' | 'keep'
const application: Omit<Application, 'id' | ConsentField> = {
  ...emptyTexts(
    'job_title',
    'name',
    'address',
    'qualification',
    'experience',
    'email',
    'whatsapp',
    'interview_place',
  ),
  job_id: null,
  cv: null,
  cv_name: null,
  cv_left_out: false,
  status: 'new',
  version: 1,
  told: 'received',
  interview_at: null,
  spam: false,
  confirmation_withheld: false,
  created_at: '',
}

const defaultsOf: Partial<Record<CallName, Row>> = {
  listJobs: job,
  getJob: job,
  listProjects: project,
  getProject: project,
  listReviews: review,
  getReview: review,
  listServices: service,
  getService: service,
  listApplications: application,
  getApplication: application,
}

/** A record with all its fields; undefined for what is not a record. */
export function withDefaults(name: CallName, answered: unknown) {
  const defaults = defaultsOf[name]
  if (!defaults) return answered
  if (typeof answered !== 'object' || answered === null || Array.isArray(answered)) return undefined
  const row = answered as Row
  const full: Row = { ...row, id: String(row.id ?? row._id ?? '') }
  for (const [field, value] of Object.entries(defaults)) full[field] = fitting(row[field], value)
  if (defaults === project) {
    full.main_picture ??= pictureOf(full.main_image)
    if (!Array.isArray(full.pairs)) full.pairs = []
    if (!Array.isArray(full.gallery_pictures))
      full.gallery_pictures = (full.gallery_images as unknown[]).map(pictureOf)
  }
  if (defaults === service) full.picture ??= pictureOf(full.image)
  return full
}

/** The value if it has the type of the default or can be converted to it; null is the default of optional texts. */
function fitting(value: unknown, otherwise: unknown) {
  if (value === undefined || value === null) return otherwise
  if (Array.isArray(otherwise)) return Array.isArray(value) ? value.filter(isText) : otherwise
  if (typeof otherwise === 'number') return Number.isFinite(Number(value)) ? Number(value) : otherwise
  if (typeof otherwise === 'boolean') return typeof value === 'boolean' ? value : otherwise
  return typeof value === 'object' ? otherwise : String(value)
}

const isText = (value: unknown) => typeof value === 'string'

/** A picture of which only the path is known, with a guessed aspect ratio. */
function pictureOf(path: unknown): Picture {
  const src = String(path).replace(/^(?!\/|https?:|$)/, '/')
  return {
    src,
    width: 3,
    height: 2,
    widths: [],
    formats: [],
    placeholder: '',
    alt: '',
    caption: '',
    drawing: false,
  }
}
