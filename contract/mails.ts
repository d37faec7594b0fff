import { z } from 'zod'
import { calls } from './calls.ts'
import type { Rows } from './route.ts'
import { byId, id, message, paging } from './text.ts'

export const mailStatuses = ['waiting', 'failed', 'sent'] as const

/** A mail as staff see it, without its text, which may contain a reset link. */
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

export const mailRows = {
  listMails: {
    ...calls.listMails,
    summary: 'Mails that were not delivered, or others by status',
    access: 'staff',
    query: mailQuery,
    output: mail,
  },
  resendMail: {
    ...calls.resendMail,
    summary: 'Send a mail again',
    access: 'staff',
    params: byId,
    output: message,
  },
  deleteMail: { ...calls.deleteMail, access: 'staff', params: byId, output: message },
} as const satisfies Rows

export type Mail = z.infer<typeof mail>
export type MailQuery = z.infer<typeof mailQuery>
