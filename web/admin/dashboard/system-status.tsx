// How the installation is doing, and what is wrong with it.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TestMail as Answer, Status } from '#contract/admin/dashboard.ts'
import { troubleWords } from '#contract/admin/trouble-words.ts'
import { dayMs } from '#contract/days.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { reasonOf } from '../../ui/words.ts'
import { adminCall, errorMessage, useAccount } from '../blocks/calls.ts'
import { Section } from '../blocks/heading.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { Badge } from '../blocks/lists/table.tsx'
import { words as owner } from './words.ts'

const { clock, status: words, testMail } = owner
const oldBackupMs = 2 * dayMs
/** Space for a few hundred pictures. */
const lowDiskBytes = 2e9

/** What is wrong with the installation, and what an owner can do about it. */
export function Troubles() {
  const { troubles = [], time = '' } = useCall('getStatus', {}).data ?? {}
  if (troubles.length === 0) return null
  return (
    <div role="alert" className="mb-6 border-l-2 border-laterite bg-sand px-4 py-1.5">
      <ul>
        {troubles.map((trouble) => (
          <li key={trouble} className="flex gap-3 py-1.5">
            <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-laterite" />
            <div className="max-w-measure">
              {troubleWords[trouble]}
              {trouble === 'clock' ? <RightTime time={time} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function RightTime({ time }: { time: string }) {
  const mutate = useMutate()
  return (
    <div className="mt-2 mb-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold">{clock.now(formatDateTime(time))}</p>
      <Button variant="secondary" onClick={() => mutate(() => adminCall('confirmTime', { body: { time } }))}>
        {clock.right}
      </Button>
    </div>
  )
}

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

/** Sends a mail to whoever is logged in, and shows what the mail server said. */
function TestMail() {
  const client = useQueryClient()
  const email = useAccount()?.email
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  async function send() {
    setBusy(true)
    setAnswer(undefined)
    const failed = (error: unknown) => ({
      sent: false,
      message: errorMessage(error, reasonOf(error)),
      answer: '',
    })
    setAnswer(await adminCall('sendTestMail', {}).catch(failed))
    setBusy(false)
    await client.invalidateQueries({ queryKey: ['getStatus'] })
  }
  return (
    <div className="mt-2">
      <Button variant="secondary" icon="mail" busy={busy} busyLabel={testMail.sending} onClick={send}>
        {testMail.send}
      </Button>
      <div role="status" className="max-w-measure text-sm wrap-anywhere">
        {busy ? <p className="mt-2 text-stone">{testMail.to(email ?? '')}</p> : null}
        {answer ? <p className={`mt-2 ${answer.sent ? '' : 'text-alarm'}`}>{answer.message}</p> : null}
        {answer?.answer ? (
          <p className="mt-1">
            {testMail.answered} <q>{answer.answer}</q>
          </p>
        ) : null}
      </div>
    </div>
  )
}
