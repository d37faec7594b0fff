import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import { messages } from '#contract/messages.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { DataTable } from '../lists/data-table.tsx'
import { useDelete } from '../lists/delete.ts'
import { RowActions, RowButton } from '../lists/row-actions.tsx'
import { sentenceOf } from '../lists/sentence.ts'
import { useTable } from '../lists/table-state.ts'
import { dayOf } from '../lists/times.ts'
import { adminCall } from './session.ts'

const words = messages.accounts

const orders = [
  { value: 'waiting', label: 'Waiting first', column: 'status', descending: true },
  { value: 'email', label: 'By email', column: 'email' },
  { value: 'newest', label: 'Newest first', column: 'created_at', descending: true },
  { value: 'oldest', label: 'Oldest first', column: 'created_at' },
  { value: 'login', label: 'Last login first', column: 'last_login_at', descending: true },
]

const filters = [
  {
    key: 'status',
    label: 'Status',
    options: [
      ['', 'Any'],
      ['waiting', 'Waiting for approval'],
      ['active', 'Approved'],
    ],
  },
  {
    key: 'role',
    label: 'Role',
    options: [
      ['', 'Any'],
      ['owner', 'Owners'],
      ['staff', 'Staff'],
    ],
  },
] as const

/** For owners: who may log in, and who is waiting to be let in. */
export function AccountTable({ own }: { own: string }) {
  const table = useTable('listAccounts', { sort: 'waiting', filters: ['status', 'role'] })
  const client = useQueryClient()
  const remove = useDelete('removeAccount', ['listAccounts'])
  const [approving, setApproving] = useState<string>()

  async function approve({ id }: Account) {
    setApproving(id)
    try {
      await adminCall('approveAccount', { params: { id } })
      toast.success(words.approved)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    await client.invalidateQueries({ queryKey: ['listAccounts'] })
    setApproving(undefined)
  }

  const columns: Column<Account>[] = [
    {
      key: 'email',
      label: 'Email',
      bare: true,
      cell: (account) => (
        <b className="wrap-anywhere">
          {account.email}
          {account.id === own ? <span className="font-normal text-stone"> (you)</span> : null}
        </b>
      ),
    },
    { key: 'status', label: 'Status', cell: (account) => <AccountStatus account={account} /> },
    {
      key: 'created_at',
      label: 'Signed up',
      cell: (account) => <span className="whitespace-nowrap">{dayOf(account.created_at)}</span>,
    },
    {
      key: 'last_login_at',
      label: 'Last login',
      cell: ({ last_login_at }) => (
        <span className="whitespace-nowrap">{last_login_at ? dayOf(last_login_at) : 'Never'}</span>
      ),
    },
    {
      key: 'actions',
      label: 'Actions',
      align: 'right',
      bare: true,
      cell: (account) =>
        account.id === own ? null : (
          <RowActions>
            {account.status === 'waiting' ? (
              <RowButton
                icon="check"
                of={account.email}
                disabled={approving === account.id}
                onClick={() => approve(account)}
              >
                Approve
              </RowButton>
            ) : null}
            <RemoveButton account={account} onRemove={remove} />
          </RowActions>
        ),
    },
  ]

  return (
    <DataTable
      table={table}
      nouns={['account', 'accounts']}
      columns={columns}
      orders={orders}
      filters={filters}
      empty={words.empty}
      failed={words.loadFailed}
    />
  )
}

type RemoveButtonProps = { account: Account; onRemove: ReturnType<typeof useDelete> }

function RemoveButton({ account, onRemove }: RemoveButtonProps) {
  const waiting = account.status === 'waiting'
  const action = waiting ? 'Refuse' : 'Remove'
  return (
    <RowButton
      icon="trash"
      danger
      of={account.email}
      onClick={() =>
        onRemove(account.id, {
          question: waiting ? words.confirmRefuse : words.confirmRemove,
          detail: account.email,
          action,
          done: words.removed,
        })
      }
    >
      {action}
    </RowButton>
  )
}

function AccountStatus({ account: { status, role } }: { account: Account }) {
  if (status === 'waiting') return <Badge tone="waiting">Waiting for approval</Badge>
  return role === 'owner' ? <Badge tone="good">Owner</Badge> : <Badge>Staff</Badge>
}
