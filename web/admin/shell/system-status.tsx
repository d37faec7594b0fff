import type { ReactNode } from 'react'
import type { Status } from '#contract/status.ts'
import { useCall } from '../../api.ts'
import { Badge } from '../../ui/table.tsx'
import { formatDateTime } from '../lists/format-date.ts'

const dayMs = 86_400_000
const oldBackupMs = 2 * dayMs
/** Space for a few hundred pictures. */
const lowDiskBytes = 2e9

/** Backup, disk space, mails and version, with badges on what needs somebody. */
export function SystemStatus() {
  const status = useCall('getStatus', {})
  if (status.isError && !status.data)
    return <p className="text-stone">Unable to load how the site is doing.</p>
  return status.data ? <StatusTable status={status.data} /> : null
}

function StatusTable({ status }: { status: Status }) {
  const { last_backup_at: backup, free_disk_bytes: free, undelivered_mails: mails } = status
  const isOld = backup ? Date.now() - Date.parse(backup) > oldBackupMs : !status.backup_at
  const isLow = free < lowDiskBytes
  return (
    <section aria-labelledby="installation">
      <h2 id="installation" className="mb-4 text-2xl">
        How the site is doing
      </h2>
      <dl className="grid border-t border-l border-line sm:grid-cols-2 xl:grid-cols-4">
        <Entry label="Last backup" badge={isOld ? 'Back up soon' : undefined}>
          {backup ? formatDateTime(backup) : firstBackup(status)}
        </Entry>
        <Entry label="Free disk space" badge={isLow ? 'Low' : undefined}>
          {sizeOf(free)}
        </Entry>
        <Entry label="Undelivered mails" badge={mails > 0 ? 'See above' : undefined}>
          {mails === 0 ? 'None' : mails}
        </Entry>
        <Entry label="Version">
          {status.version} on {status.database}
        </Entry>
      </dl>
      {isOld || isLow ? (
        <p className="mt-3 text-sm text-stone">
          Please tell whoever looks after the server about what is marked here.
        </p>
      ) : null}
    </section>
  )
}

const firstBackup = ({ backup_at }: Status) =>
  backup_at ? `The first comes tonight at ${backup_at}` : 'No backup yet'

function Entry({ label, badge, children }: { label: string; badge?: string; children: ReactNode }) {
  return (
    <div className="border-r border-b border-line px-4 py-4">
      <dt className="text-sm text-stone">{label}</dt>
      <dd className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{children}</span>
        {badge ? <Badge tone="alarm">{badge}</Badge> : null}
      </dd>
    </div>
  )
}

function sizeOf(bytes: number) {
  const giga = bytes / 1e9
  return giga >= 1 ? `${Math.round(giga)} GB` : `${Math.round(bytes / 1e6)} MB`
}
