import { z } from 'zod'
import { withTranslations } from './admin/with-translations.ts'
import { type Call, create, get, list, put, remove } from './call.ts'
import { messages } from './messages.ts'
import { changeOf, inputOf, storedOf } from './records/schemas.ts'
import { byId, createdPage, id, lineSchema, oneImage, pageQuery, pictureSchema, texts } from './schemas.ts'

export const serviceInput = inputOf('services')
export const serviceChange = withTranslations(changeOf('services'))
export const serviceOrder = z.object({ ids: z.array(id).max(500) })

export const service = byId.extend({
  ...storedOf('services'),
  ...texts('slug', 'image'),
  picture: pictureSchema,
  created_at: z.string(),
  version: z.number(),
})

const bySlug = z.object({ slug: lineSchema(messages.services.notFound, 'The address') })
const read = { access: 'anyone', cache: 'services' } as const
const write = { access: 'services', invalidates: 'services' } as const
const files = { image: oneImage } as const

export const serviceCalls = {
  createService: {
    ...create('/admin/add'),
    ...write,
    body: withTranslations(serviceInput),
    files,
    output: createdPage,
  },
  listServices: { ...list('/admin/services'), ...read, query: pageQuery, output: service },
  getService: {
    ...get('/admin/services/:slug', 'One service, by the words in the address of its page'),
    ...read,
    params: bySlug,
    output: service,
  },
  updateService: { ...put('/admin/services/:id'), ...write, params: byId, body: serviceChange, files },
  deleteService: { ...remove('/admin/services/:id'), ...write, params: byId },
  reorderServices: { ...put('/admin/service-order'), ...write, body: serviceOrder },
} as const satisfies Record<string, Call>

export type Service = z.infer<typeof service>
export type ServiceInput = z.output<typeof serviceInput>
