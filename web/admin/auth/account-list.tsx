import { useState } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import { type Role, staffRoles } from '#contract/access/roles.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useAsk } from '../../ui/confirm.tsx'
import { Badge } from '../../ui/table.tsx'
import { DataTable } from '../lists/data-table.tsx'
import { dateColumn, formatDay } from '../lists/format-date.ts'
import { useDelete, useMutate } from '../lists/mutate.ts'
import { actionsColumn } from '../lists/row-actions.tsx'
import { filterBy, newestFirst, oldestFirst, useTable } from '../lists/table-state.ts'
import { ConfirmationLink, type PassedLink } from './confirmation-link.tsx'
import { adminCall } from './session.ts'

const words = staffMessages.accounts

/** For owners: who may log in, and who waits for approval. */
export function AccountList({ ownId }: { ownId: string }) {
  const table = useTable({
    call: 'listAccounts',
    nouns: ['account', 'accounts'],
    words,
    orders: [
      { value: 'waiting', label: 'Waiting first', column: 'status', descending: true },
      { value: 'name', label: 'By name', column: 'name' },
      newestFirst,
      oldestFirst,
      { value: 'login', label: 'Last login first', column: 'last_login_at', descending: true },
    ],
    filters: [
      filterBy('status', 'Status', 'Any', {
        waiting: 'Waiting for approval',
        approved: 'Waiting for confirmation',
        active: 'Approved',
      }),
      filterBy('role', 'Role', 'Any', {
        owner: 'Owner',
        editor: 'Editor',
        hiring: 'Hiring',
        office: 'Office',
      }),
    ],
  })
  const mutate = useMutate()
  const remove = useDelete('removeAccount', { deleted: words.removed })
  const [passed, setPassed] = useState<PassedLink>()

  /** Mailed by the server, or shown here to be passed on where it sends no mails. */
  const renewLink = ({ id, email }: Account) =>
    mutate(async () => {
      const { link, message } = await adminCall('createConfirmationLink', { params: { id } })
      if (link === undefined) return { message }
      setPassed({ email, link })
      return true
    })

  const ask = useAsk()
  async function changeRoles({ id, name, email }: Account, role: 'owner' | 'staff') {
    const { question, detail, action } = roleWords[role]
    const roles: Role[] = role === 'owner' ? ['owner'] : [...staffRoles]
    const chosen = await ask({
      question,
      detail: (
        <p className="wrap-anywhere text-stone">
          <b className="text-charcoal">{name || email}</b> {detail}
        </p>
      ),
      choices: [
        { label: 'Cancel', value: '', variant: 'secondary', 'data-first': true },
        { label: action, value: action, variant: 'primary' },
      ],
    })
    if (chosen) await mutate(() => adminCall('changeRoles', { params: { id }, body: { roles } }))
  }

  function actionsOf(account: Account) {
    const { id, name, email, status } = account
    const otherRole = isOwner(account) ? 'staff' : 'owner'
    if (id === ownId) return []
    const waiting = status === 'waiting'
    const label = waiting ? 'Refuse' : 'Remove'
    const question = waiting ? words.confirmRefuse : words.confirmRemove
    const approve = () => mutate(() => adminCall('approveAccount', { params: { id }, body: {} }))
    return [
      waiting && ({ label: 'Approve', icon: 'check', onClick: approve } as const),
      isUnconfirmed(account) &&
        ({
          label: status === 'approved' ? 'Send link again' : 'Make confirmation link',
          icon: 'mail',
          onClick: () => renewLink(account),
        } as const),
      status === 'active' &&
        ({
          label: roleWords[otherRole].action,
          icon: 'user',
          onClick: () => changeRoles(account, otherRole),
        } as const),
      {
        label,
        icon: 'trash',
        danger: true,
        onClick: () => remove(id, { question, detail: name ? `${name}, ${email}` : email, action: label }),
      } as const,
    ]
  }

  return (
    <>
      <DataTable
        table={table}
        columns={[
          {
            key: 'name',
            label: 'Person',
            bare: true,
            cell: ({ id, name, email }) => (
              <>
                <b className="wrap-anywhere">
                  {name || email}
                  {id === ownId ? <span className="font-normal text-stone"> (you)</span> : null}
                </b>
                {name ? <span className="block wrap-anywhere text-stone">{email}</span> : null}
              </>
            ),
          },
          { key: 'status', label: 'Status', cell: statusBadge },
          dateColumn('created_at', 'Signed up'),
          {
            key: 'last_login_at',
            label: 'Last login',
            nowrap: true,
            cell: ({ last_login_at }) => (last_login_at ? formatDay(last_login_at) : 'Never'),
          },
          actionsColumn(({ name, email }) => name || email, actionsOf),
        ]}
      />
      <ConfirmationLink passed={passed} onClose={() => setPassed(undefined)} />
    </>
  )
}

const roleWords = {
  owner: {
    question: words.confirmOwner,
    detail: 'will be able to approve and remove people, you included, and to see and erase personal data.',
    action: 'Make owner',
  },
  staff: {
    question: words.confirmStaff,
    detail: 'will no longer see accounts and personal data. The daily work stays the same.',
    action: 'Make staff',
  },
} as const

/** Owners need no confirmation: the first account is theirs, or an owner or somebody at the server has chosen them. */
const isUnconfirmed = (account: Account) =>
  account.status !== 'waiting' && !isOwner(account) && !account.confirmed_at

const isOwner = ({ roles }: Account) => roles.includes('owner')

function statusBadge(account: Account) {
  const { status } = account
  if (status === 'waiting') return <Badge tone="waiting">Waiting for approval</Badge>
  if (isOwner(account)) return <Badge tone="good">Owner</Badge>
  return (
    <>
      {status === 'approved' ? <Badge tone="waiting">Approved</Badge> : <Badge>Staff</Badge>}
      {isUnconfirmed(account) ? <span className="mt-1 block text-stone">{words.notConfirmed}</span> : null}
    </>
  )
}
