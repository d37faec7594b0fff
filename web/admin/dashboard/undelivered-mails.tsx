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
import { words as dashboard } from './words.ts'

const messages = staffMessages.mails
const words = dashboard.mails
const removal = { question: words.question, detail: words.detail, action: words.remove }

const columns: Column<Mail>[] = [
  {
    key: 'subject',
    label: words.mail,
    unlabelled: true,
    cell: (mail) => (
      <>
        <b className="block">{mail.subject}</b>
        <span className="text-stone wrap-anywhere">{words.to(mail.recipient)}</span>
      </>
    ),
  },
  dateColumn('created_at', words.written, formatDateTime),
  {
    key: 'status',
    label: words.status,
    cell: (mail) =>
      mail.status === 'failed' ? (
        <>
          <Badge tone="alarm">{words.failed}</Badge>
          <span className="mt-1 line-clamp-2 text-stone wrap-anywhere">{mail.last_error}</span>
        </>
      ) : (
        <Badge tone="waiting">{words.waiting}</Badge>
      ),
  },
]

export function UndeliveredMails() {
  const mails = useCall('listMails', { query: { limit: tablePageSize } })
  const mutate = useMutate()
  const remove = useDelete('deleteMail', messages)
  const resend = (id: string) =>
    mutate(() => adminCall('resendMail', { params: { id } }), { done: messages.queued })
  const actions = actionsColumn<Mail>(
    ({ recipient }) => words.name(recipient),
    ({ id }) => [
      { label: words.again, icon: 'mail', onClick: () => resend(id) },
      { label: words.remove, icon: 'trash', danger: true, onClick: () => remove(id, removal) },
    ],
  )
  return (
    <Section id="mails" title={words.title}>
      <ListState query={mails} empty={messages.empty} failed={messages.loadFailed}>
        {(items) => <Table caption={words.caption} columns={[...columns, actions]} rows={items} />}
      </ListState>
    </Section>
  )
}
