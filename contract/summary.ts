import { z } from 'zod'
import type { Rows } from './route.ts'

const perWeek = z.object({ week: z.string(), applications: z.number(), enquiries: z.number() })

/** For the dashboard: what needs attention, totals, and the last twelve weeks. */
export const summary = z.object({
  attention: z.object({
    new_applications: z.number(),
    new_enquiries: z.number(),
    waiting_accounts: z.number(),
    undelivered_mails: z.number(),
  }),
  counts: z.object({
    projects: z.number(),
    reviews: z.number(),
    services: z.number(),
    open_jobs: z.number(),
    applications: z.number(),
    enquiries: z.number(),
  }),
  weeks: z.array(perWeek),
})

export const summaryRows = {
  getSummary: { summary: 'What the dashboard shows', access: 'staff', output: summary },
} as const satisfies Rows

export type Summary = z.infer<typeof summary>
