import { z } from 'zod'
import { messages } from './messages.ts'
import { oneImage, picture } from './projects.ts'
import type { Rows } from './route.ts'
import { byId, created, id, longText, message, pageQuery, texts, version } from './text.ts'

export const serviceInput = z.object({ description: longText(messages.services.fillAll, 'The description') })
export const serviceChange = serviceInput.extend({ version })
export const serviceOrder = z.object({ ids: z.array(id).max(500) })

export const service = z.object({
  id,
  ...texts('description', 'image'),
  picture,
  created_at: z.string(),
  version: z.number(),
})

const tag = 'services'
const files = { image: oneImage } as const

export const serviceRows = {
  createService: { access: 'staff', tag, body: serviceInput, files, output: created },
  listServices: { access: 'anyone', tag, query: pageQuery, output: service },
  updateService: { access: 'staff', tag, params: byId, body: serviceChange, files, output: message },
  deleteService: { access: 'staff', tag, params: byId, output: message },
  reorderServices: { access: 'staff', tag, body: serviceOrder, output: message },
} as const satisfies Rows

export type Service = z.infer<typeof service>
