import { z } from 'zod'
import { type Call, get, list, post, put, remove } from './call.ts'
import { maxNameLength } from './limits.ts'
import { messages } from './messages.ts'
import {
  byId,
  changeOf,
  createdPage,
  id,
  line,
  longText,
  oneImage,
  optionalText,
  pageQuery,
  picture,
  texts,
} from './schemas.ts'

export const serviceInput = z.object({
  title: optionalText('The title', maxNameLength),
  description: longText(messages.services.fillAll, 'The description'),
})
export const serviceChange = changeOf(serviceInput)
export const serviceOrder = z.object({ ids: z.array(id).max(500) })

export const service = byId.extend({
  ...texts('title', 'description', 'slug', 'image'),
  picture,
  created_at: z.string(),
  version: z.number(),
})

const bySlug = z.object({ slug: line(messages.services.notFound, 'The address') })
const read = { access: 'anyone', cache: 'services' } as const
const write = { access: 'services', invalidates: 'services' } as const
const files = { image: oneImage } as const

export const serviceCalls = {
  createService: { ...post('/admin/add'), ...write, body: serviceInput, files, output: createdPage },
  listServices: { ...list('/admin/services'), ...read, query: pageQuery, output: service },
  getService: { ...get('/admin/services/:slug'), ...read, params: bySlug, output: service },
  updateService: { ...put('/admin/services/:id'), ...write, params: byId, body: serviceChange, files },
  deleteService: { ...remove('/admin/services/:id'), ...write, params: byId },
  reorderServices: { ...put('/admin/service-order'), ...write, body: serviceOrder },
} as const satisfies Record<string, Call>

export type Service = z.infer<typeof service>
export type ServiceInput = z.output<typeof serviceInput>
