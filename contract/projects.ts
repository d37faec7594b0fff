import { z } from 'zod'
import { withTranslations } from './admin/with-translations.ts'
import { type Call, create, get, list, post, put, remove } from './call.ts'
import { sizeNames } from './houses/gallery.ts'
import { pictureMessages } from './houses/messages.ts'
import { maxCaptionLength, maxDescribedAtOnce, maxGalleryImages } from './limits.ts'
import { messages } from './messages.ts'
import { changeOf, inputOf, storedOf } from './records/schemas.ts'
import {
  byAddress,
  byId,
  created,
  createdPage,
  fieldMessages,
  id,
  idempotent,
  oneImage,
  optionalTextSchema,
  pictureSchema,
  search,
  searchQuery,
  tickSchema,
  wholeNumberSchema,
} from './schemas.ts'
import { staffMessages } from './staff-messages.ts'

export const projectInput = inputOf('projects')

/** The specification's payload has no version: without one, the change replaces whatever is stored. */
export const projectChange = withTranslations(changeOf('projects').partial({ version: true }))

/** Two pictures that show it before and after, by their paths. */
export const picturePair = z.object({ id, before: z.string(), after: z.string() })

export const project = byId.extend({
  /** The last segment of its path on the site. */
  slug: z.string(),
  ...storedOf('projects'),
  main_image: z.string(),
  gallery_images: z.array(z.string()),
  main_picture: pictureSchema,
  gallery_pictures: z.array(pictureSchema),
  /** Before and after. */
  pairs: z.array(picturePair),
  /** Of its area; empty where that is not known. */
  size: z.enum([...sizeNames, '']),
  created_at: z.string(),
  version: z.number(),
  /** In translated responses: the English values, which the filters of the list take. */
  filter: z.object({ category: z.string(), location: z.string(), district: z.string() }).optional(),
})

/** Lists show the main picture; of the others they have only the paths. */
export const listedProject = project.omit({ gallery_pictures: true, pairs: true })

export const projectQuery = searchQuery.extend({
  category: search,
  location: search,
  district: search,
  size: z.enum(sizeNames).optional(),
  /** Ignored for visitors, who get shown projects only. */
  status: z.enum(['shown', 'hidden', 'all']).default('shown'),
  /** `gallery` and `pinned` are the orders that staff chose for the gallery and the home page; what nobody placed: houses first. */
  sort: z.enum(['newest', 'oldest', 'gallery', 'pinned', 'client', 'category', 'location']).default('newest'),
  /** Only those that are pinned to the home page. */
  pinned: tickSchema(false),
  /** Only those under construction. */
  building: tickSchema(false),
  /** One project for each category, location, district or size, in order: the options of the gallery's filters. */
  distinct: z.enum(['category', 'location', 'district', 'size']).optional(),
  /** Id or slug of a project: lists all others, first those of its category, near its size, in its district. */
  like: search,
  /** Id or slug of a project: lists it between its two neighbours in the gallery. */
  beside: search,
  /** So many square feet: lists the finished houses of about that size, the nearest first. */
  near: wholeNumberSchema(1, 1_000_000, fieldMessages.wrongSize).optional(),
})

export const projectVisibility = z.object({ shown: z.boolean().optional(), pinned: z.boolean().optional() })

/** The new order of these projects among themselves, in the gallery or on the home page. */
export const projectOrder = z.object({
  list: z.enum(['gallery', 'home']),
  ids: z
    .array(id)
    .min(1)
    .max(500)
    .refine((ids) => new Set(ids).size === ids.length, messages.projects.listMismatch),
})

const imageUrl = z.string({ error: messages.projects.imageNotFound }).max(500)
export const imageChoice = z.object({ image_url: imageUrl })
const imageUrls = z.array(imageUrl).max(maxGalleryImages)
/** `from` is the order that the change started from; if the stored one differs, the change is refused. */
export const imageOrder = z.object({
  gallery_images: imageUrls,
  from: z.array(imageUrl, staffMessages.startMissing).max(maxGalleryImages),
})

