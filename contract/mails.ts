import { z } from 'zod'
import { id, paging } from './text.ts'

export const mailStatuses = ['waiting', 'failed', 'sent'] as const

/** A mail as staff see it; its text, which may hold a reset link, never leaves the server. */
export const mail = z.object({
  id,
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.number(),
  last_error: z.string().nullable(),
  created_at: z.string(),
})

export const mailQuery = z.object({
  ...paging,
  status: z.enum([...mailStatuses, 'undelivered']).default('undelivered'),
})

export type Mail = z.infer<typeof mail>
export type MailQuery = z.infer<typeof mailQuery>
