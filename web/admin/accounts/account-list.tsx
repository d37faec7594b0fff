import { useState } from 'react'
import type { Account, ListedAccount } from '#contract/access/accounts.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { roleNames } from '#contract/access/roles.ts'
import { adminCall } from '../blocks/calls.ts'
import { DataTable } from '../blocks/lists/data-table.tsx'
import { dateColumn, formatTimestampDay } from '../blocks/lists/format-date.ts'
import { useDelete, useMutate } from '../blocks/lists/mutate.ts'
import { type Action, actionsColumn } from '../blocks/lists/row-actions.tsx'
import { Badge, type Column } from '../blocks/lists/table.tsx'
import { filterBy, newestFirst, oldestFirst, type TableState, useTable } from '../blocks/lists/table-state.ts'
import type { LinkToShare } from '../blocks/share-link-dialog.tsx'
import { useLiftAction } from '../second-step/policy.tsx'
import { type Proof, useProof } from '../second-step/proof.tsx'
import { RolesDialog, type RolesRequest } from './dialogs.tsx'

const words = accessMessages.accounts

type AccountListProps = {
  table: TableState<ListedAccount>
  ownId: string
  /** Gets the link where the site sends no mail. */
  onLink: (toShare: LinkToShare) => void
}

export const useAccounts = () =>
  useTable({
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
        locked: 'Locked',
        active: 'Approved',
      }),
      filterBy('role', 'Role', 'Any', roleNames),
    ],
  })

/** For owners: who may log in, and who waits for approval. */
export function AccountList({ table, ownId, onLink }: AccountListProps) {
  const mutate = useMutate()
  const [prove, proofDialog] = useProof()
  const liftAction = useLiftAction(prove)
  const remove = useDelete('removeAccount', { deleted: words.removed })
  const [request, setRequest] = useState<RolesRequest>()

  async function sendLink({ id, email }: ListedAccount) {
    await mutate(async () => {
      const send = (body: Proof) => adminCall('mailConfirmationLink', { params: { id }, body })
      const sent = await prove('Let this person in', send)
      if (sent?.link)
        onLink({ title: 'Pass this link on', link: sent.link, recipient: email, note: linkNote })
      return sent
    })
  }

  function actionsOf(account: ListedAccount): (Action | false)[] {
    const { id, name, email, status } = account
    if (id === ownId) return []
    const isWaiting = status === 'waiting'
    const isApproved = status === 'approved'
    const isLocked = status === 'locked'
    const removal = isWaiting
      ? { question: words.confirmRefuse, action: 'Refuse' }
      : { question: words.confirmRemove, action: 'Remove' }
    const link: Action = {
      label: isLocked ? 'Let in' : isApproved ? 'Send link again' : 'Send confirmation link',
      icon: 'mail',
      onClick: () => sendLink(account),
    }
    const ask = (approves: boolean) => () => setRequest({ account, approves })
    return [
      isWaiting && { label: 'Approve', icon: 'check', onClick: ask(true) },
      (isApproved || isLocked) && link,
      !isWaiting && { label: 'Change roles', icon: 'user', onClick: ask(false) },
      !isApproved && !isLocked && isUnconfirmed(account) && link,
      liftAction(account),
      {
        label: removal.action,
        icon: 'trash',
        danger: true,
        onClick: () => remove(id, { ...removal, detail: name ? `${name}, ${email}` : email }),
      },
    ]
  }

  return (
    <div>
      <DataTable
        table={table}
        columns={[...columnsOf(ownId), actionsColumn(({ name, email }) => name || email, actionsOf)]}
      />
      {table.list.data?.items.some(isUnconfirmed) ? (
        <Explanation>{words.notConfirmedMeans}</Explanation>
      ) : null}
      {table.list.data?.items.some(({ status }) => status === 'locked') ? (
        <Explanation>{words.lockedMeans}</Explanation>
      ) : null}
      {request ? <RolesDialog request={request} prove={prove} onClose={() => setRequest(undefined)} /> : null}
      {proofDialog}
    </div>
  )
}

const linkNote = 'It works once, for 7 days.'

const Explanation = ({ children }: { children: string }) => (
  <p className="mt-4 max-w-measure text-sm text-stone">{children}</p>
)

const columnsOf = (ownId: string): Column<ListedAccount>[] => [
  {
    key: 'name',
    label: 'Person',
    unlabelled: true,
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
  { key: 'roles', label: 'Roles', cell: roleBadges },
  { key: 'status', label: 'Status', cell: statusBadge },
  { key: 'second_steps', label: 'Second step', cell: secondSteps },
  dateColumn('created_at', 'Signed up'),
  {
    key: 'last_login_at',
    label: 'Last login',
    nowrap: true,
    cell: ({ last_login_at }) => (last_login_at ? formatTimestampDay(last_login_at) : 'Never'),
  },
]

/** Owners need no confirmation: the first account is theirs, or an owner or somebody at the server has chosen them. */
const isUnconfirmed = (account: Account) =>
  ['active', 'approved'].includes(account.status) && !account.roles.includes('owner') && !account.confirmed_at

function statusBadge(account: Account) {
  const { status } = account
  if (status === 'waiting') return <Badge tone="waiting">Waiting for approval</Badge>
  const note = isUnconfirmed(account)
    ? words.notConfirmed
    : status === 'active'
      ? undefined
      : words.choosesPassword
  return (
    <>
      <Badge tone={status === 'active' ? 'good' : 'waiting'}>{statusWords[status]}</Badge>
      {note ? <span className="mt-1 block text-stone">{note}</span> : null}
    </>
  )
}

const statusWords = { active: 'Active', approved: 'Approved', locked: 'Locked' }

const stepWords = { passkey: 'Passkey', app: 'App' }

function secondSteps({ second_steps, status }: ListedAccount) {
  if (status === 'waiting') return null
  if (second_steps.length === 0) return <span className="text-stone">None</span>
  return second_steps.map((step) => stepWords[step]).join(', ')
}

/** An owner chooses them when approving the account. */
function roleBadges({ roles, status }: Account) {
  if (status === 'waiting') return <span className="text-stone">Not chosen yet</span>
  return (
    <span className="flex flex-wrap gap-1.5">
      {roles.map((role) => (
        <Badge key={role} tone={role === 'owner' ? 'good' : 'neutral'}>
          {roleNames[role]}
        </Badge>
      ))}
    </span>
  )
}