export const imageUpload = z.object(idempotent)

const pictureUrl = z.string({ error: pictureMessages.notFound }).max(500)

const pictureWords = z.object({
  image_url: pictureUrl,
  caption: optionalTextSchema('The caption', maxCaptionLength),
  /** What somebody who cannot see the picture is told; without it, kind and place of the project. */
  alt: optionalTextSchema('The description', maxCaptionLength),
  /** A plan or a section: shown whole. */
  drawing: tickSchema(false),
})

export const picturesChange = withTranslations(
  z.object({ pictures: z.array(pictureWords).min(1).max(maxDescribedAtOnce) }),
)

const read = { access: 'anyone', cache: 'projects' } as const
const write = { access: 'projects', invalidates: 'projects' } as const
const change = { ...write, params: byId } as const
const gallery = { kind: 'image', most: maxGalleryImages } as const

export const projectCalls = {
  createProject: {
    ...post('/admin/addproduct'),
    ...write,
    body: withTranslations(projectInput).extend(idempotent),
    files: { mainImage: oneImage, galleryImages: gallery },
    output: createdPage,
  },
  listProjects: {
    ...list('/admin/allproduct', 'List the shown projects; whoever manages projects may ask for hidden ones'),
    ...read,
    query: projectQuery,
    output: listedProject,
  },
  // Hidden projects are found by staff only.
  getProject: {
    ...get('/admin/products/:id', 'One project, by its id or by the end of its address'),
    ...read,
    params: byAddress,
    output: project,
  },
  updateProject: {
    ...put('/admin/products/:id', 'Change a project; new gallery images come after the old ones'),
    ...change,
    body: projectChange,
    files: { main_image: oneImage, galleryImages: gallery },
  },
  showProject: {
    ...put('/admin/products/:id/visibility', 'Show or hide a project, pin it to the home page or not'),
    ...change,
    body: projectVisibility,
  },
  reorderProjects: {
    ...put('/admin/product-order', 'Let projects change places, in the gallery or on the home page'),
    ...write,
    body: projectOrder,
  },
  deleteProject: { ...remove('/admin/products/:id'), ...change },
  addProjectImage: {
    ...post('/admin/products/:id/images', 'Add one gallery image after the others'),
    ...change,
    body: imageUpload,
    files: { image: oneImage },
    output: pictureSchema,
  },
  deleteProjectImage: { ...remove('/admin/products/:id/images'), ...change, body: imageChoice },
  reorderProjectImages: { ...put('/admin/products/:id/images'), ...change, body: imageOrder },
  chooseMainImage: { ...put('/admin/products/:id/main-image'), ...change, body: imageChoice },
} as const satisfies Record<string, Call>

export const pictureCalls = {
  describeProjectImages: {
    ...put('/admin/products/:id/image-words', 'Change captions, alt texts and which pictures are drawings'),
    ...change,
    body: picturesChange,
  },
  addPicturePair: {
    ...create('/admin/products/:id/picture-pairs', 'Let two pictures of a project show it before and after'),
    ...change,
    body: z.object({ before: pictureUrl, after: pictureUrl }),
    output: created,
  },
  deletePicturePair: { ...remove('/admin/picture-pairs/:id', 'Both pictures stay'), ...change },
} as const satisfies Record<string, Call>

export type Picture = z.infer<typeof pictureSchema>
export type Project = z.infer<typeof project>
export type ListedProject = z.infer<typeof listedProject>
export type ProjectInput = z.infer<typeof projectInput>
export type ProjectVisibility = z.infer<typeof projectVisibility>
export type ProjectOrder = z.infer<typeof projectOrder>
export type ProjectQuery = z.infer<typeof projectQuery>
export type PicturePair = z.infer<typeof picturePair>
