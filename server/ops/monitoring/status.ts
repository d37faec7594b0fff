// The state of the installation, for the dashboard and the metrics.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import type { Role } from '#contract/access/roles.ts'
import type { Status } from '#contract/admin/dashboard.ts'
import { timeOf } from '../../db/clock.ts'
import { countUndelivered } from '../../mail/store.ts'
import { freeBytes } from '../disk-space.ts'
import { lastBackup } from '../last-backup.ts'
import { findTroubles, type TroubleServices } from './troubles.ts'

const root = join(import.meta.dirname, '../../..')
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/** Undefined in a container, which has neither. */
export function findCommit() {
  // `npm run upgrade` names the folder of a version after it.
  if (basename(dirname(root)) === 'versions') return basename(root)
  if (!existsSync(join(root, '.git'))) return undefined
  // By default git refuses a clone that belongs to another user, as to root.
  const asked = ['-c', 'safe.directory=*', 'rev-parse', '--short=12', 'HEAD']
  return spawnSync('git', asked, { cwd: root, encoding: 'utf8' }).stdout?.trim() || undefined
}

export type Place = Record<'dataDir' | 'backupDir', string> &
  Record<'databaseUrl' | 'storageUrl' | 'backupAt', string | undefined>

/** Counts only the mails that somebody with these roles may see. */
export async function getStatus(
  services: TroubleServices & { config: Place },
  roles: readonly Role[],
  now: Date,
): Promise<Status> {
  const { db, config } = services
  const { dataDir, databaseUrl, backupAt, backupDir } = config
  const last = await lastBackup(db)
  return {
    version,
    time: timeOf(now),
    database: databaseUrl ? 'PostgreSQL' : 'SQLite',
    last_backup_at: last?.at ?? null,
    backup_beside_data: isBesideData(config, last ? dirname(last.file) : backupDir),
    backup_at: backupAt ?? null,
    free_disk_bytes: await freeBytes(dataDir),
    undelivered_mails: await countUndelivered(db, roles),
    troubles: await findTroubles(services, now),
  }
}

/** Where database and files are elsewhere, even a folder in the data folder is apart from the data. */
function isBesideData({ dataDir, databaseUrl, storageUrl }: Place, place: string) {
  const path = relative(dataDir, place)
  return !(databaseUrl && storageUrl) && !path.startsWith('..') && !isAbsolute(path)
}
