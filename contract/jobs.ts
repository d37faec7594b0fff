import { z } from 'zod'
import { messages } from './messages.ts'
import { id, line, longText, paging, search, version } from './text.ts'

const missing = messages.jobs.fillAll
const closesOn = z
  .union([z.literal(''), z.iso.date('The closing date has the form 2026-12-31')])
  .transform((v) => v || null)

export const jobInput = z.object({
  title: line(missing, 'The title'),
  description: longText(missing, 'The description'),
  type: line(missing, 'The type'),
  experience: line(missing, 'The experience'),
  /** Last day on which people may apply, in India. */
  closes_on: closesOn.nullable().default(null),
})

export const jobChange = jobInput.extend({ open: z.boolean().optional(), version })
export const jobOpen = z.object({ open: z.boolean({ error: 'open is true or false' }) })

export const job = z.object({
  id,
  title: z.string(),
  description: z.string(),
  type: z.string(),
  experience: z.string(),
  open: z.boolean(),
  closes_on: z.string().nullable(),
  created_at: z.string(),
  version: z.number(),
})

export const jobQuery = z.object({
  ...paging,
  search,
  /** `all` counts only with a session. */
  status: z.enum(['open', 'closed', 'all']).default('open'),
  sort: z.enum(['newest', 'oldest', 'title']).default('newest'),
})

export type Job = z.infer<typeof job>
export type JobInput = z.infer<typeof jobInput>
export type JobChange = z.infer<typeof jobChange>
export type JobQuery = z.infer<typeof jobQuery>
