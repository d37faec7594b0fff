import type { Status } from '#contract/admin/dashboard.ts'
import { dayMs } from '#contract/days.ts'
import { useCall } from '../../api.ts'
import { Section } from '../blocks/heading.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { Badge } from '../blocks/lists/table.tsx'

const oldBackupMs = 2 * dayMs
/** Space for a few hundred pictures. */
const lowDiskBytes = 2e9

/** Backup, disk space, mails and version, with badges on what needs attention. */
export function SystemStatus() {
  const status = useCall('getStatus', {})
  if (status.isError && !status.data)
    return <p className="text-stone">Unable to load the state of the site.</p>
  return status.data ? <StatusTable status={status.data} /> : null
}

function StatusTable({ status }: { status: Status }) {
  const { last_backup_at: backup, free_disk_bytes: free, undelivered_mails: mails } = status
  const isOld = backup ? Date.now() - Date.parse(backup) > oldBackupMs : !status.backup_at
  const isLow = free < lowDiskBytes
  const entries = [
    ['Last backup', backup ? formatDateTime(backup) : firstBackup(status), isOld && 'Back up soon'],
    ['Free disk space', sizeOf(free), isLow && 'Low'],
    ['Undelivered mails', mails || 'None', mails > 0 && 'See above'],
    ['Version', `${status.version} on ${status.database}`, false],
  ] as const
  return (
    <Section id="installation" title="How the site is doing">
      <dl className="grid border-t border-line text-sm sm:grid-cols-2 sm:gap-x-12 xl:grid-cols-1">
        {entries.map(([label, text, badge]) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2"
          >
            <dt className="text-stone">{label}</dt>
            <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>{text}</span>
              {badge ? <Badge tone="alarm">{badge}</Badge> : null}
            </dd>
          </div>
        ))}
      </dl>
      {isOld || isLow ? (
        <p className="mt-3 text-sm text-stone">
          Please tell whoever looks after the server about what is marked here.
        </p>
      ) : null}
    </Section>
  )
}

const firstBackup = ({ backup_at }: Status) =>
  backup_at ? `The first comes tonight at ${backup_at}` : 'No backup yet'

function sizeOf(bytes: number) {
  const giga = bytes / 1e9
  return giga >= 1 ? `${Math.round(giga)} GB` : `${Math.round(bytes / 1e6)} MB`
}
