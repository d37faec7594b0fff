import { z } from 'zod'
import { maxGalleryImages, maxNameLength } from './limits.ts'
import { messages } from './messages.ts'
import type { Rows } from './route.ts'
import { byId, changeOf, created, line, message, optionalText, search, searchQuery, texts } from './text.ts'

const missing = messages.projects.fillAll

/** All that staff write about a project. The form, the update, the stored row and the answers follow from it. */
export const projectInput = z.object({
  category: line(missing, 'The category', maxNameLength),
  client: line(missing, 'The client', maxNameLength),
  area: line(missing, 'The area', maxNameLength),
  location: line(missing, 'The location', maxNameLength),
  description: optionalText('The description'),
})

type FieldName = keyof ProjectInput
type FormField = { label: string; hint: string; multiline?: true; half?: true }

/** How the form shows each field, in this order. */
export const projectFields: Record<FieldName, FormField> = {
  category: { label: 'Category', hint: 'Choose one from the list, or write a new one.' },
  client: { label: 'Client', hint: 'Name shown on the site.' },
  area: { label: 'Area', hint: 'For example 2,400 sq ft.', half: true },
  location: { label: 'Location', hint: 'For example Aluva, Ernakulam.', half: true },
  description: {
    label: 'Description',
    hint: 'A few sentences about the work, if you like. May be left empty.',
    multiline: true,
  },
}
export const projectFieldNames = Object.keys(projectFields) as FieldName[]

/** The same for each field of a project. */
export const mapProjectFields = <T>(get: (name: FieldName) => T) =>
  Object.fromEntries(projectFieldNames.map((name) => [name, get(name)])) as Record<FieldName, T>

export const projectChange = changeOf(projectInput)

/** A stored picture, with what a page needs to reserve its space and choose the right size. */
export const picture = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  formats: z.array(z.enum(['avif', 'webp'])),
  placeholder: z.string(),
  alt: z.string(),
})

export const project = byId.extend({
  ...texts(...projectFieldNames),
  main_image: z.string(),
  gallery_images: z.array(z.string()),
  main_picture: picture,
  gallery_pictures: z.array(picture),
  created_at: z.string(),
  version: z.number(),
})

/** A list shows the main picture of each project; the paths of the others suffice there. */
export const listedProject = project.omit({ gallery_pictures: true })

export const projectQuery = searchQuery.extend({
  category: search,
  location: search,
  sort: z.enum(['newest', 'oldest', 'client', 'category', 'location']).default('newest'),
  /** One project of each category or location, in alphabetical order: what the gallery's filters offer. */
  distinct: z.enum(['category', 'location']).optional(),
})

const imageUrl = z.string({ error: messages.projects.imageNotFound }).max(500)
export const imageChoice = z.object({ image_url: imageUrl })
const imageUrls = z.array(imageUrl).max(maxGalleryImages)
/** With `from`, the order that the change started from, another one on the server refuses the change. */
export const imageOrder = z.object({ gallery_images: imageUrls, from: imageUrls.optional() })

/** A repeated key answers the picture that it stored and stores nothing again. */
export const imageUpload = z.object({ idempotency_key: z.string().min(1).max(100).optional() })

const tag = 'projects'
export const oneImage = { kind: 'image', most: 1 } as const
const gallery = { kind: 'image', most: maxGalleryImages } as const

export const projectRows = {
  createProject: {
    access: 'staff',
    tag,
    body: projectInput,
    files: { mainImage: oneImage, galleryImages: gallery },
    output: created,
  },
  listProjects: { access: 'anyone', tag, query: projectQuery, output: listedProject },
  getProject: { access: 'anyone', tag, params: byId, output: project },
  updateProject: {
    access: 'staff',
    tag,
    params: byId,
    body: projectChange,
    files: { main_image: oneImage, galleryImages: gallery },
    output: message,
  },
  deleteProject: { access: 'staff', tag, params: byId, output: message },
  addProjectImage: {
    access: 'staff',
    tag,
    params: byId,
    body: imageUpload,
    files: { image: oneImage },
    output: picture,
  },
  deleteProjectImage: { access: 'staff', tag, params: byId, body: imageChoice, output: message },
  reorderProjectImages: { access: 'staff', tag, params: byId, body: imageOrder, output: message },
  chooseMainImage: { access: 'staff', tag, params: byId, body: imageChoice, output: message },
} as const satisfies Rows

export type Picture = z.infer<typeof picture>
export type Project = z.infer<typeof project>
export type ListedProject = z.infer<typeof listedProject>
export type ImageOrder = z.infer<typeof imageOrder>
export type ProjectInput = z.infer<typeof projectInput>
export type ProjectChange = z.infer<typeof projectChange>
export type ProjectQuery = z.infer<typeof projectQuery>
