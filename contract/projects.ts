import { z } from 'zod'
import { calls } from './calls.ts'
import { maxGalleryImages, maxNameLength } from './limits.ts'
import { messages } from './messages.ts'
import type { Rows } from './route.ts'
import { byId, created, id, line, message, optionalText, paging, search, version } from './text.ts'

const missing = messages.projects.fillAll

export const projectInput = z.object({
  category: line(missing, 'The category', maxNameLength),
  client: line(missing, 'The client', maxNameLength),
  area: line(missing, 'The area', maxNameLength),
  location: line(missing, 'The location', maxNameLength),
  description: optionalText('The description'),
})

/** An update that leaves the description out keeps the old one. */
export const projectChange = projectInput.extend({
  description: optionalText('The description').removeDefault().optional(),
  version,
})

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

export const project = z.object({
  id,
  category: z.string(),
  client: z.string(),
  area: z.string(),
  location: z.string(),
  description: z.string(),
  main_image: z.string(),
  gallery_images: z.array(z.string()),
  main_picture: picture,
  gallery_pictures: z.array(picture),
  created_at: z.string(),
  version: z.number(),
})

/** A list shows the main picture of each project; the paths of the others suffice there. */
export const listedProject = project.omit({ gallery_pictures: true })

export const projectQuery = z.object({
  ...paging,
  search,
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

const oneImage = { kind: 'image', most: 1 } as const
const gallery = { kind: 'image', most: maxGalleryImages } as const

export const projectRows = {
  createProject: {
    ...calls.createProject,
    access: 'staff',
    tag: 'projects',
    body: projectInput,
    files: { mainImage: oneImage, galleryImages: gallery },
    output: created,
  },
  listProjects: {
    ...calls.listProjects,
    access: 'anyone',
    tag: 'projects',
    query: projectQuery,
    output: listedProject,
  },
  getProject: { ...calls.getProject, access: 'anyone', tag: 'projects', params: byId, output: project },
  updateProject: {
    ...calls.updateProject,
    summary: 'Change a project; new gallery images come after the old ones',
    access: 'staff',
    tag: 'projects',
    params: byId,
    body: projectChange,
    files: { main_image: oneImage, galleryImages: gallery },
    output: message,
  },
  deleteProject: {
    ...calls.deleteProject,
    access: 'staff',
    tag: 'projects',
    params: byId,
    output: message,
  },
  deleteProjectImage: {
    ...calls.deleteProjectImage,
    access: 'staff',
    tag: 'projects',
    params: byId,
    body: imageChoice,
    output: message,
  },
  reorderProjectImages: {
    ...calls.reorderProjectImages,
    access: 'staff',
    tag: 'projects',
    params: byId,
    body: imageOrder,
    output: message,
  },
  chooseMainImage: {
    ...calls.chooseMainImage,
    access: 'staff',
    tag: 'projects',
    params: byId,
    body: imageChoice,
    output: message,
  },
} as const satisfies Rows

export type Picture = z.infer<typeof picture>
export type Project = z.infer<typeof project>
export type ListedProject = z.infer<typeof listedProject>
export type ImageOrder = z.infer<typeof imageOrder>
export type ProjectInput = z.infer<typeof projectInput>
export type ProjectChange = z.infer<typeof projectChange>
export type ProjectQuery = z.infer<typeof projectQuery>
