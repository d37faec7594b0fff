// The dashboard and its tools: status, summary, mails, first steps, demo content, export.
import { z } from 'zod'
import { proved } from '../access/second-step.ts'
import { type Call, file, get, list, post, put, remove } from '../call.ts'
import { type PageKey, pageKeys } from '../content/pages.ts'
import { byId, message, numbers, pageQuery, texts } from '../schemas.ts'

/** What an owner has to know of at once. */
export const troubles = ['clock', 'backup', 'disk', 'certificate', 'mail', 'sender'] as const

export const status = z.object({
  version: z.string(),
  /** By the clock of the server. */
  time: z.string(),
  database: z.enum(['SQLite', 'PostgreSQL']),
  /** Null before the first backup. */
  last_backup_at: z.string().nullable(),
  /** Then one disk that fails takes both. */
  backup_beside_data: z.boolean(),
  /** Time of day of the nightly backup; null when it is off. */
  backup_at: z.string().nullable(),
  /** Free space on the disk of the data folder. */
  free_disk_bytes: z.number(),
  undelivered_mails: z.number(),
  troubles: z.array(z.enum(troubles)),
})

/** Counts of what waits for this person; 0 for what the roles do not include. */
export const attention = z.object(
  numbers(
    'new_applications',
    'new_enquiries',
    'due_follow_ups',
    'waiting_reviews',
    'waiting_accounts',
    'undelivered_mails',
  ),
)

/** What needs attention, the next follow-ups and interviews, totals and the last twelve weeks, limited to what the roles include. */
export const summary = z.object({
  attention,
  follow_ups: z.array(byId.extend(texts('name', 'follow_up_on'))),
  interviews: z.array(byId.extend(texts('name', 'job_title', 'interview_at', 'interview_place'))),
  counts: z
    .object(numbers('projects', 'reviews', 'services', 'open_jobs', 'applications', 'enquiries'))
    .partial(),
  /** Each has only the numbers that the roles include. */
  weeks: z.array(z.object(numbers('applications', 'enquiries')).partial().extend({ week: z.string() })),
})

export const mailStatuses = ['waiting', 'failed', 'sent'] as const

/** A mail as staff see it: without its text, which may contain a reset link. */
export const mail = byId.extend({
  ...texts('recipient', 'subject'),
  status: z.enum(mailStatuses),
  attempts: z.number(),
  last_error: z.string().nullable(),
  created_at: z.string(),
})

/** `answer` is what the mail server said when it did not take the mail. */
export const testMail = message.extend({ sent: z.boolean(), answer: z.string() })

export const mailQuery = pageQuery.extend({
  status: z.enum([...mailStatuses, 'undelivered']).default('undelivered'),
})

export const stepNames = [
  ...(['name', 'hours', 'services', 'prices', 'who'] as const),
  ...(['pictures', 'project', 'invite', 'languages', 'publish'] as const),
] as const

export const firstSteps = z.object({
  /** Hidden by an owner. */
  hidden: z.boolean(),
  steps: z.array(
    z.object({
      name: z.enum(stepNames),
      done: z.boolean(),
      /** How many samples, texts, pictures or records are still missing or in the way. */
      left: z.number(),
      /** The content with the first of them. */
      page: z.enum(pageKeys as [PageKey, ...PageKey[]]).nullable(),
    }),
  ),
})
/** Hidden for everybody; or that nobody else is to be invited. */
export const firstStepsAnswer = z.object({
  answer: z.enum(['hidden', 'alone']),
  given: z.boolean('Please answer with true or false.'),
})

export const demoCounts = z.object(numbers('projects', 'reviews', 'jobs', 'services'))

/** Demo records: those that can be removed, and those that somebody has changed or applied for, which stay. */
export const demo = z.object({ untouched: demoCounts, staying: demoCounts })

/** What the export would contain; `bytes` is an estimate. */
export const exportSize = z.object(numbers('records', 'files', 'bytes'))

export const dashboardCalls = {
  getFirstSteps: { ...get('/admin/first-steps'), access: 'staff', output: firstSteps },
  answerFirstSteps: { ...put('/admin/first-steps'), access: 'owner', body: firstStepsAnswer },
  getDemo: { ...get('/admin/demo', 'How many demo records there are'), access: 'owner', output: demo },
  removeDemo: { ...remove('/admin/demo', 'Remove demo records that nobody has changed'), access: 'owner' },
  getExport: {
    ...post('/admin/export', 'The size of an export'),
    ...proved,
    access: 'owner',
    output: exportSize,
  },
  exportEverything: {
    ...file('/admin/export.zip', 'All records and files in one zip'),
    access: 'owner',
    proof: true,
  },
  getStatus: { ...get('/admin/status', 'How the installation is doing'), access: 'owner', output: status },
  confirmTime: {
    ...post('/admin/right-time', 'Say that the date of the server is right'),
    access: 'owner',
    body: status.pick({ time: true }),
  },
  getAttention: { ...get('/admin/attention', 'How much is waiting'), access: 'staff', output: attention },
  getSummary: { ...get('/admin/summary', 'What the dashboard shows'), access: 'staff', output: summary },
  sendTestMail: { ...post('/admin/test-mail'), access: 'owner', output: testMail },
  listMails: {
    ...list('/admin/mails', 'Mails that were not delivered, or others by status, as far as the roles go'),
    access: 'staff',
    query: mailQuery,
    output: mail,
  },
  resendMail: { ...post('/admin/mails/:id/resend', 'Send a mail again'), access: 'staff', params: byId },
  deleteMail: { ...remove('/admin/mails/:id'), access: 'staff', params: byId },
} as const satisfies Record<string, Call>

export type Trouble = (typeof troubles)[number]
export type Status = z.infer<typeof status>
export type Attention = z.infer<typeof attention>
export type Summary = z.infer<typeof summary>
export type Mail = z.infer<typeof mail>
export type TestMail = z.infer<typeof testMail>
export type MailQuery = z.infer<typeof mailQuery>
export type FirstSteps = z.infer<typeof firstSteps>
export type StepName = (typeof stepNames)[number]
export type Demo = z.infer<typeof demo>
export type DemoCounts = z.infer<typeof demoCounts>
export type ExportSize = z.infer<typeof exportSize>
