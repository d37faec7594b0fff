// What the dashboard shows.
import { z } from 'zod'
import type { Rows } from './route.ts'
import { byId, message, numbers, pageQuery, texts } from './text.ts'

/** The state of the installation. */
export const status = z.object({
  version: z.string(),
  database: z.enum(['SQLite', 'PostgreSQL']),
  /** Null before the first backup. */
  last_backup_at: z.string().nullable(),
  /** Time of day of the nightly backup; null when it is off. */
  backup_at: z.string().nullable(),
  /** On the disk of the data folder. */
  free_disk_bytes: z.number(),
  undelivered_mails: z.number(),
})

const perWeek = z.object({ week: z.string(), ...numbers('applications', 'enquiries') })

/** How many of each wait for somebody. */
export const attention = z.object(
  numbers('new_applications', 'new_enquiries', 'due_follow_ups', 'waiting_accounts', 'undelivered_mails'),
)

/** An enquiry that somebody wants to call again. */
const followUp = byId.extend(texts('name', 'follow_up_on'))

/** What needs attention, the next follow-ups, totals, and the last twelve weeks. */
export const summary = z.object({
  attention,
  follow_ups: z.array(followUp),
  counts: z.object(numbers('projects', 'reviews', 'services', 'open_jobs', 'applications', 'enquiries')),
  weeks: z.array(perWeek),
})

export const mailStatuses = ['waiting', 'failed', 'sent'] as const

/** A mail as staff see it, without its text, which may contain a reset link. */
export const mail = byId.extend({
  ...texts('recipient', 'subject'),
  status: z.enum(mailStatuses),
  attempts: z.number(),
  last_error: z.string().nullable(),
  created_at: z.string(),
})

export const mailQuery = pageQuery.extend({
  status: z.enum([...mailStatuses, 'undelivered']).default('undelivered'),
})

export const dashboardRows = {
  getStatus: { access: 'staff', output: status },
  getAttention: { access: 'staff', output: attention },
  getSummary: { access: 'staff', output: summary },
  listMails: { access: 'staff', query: mailQuery, output: mail },
  resendMail: { access: 'staff', params: byId, output: message },
  deleteMail: { access: 'staff', params: byId, output: message },
} as const satisfies Rows

export type Status = z.infer<typeof status>
export type Attention = z.infer<typeof attention>
export type Summary = z.infer<typeof summary>
export type Mail = z.infer<typeof mail>
export type MailQuery = z.infer<typeof mailQuery>
