import { z } from 'zod'
import { messages } from './messages.ts'
import { picture } from './projects.ts'
import { id, longText, version } from './text.ts'

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

export type Service = z.infer<typeof service>
