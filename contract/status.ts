import { z } from 'zod'
import { calls } from './calls.ts'
import type { Rows } from './route.ts'

/** How the installation itself is doing, for the card on the dashboard. */
export const status = z.object({
  version: z.string(),
  database: z.enum(['SQLite', 'PostgreSQL']),
  /** When the newest backup was finished; null before the first one. */
  last_backup_at: z.string().nullable(),
  /** The time of day at which one is made every night; null where that is switched off. */
  backup_at: z.string().nullable(),
  /** Of the disk that holds the data folder. */
  free_disk_bytes: z.number(),
  undelivered_mails: z.number(),
})

export const statusRows = {
  getStatus: {
    ...calls.getStatus,
    summary: 'How the installation is doing',
    access: 'staff',
    output: status,
  },
} as const satisfies Rows

export type Status = z.infer<typeof status>
