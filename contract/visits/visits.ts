// The company's own numbers: browsers send what a visit was, and staff see the sums.
import { z } from 'zod'
import { type Call, get, post } from '../call.ts'
import { message } from '../schemas.ts'
import { maxPages, sources, unknownSource } from './names.ts'

export const visit = z.object({
  /** Only of somebody who has just come. */
  source: z.enum(sources).optional(),
  /** The paths that were opened, without their language; the first one is where somebody came to the site. */
  pages: z.array(z.string().max(200)).min(1).max(maxPages),
})

/** The last 28 days, and today. */
export const numbers = z.object({
  /** The day of the first visit that was counted; null before it. */
  since: z.string().nullable(),
  /** Today is the last one. */
  days: z.array(z.object({ day: z.string(), visits: z.number() })),
  /** In the 28 days before; null when it was not counted yet. */
  before: z.number().nullable(),
  /** Where people came from, the most frequent first. */
  sources: z.array(
    z.object({
      source: z.enum([...sources, unknownSource]),
      visits: z.number(),
      /** Only with a role that reads them. */
      enquiries: z.number().optional(),
      applications: z.number().optional(),
    }),
  ),
  /** The most viewed pages, by the name of the page; `title` is of the record that it shows. `path` is empty for one that visitors cannot open. */
  pages: z.array(
    z.object({
      ...{ page: z.string(), path: z.string(), title: z.string() },
      views: z.number(),
      /** Those that began there. */
      visits: z.number(),
    }),
  ),
})

export const visitCalls = {
  countVisit: {
    ...post('/visits', 'Count a visit; nothing about the visitor is stored'),
    access: 'anyone',
    body: visit,
    beacon: true,
    output: message.partial(),
  },
  getNumbers: { ...get('/admin/numbers', 'Visits in sums'), access: 'staff', output: numbers },
} as const satisfies Record<string, Call>

export type Visit = z.infer<typeof visit>
export type Numbers = z.infer<typeof numbers>
