import { z } from 'zod'
import type { Rows } from './route.ts'
import { byId, id, message, pageQuery, texts } from './text.ts'

export const mailStatuses = ['waiting', 'failed', 'sent'] as const

/** A mail as staff see it, without its text, which may contain a reset link. */
export const mail = z.object({
  id,
  ...texts('recipient', 'subject'),
  status: z.enum(mailStatuses),
  attempts: z.number(),
  last_error: z.string().nullable(),
  created_at: z.string(),
})

export const mailQuery = pageQuery.extend({
  status: z.enum([...mailStatuses, 'undelivered']).default('undelivered'),
})

export const mailRows = {
  listMails: {
    summary: 'Mails that were not delivered, or others by status',
    access: 'staff',
    query: mailQuery,
    output: mail,
  },
  resendMail: { summary: 'Send a mail again', access: 'staff', params: byId, output: message },
  deleteMail: { access: 'staff', params: byId, output: message },
} as const satisfies Rows

export type Mail = z.infer<typeof mail>
export type MailQuery = z.infer<typeof mailQuery>
