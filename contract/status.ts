import { z } from 'zod'
import type { Rows } from './route.ts'

/** The state of the installation, for the dashboard. */
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

export const statusRows = {
  getStatus: { summary: 'How the installation is doing', access: 'staff', output: status },
} as const satisfies Rows

export type Status = z.infer<typeof status>
