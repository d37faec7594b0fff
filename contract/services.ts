import { z } from 'zod'
import { calls } from './calls.ts'
import { messages } from './messages.ts'
import { picture } from './projects.ts'
import type { Rows } from './route.ts'
import { byId, created, id, longText, message, paging, version } from './text.ts'

export const serviceInput = z.object({ description: longText(messages.services.fillAll, 'The description') })
export const serviceChange = serviceInput.extend({ version })
export const serviceOrder = z.object({ ids: z.array(id).max(500) })

export const service = z.object({
  id,
  description: z.string(),
  image: z.string(),
  picture,
  created_at: z.string(),
  version: z.number(),
})

const pageQuery = z.object(paging)
const oneImage = { kind: 'image', most: 1 } as const

export const serviceRows = {
  createService: {
    ...calls.createService,
    access: 'staff',
    tag: 'services',
    body: serviceInput,
    files: { image: oneImage },
    output: created,
  },
  listServices: {
    ...calls.listServices,
    access: 'anyone',
    tag: 'services',
    query: pageQuery,
    output: service,
  },
  updateService: {
    ...calls.updateService,
    access: 'staff',
    tag: 'services',
    params: byId,
    body: serviceChange,
    files: { image: oneImage },
    output: message,
  },
  deleteService: {
    ...calls.deleteService,
    access: 'staff',
    tag: 'services',
    params: byId,
    output: message,
  },
  reorderServices: {
    ...calls.reorderServices,
    access: 'staff',
    tag: 'services',
    body: serviceOrder,
    output: message,
  },
} as const satisfies Rows

export type Service = z.infer<typeof service>
