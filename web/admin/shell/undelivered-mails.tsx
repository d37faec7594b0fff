import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tablePageSize } from '#contract/limits.ts'
import type { Mail } from '#contract/mails.ts'
import { messages } from '#contract/messages.ts'
import { useCall } from '../../api.ts'
import { Badge } from '../../ui/badge.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { useDelete } from '../lists/delete.ts'
import { RowActions, RowButton } from '../lists/row-actions.tsx'
import { sentenceOf } from '../lists/sentence.ts'
import { momentOf } from '../lists/times.ts'

const words = messages.mails
const stale = ['listMails', 'getSummary'] as const

/** Mails of the site that have not reached anybody, to be sent again or given up. */
export function UndeliveredMails() {
  const mails = useCall('listMails', { query: { limit: tablePageSize } })
  const client = useQueryClient()
  const remove = useDelete('deleteMail', stale)
  const [sending, setSending] = useState<string>()

  async function resend({ id }: Mail) {
    setSending(id)
    try {
      await adminCall('resendMail', { params: { id } })
      toast.success(words.queued)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    await Promise.all(stale.map((name) => client.invalidateQueries({ queryKey: [name] })))
    setSending(undefined)
  }

  const columns: Column<Mail>[] = [
    {
      key: 'subject',
      label: 'Mail',
      bare: true,
      cell: (mail) => (
        <>
          <b className="block">{mail.subject}</b>
          <span className="text-stone wrap-anywhere">to {mail.recipient}</span>
        </>
      ),
    },
    { key: 'created_at', label: 'Written', cell: (mail) => momentOf(mail.created_at) },
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
    {
      key: 'actions',
      label: 'Actions',
      align: 'right',
      bare: true,
      cell: (mail) => (
        <RowActions>
          <RowButton
            icon="mail"
            of={`the mail to ${mail.recipient}`}
            disabled={sending === mail.id}
            onClick={() => resend(mail)}
          >
            Send again
          </RowButton>
          <RowButton
            icon="trash"
            danger
            of={`the mail to ${mail.recipient}`}
            onClick={() =>
              remove(mail.id, {
                question: 'Remove this mail?',
                detail: 'It will not be sent.',
                action: 'Remove',
                done: words.deleted,
              })
            }
          >
            Remove
          </RowButton>
        </RowActions>
      ),
    },
  ]

  return (
    <section id="mails" aria-labelledby="mails-title" className="scroll-mt-24">
      <h2 id="mails-title" className="mb-4 text-2xl">
        Mails that have not arrived
      </h2>
      <ListState of={mails} empty={words.empty} failed={words.loadFailed}>
        {(items) => (
          <Table caption="Undelivered mails" columns={columns} rows={items} rowKey={(mail) => mail.id} />
        )}
      </ListState>
    </section>
  )
}
