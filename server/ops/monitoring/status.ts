// The state of the installation, for the dashboard and the metrics.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Role } from '#contract/access/roles.ts'
import type { Status } from '#contract/admin/dashboard.ts'
import { timeOf } from '../../db/clock.ts'
import { countUndelivered } from '../../mail/store.ts'
import { freeBytes } from '../disk-space.ts'
import { lastBackup } from '../last-backup.ts'
import { findTroubles, type TroubleServices } from './troubles.ts'

const manifest = join(import.meta.dirname, '../../../package.json')
export const version: string = JSON.parse(readFileSync(manifest, 'utf8')).version

export type Place = { dataDir: string; databaseUrl: string | undefined; backupAt: string | undefined }

/** Counts only the mails that somebody with these roles may see. */
export async function getStatus(
  services: TroubleServices & { config: Place },
  roles: readonly Role[],
  now: Date,
): Promise<Status> {
  const { db, config } = services
  const { dataDir, databaseUrl, backupAt } = config
  return {
    version,
    time: timeOf(now),
    database: databaseUrl ? 'PostgreSQL' : 'SQLite',
    last_backup_at: (await lastBackup(db))?.at ?? null,
    backup_at: backupAt ?? null,
    free_disk_bytes: await freeBytes(dataDir),
    undelivered_mails: await countUndelivered(db, roles),
    troubles: await findTroubles(services, now),
  }
}
