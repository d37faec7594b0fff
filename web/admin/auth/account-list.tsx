import type { Account } from '#contract/accounts.ts'
import { messages } from '#contract/messages.ts'
import { Badge } from '../../ui/table.tsx'
import { DataTable } from '../lists/data-table.tsx'
import { formatDay } from '../lists/format-date.ts'
import { useDelete, useMutate } from '../lists/mutate.ts'
import { actionsColumn } from '../lists/row-actions.tsx'
import { filterBy, newestFirst, oldestFirst, useTable } from '../lists/table-state.ts'
import { adminCall } from './session.ts'

const words = messages.accounts

/** For owners: who may log in, and who waits for approval. */
export function AccountList({ ownId }: { ownId: string }) {
  const table = useTable({
    call: 'listAccounts',
    nouns: ['account', 'accounts'],
    words,
    orders: [
      { value: 'waiting', label: 'Waiting first', column: 'status', descending: true },
      { value: 'email', label: 'By email', column: 'email' },
      newestFirst,
      oldestFirst,
      { value: 'login', label: 'Last login first', column: 'last_login_at', descending: true },
    ],
    filters: [
      filterBy('status', 'Status', 'Any', { waiting: 'Waiting for approval', active: 'Approved' }),
      filterBy('role', 'Role', 'Any', { owner: 'Owners', staff: 'Staff' }),
    ],
  })
  const mutate = useMutate()
  const remove = useDelete('removeAccount', { deleted: words.removed })

  function actionsOf({ id, email, status }: Account) {
    if (id === ownId) return []
    const waiting = status === 'waiting'
    const label = waiting ? 'Refuse' : 'Remove'
    const question = waiting ? words.confirmRefuse : words.confirmRemove
    const approve = () =>
      mutate(() => adminCall('approveAccount', { params: { id } }), { done: words.approved })
    return [
      waiting && ({ label: 'Approve', icon: 'check', onClick: approve } as const),
      {
        label,
        icon: 'trash',
        danger: true,
        onClick: () => remove(id, { question, detail: email, action: label }),
      } as const,
    ]
  }

  return (
    <DataTable
      table={table}
      columns={[
        {
          key: 'email',
          label: 'Email',
          bare: true,
          cell: ({ id, email }) => (
            <b className="wrap-anywhere">
              {email}
              {id === ownId ? <span className="font-normal text-stone"> (you)</span> : null}
            </b>
          ),
        },
        { key: 'status', label: 'Status', cell: statusBadge },
        {
          key: 'created_at',
          label: 'Signed up',
          nowrap: true,
          cell: ({ created_at }) => formatDay(created_at),
        },
        {
          key: 'last_login_at',
          label: 'Last login',
          nowrap: true,
          cell: ({ last_login_at }) => (last_login_at ? formatDay(last_login_at) : 'Never'),
        },
        actionsColumn(({ email }) => email, actionsOf),
      ]}
    />
  )
}

function statusBadge({ status, role }: Account) {
  if (status === 'waiting') return <Badge tone="waiting">Waiting for approval</Badge>
  return role === 'owner' ? <Badge tone="good">Owner</Badge> : <Badge>Staff</Badge>
}
