import type { Mail } from '#contract/admin/dashboard.ts'
import { tablePageSize } from '#contract/limits.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../api.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Section } from '../blocks/heading.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import { useDelete, useMutate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { Badge, type Column, Table } from '../blocks/lists/table.tsx'
import { adminCall } from '../blocks/session.ts'

const words = staffMessages.mails
const removal = { question: 'Remove this mail?', detail: 'It will not be sent.', action: 'Remove' }

const columns: Column<Mail>[] = [
  {
    key: 'subject',
    label: 'Mail',
    unlabelled: true,
    cell: (mail) => (
      <>
        <b className="block">{mail.subject}</b>
        <span className="text-stone wrap-anywhere">to {mail.recipient}</span>
      </>
    ),
  },
  dateColumn('created_at', 'Written', formatDateTime),
  {
    key: 'status',
    label: 'Status',
    cell: (mail) =>
      mail.status === 'failed' ? (
        <>
          <Badge tone="alarm">Failed</Badge>
          <span className="mt-1 line-clamp-2 text-stone wrap-anywhere">{mail.last_error}</span>
        </>
      ) : (
        <Badge tone="waiting">Waiting to be sent</Badge>
      ),
  },
]

export function UndeliveredMails() {
  const mails = useCall('listMails', { query: { limit: tablePageSize } })
  const mutate = useMutate()
  const remove = useDelete('deleteMail', words)
  const resend = (id: string) =>
    mutate(() => adminCall('resendMail', { params: { id } }), { done: words.queued })
  const actions = actionsColumn<Mail>(
    ({ recipient }) => `the mail to ${recipient}`,
    ({ id }) => [
      { label: 'Send again', icon: 'mail', onClick: () => resend(id) },
      { label: 'Remove', icon: 'trash', danger: true, onClick: () => remove(id, removal) },
    ],
  )
  return (
    <Section id="mails" title="Mails that have not arrived">
      <ListState query={mails} empty={words.empty} failed={words.loadFailed}>
        {(items) => <Table caption="Undelivered mails" columns={[...columns, actions]} rows={items} />}
      </ListState>
    </Section>
  )
}
