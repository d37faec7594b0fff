import { z } from 'zod'
import { withTranslations } from './admin/with-translations.ts'
import { messages } from './messages.ts'
import { changeOf, inputOf, storedOf } from './records/schemas.ts'
import type { Rows } from './route.ts'
import { byId, createdPage, id, line, message, oneImage, pageQuery, picture, texts } from './schemas.ts'

export const serviceInput = inputOf('services')
export const serviceChange = withTranslations(changeOf('services'))
export const serviceOrder = z.object({ ids: z.array(id).max(500) })

export const service = byId.extend({
  ...storedOf('services'),
  ...texts('slug', 'image'),
  picture,
  created_at: z.string(),
  version: z.number(),
})

const bySlug = z.object({ slug: line(messages.services.notFound, 'The address') })
const tag = 'services'
const files = { image: oneImage } as const

export const serviceRows = {
  createService: {
    access: 'services',
    tag,
    body: withTranslations(serviceInput),
    files,
    output: createdPage,
  },
  listServices: { access: 'anyone', tag, query: pageQuery, output: service },
  getService: { access: 'anyone', tag, params: bySlug, output: service },
  updateService: { access: 'services', tag, params: byId, body: serviceChange, files, output: message },
  deleteService: { access: 'services', tag, params: byId, output: message },
  reorderServices: { access: 'services', tag, body: serviceOrder, output: message },
} as const satisfies Rows

export type Service = z.infer<typeof service>
export type ServiceInput = z.output<typeof serviceInput>
