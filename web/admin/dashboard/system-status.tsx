import type { Status } from '#contract/admin/dashboard.ts'
import { dayMs } from '#contract/days.ts'
import { useCall } from '../../api.ts'
import { Section } from '../blocks/heading.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { Badge } from '../blocks/lists/table.tsx'
import { words as owner } from './owner-words.ts'
import { TestMail } from './test-mail.tsx'

const words = owner.status
const oldBackupMs = 2 * dayMs
/** Space for a few hundred pictures. */
const lowDiskBytes = 2e9

/** Backup, disk space, mails and version, with badges on what needs attention. */
export function SystemStatus() {
  const status = useCall('getStatus', {})
  if (status.isError && !status.data) return <p className="text-stone">{words.failed}</p>
  return status.data ? <StatusTable status={status.data} /> : null
}

function StatusTable({ status }: { status: Status }) {
  const { last_backup_at: backup, free_disk_bytes: free, undelivered_mails: mails } = status
  const sendsMail = useCall('getSignup', {}).data?.sends_mail !== false
  const isOld = backup ? Date.now() - Date.parse(backup) > oldBackupMs : !status.backup_at
  const isLow = free < lowDiskBytes
  const backupProblem = isOld ? words.backUpSoon : status.backup_beside_data && words.beside
  const entries = [
    [words.lastBackup, backup ? formatDateTime(backup) : firstBackup(status), backupProblem],
    [words.freeDisk, sizeOf(free), isLow && words.low],
    [words.mails, mails || words.none, sendsMail ? mails > 0 && words.seeAbove : words.noMails],
    [words.version, words.versionOn(status.version, status.database), false],
  ] as const
  return (
    <Section id="installation" title={words.title}>
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
      {sendsMail ? <TestMail /> : null}
      {backupProblem || isLow || !sendsMail ? <p className="mt-3 text-sm text-stone">{words.tell}</p> : null}
    </Section>
  )
}

const firstBackup = ({ backup_at }: Status) => (backup_at ? words.firstBackup(backup_at) : words.noBackup)

function sizeOf(bytes: number) {
  const giga = bytes / 1e9
  return giga >= 1 ? `${Math.round(giga)} GB` : `${Math.round(bytes / 1e6)} MB`
}
