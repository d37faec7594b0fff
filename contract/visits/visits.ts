// The company's own numbers: browsers send what a visit was, and staff see the sums.
import { z } from 'zod'
import { type Call, get, post } from '../call.ts'
import { message } from '../schemas.ts'
import { maxPages, sources, unknownSource, type Vital } from './names.ts'

/** Whatever is larger than the last class is in that one. */
const measure = z.number().min(0).max(600_000).optional()

export const visit = z.object({
  /** Only of somebody who has just come. */
  source: z.enum(sources).optional(),
  /** The paths that were opened, without their language; the first one is where somebody came to the site. */
  pages: z.array(z.string().max(200)).min(1).max(maxPages),
  /** How fast the first page was. */
  speed: z.object({ LCP: measure, INP: measure, CLS: measure } satisfies Record<Vital, unknown>).default({}),
})

const counted = z.object({
  visits: z.number(),
  /** Only with a role that reads them. */
  enquiries: z.number().optional(),
  applications: z.number().optional(),
})

/** The 75th percentile: three of four visits were at least as good. */
const percentile = z.object({ value: z.number(), visits: z.number() }).nullable()

/** The last 28 days, and today. */
export const numbers = z.object({
  /** The day of the first visit that was counted; null before it. */
  since: z.string().nullable(),
  /** Today is the last one. */
  days: z.array(z.object({ day: z.string(), visits: z.number() })),
  /** In the 28 days before; null when it was not counted yet. */
  before: z.number().nullable(),
  /** Where people came from, the most frequent first. */
  sources: z.array(counted.extend({ source: z.enum([...sources, unknownSource]) })),
  /** The most visited pages, by the name of the page; `title` is of the record that it shows. `path` is empty for one that visitors cannot open. */
  pages: z.array(
    counted.extend({ page: z.string(), path: z.string(), title: z.string(), views: z.number() }),
  ),
  /** By kind of page, the most measured first. */
  speeds: z.array(z.object({ page: z.string(), LCP: percentile, INP: percentile, CLS: percentile })),
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
