import { z } from 'zod'
import type { Rows } from './route.ts'
import { numbers } from './text.ts'

const perWeek = z.object({ week: z.string(), ...numbers('applications', 'enquiries') })

/** For the dashboard: what needs attention, totals, and the last twelve weeks. */
export const summary = z.object({
  attention: z.object(numbers('new_applications', 'new_enquiries', 'waiting_accounts', 'undelivered_mails')),
  counts: z.object(numbers('projects', 'reviews', 'services', 'open_jobs', 'applications', 'enquiries')),
  weeks: z.array(perWeek),
})

export const summaryRows = {
  getSummary: { access: 'staff', output: summary },
} as const satisfies Rows

export type Summary = z.infer<typeof summary>
