import { useState } from 'react'
import { Link } from 'react-router'
import type { Mail } from '#contract/admin/dashboard.ts'
import { pagePath } from '#contract/content/pages.ts'
import { tablePageSize } from '#contract/limits.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { NameForm } from '../auth/account-forms.tsx'
import { adminCall, useAccount } from '../blocks/calls.ts'
import { Section } from '../blocks/heading.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import { useDelete, useMutate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { Badge, type Column, Table } from '../blocks/lists/table.tsx'
import { words as dashboard, words } from './words.ts'

const nameDeclinedKey = 'nameDeclined'

/** Until this person has given a name, or declines to in this browser. Nobody is asked for one when signing up. */
export function YourName() {
  const account = useAccount()
  const [declined, setDeclined] = useState(() => localStorage.getItem(nameDeclinedKey))
  if (!account || account.name || declined === account.id) return null
  const { id } = account

  function decline() {
    localStorage.setItem(nameDeclinedKey, id)
    setDeclined(id)
    focusMain()
  }

  return (
    <Section id="your-name" title={words.yourName} className="max-w-form">
      <NameForm
        account={account}
        onSaved={focusMain}
        other={
          <Button variant="quiet" onClick={decline}>
            {words.notNow}
          </Button>
        }
      />
    </Section>
  )
}

/** A page that visitors no longer see although nobody has switched it off, such as one with old rates. */
export function HiddenPages() {
  const { data } = useCall('listContents', {})
  const pages = data?.items.filter(({ hidden_because }) => hidden_because) ?? []
  return pages.map(({ page, hidden_because }) => (
    <p
      key={page}
      className="mb-6 flex flex-wrap items-center gap-x-3 border-l-2 border-laterite bg-sand px-4 py-1"
    >
      <Icon name="warning" className="size-5 shrink-0 text-laterite" />
      <span className="min-w-0 flex-1 basis-60 py-2">{hidden_because}</span>
      <Link to={pagePath(page)} className="link inline-flex min-h-11 items-center">
        {words.checkRates}
      </Link>
    </p>
  ))
}

const messages = staffMessages.mails
const undeliveredMailsWords = dashboard.mails
const removal = {
  question: undeliveredMailsWords.question,
  detail: undeliveredMailsWords.detail,
  action: undeliveredMailsWords.remove,
}

const columns: Column<Mail>[] = [
  {
    key: 'subject',
    label: undeliveredMailsWords.mail,
    unlabelled: true,
    cell: (mail) => (
      <>
        <b className="block">{mail.subject}</b>
        <span className="text-stone wrap-anywhere">{undeliveredMailsWords.to(mail.recipient)}</span>
      </>
    ),
  },
  dateColumn('created_at', undeliveredMailsWords.written, formatDateTime),
  {
    key: 'status',
    label: undeliveredMailsWords.status,
    cell: (mail) =>
      mail.status === 'failed' ? (
        <>
          <Badge tone="alarm">{undeliveredMailsWords.failed}</Badge>
          <span className="mt-1 line-clamp-2 text-stone wrap-anywhere">{mail.last_error}</span>
        </>
      ) : (
        <Badge tone="waiting">{undeliveredMailsWords.waiting}</Badge>
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
    ({ recipient }) => undeliveredMailsWords.name(recipient),
    ({ id }) => [
      { label: undeliveredMailsWords.again, icon: 'mail', onClick: () => resend(id) },
      {
        label: undeliveredMailsWords.remove,
        icon: 'trash',
        danger: true,
        onClick: () => remove(id, removal),
      },
    ],
  )
  return (
    <Section id="mails" title={undeliveredMailsWords.title}>
      <ListState query={mails} empty={messages.empty} failed={messages.loadFailed}>
        {(items) => (
          <Table caption={undeliveredMailsWords.caption} columns={[...columns, actions]} rows={items} />
        )}
      </ListState>
    </Section>
  )
}
