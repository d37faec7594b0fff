import { useState } from 'react'
import type { Invitation } from '#contract/access/invitations.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { namesOfRoles, roleNames } from '#contract/access/roles.ts'
import { tablePageSize } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { adminCall, useAccount } from '../blocks/calls.ts'
import { Heading, Section } from '../blocks/heading.tsx'
import { Toolbar } from '../blocks/lists/data-table.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import { useDelete, useMutate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { Badge, type Column, Table } from '../blocks/lists/table.tsx'
import { type LinkToShare, ShareLinkDialog } from '../blocks/share-link-dialog.tsx'
import { SecondStepPolicy } from '../second-step/policy.tsx'
import { AccountList, useAccounts } from './account-list.tsx'
import { InviteDialog } from './dialogs.tsx'

export function Page() {
  const account = useAccount()
  const table = useAccounts()
  const [inviting, setInviting] = useState(false)
  const [toShare, setToShare] = useState<LinkToShare>()
  return (
    <>
      <Heading
        title={adminPages.accounts.title}
        tools={<Toolbar table={table} />}
        note="Everybody who can log in here, and everybody who is waiting for your approval. Roles say what each of them may do."
      >
        <Button onClick={() => setInviting(true)}>Invite somebody</Button>
      </Heading>
      <div className="grid gap-10">
        {account ? <AccountList table={table} ownId={account.id} onLink={setToShare} /> : null}
        <Invitations />
        <SignupSwitch />
        <SecondStepPolicy />
      </div>
      {inviting ? <InviteDialog onClose={() => setInviting(false)} onLink={setToShare} /> : null}
      <ShareLinkDialog toShare={toShare} onClose={() => setToShare(undefined)} />
    </>
  )
}

const words = accessMessages.invitations
const nameOf = ({ email }: Invitation) => email ?? 'Whoever has the link'
/** Tells one link from another. */
const madeOn = ({ created_at }: Invitation) => `made ${formatDateTime(created_at)}`
const detailsOf = (invitation: Invitation) =>
  `${nameOf(invitation)}, as ${namesOfRoles(invitation.roles)}, ${madeOn(invitation)}`

const columns: Column<Invitation>[] = [
  {
    key: 'email',
    label: 'For',
    unlabelled: true,
    cell: (invitation) => (
      <>
        <b className="wrap-anywhere">{nameOf(invitation)}</b>
        <span className="block text-stone">
          {invitation.mailed ? 'Mailed' : 'By a link to pass on'}, {madeOn(invitation)}
        </span>
      </>
    ),
  },
  {
    key: 'roles',
    label: 'Roles',
    cell: ({ roles }) => (
      <span className="flex flex-wrap gap-1.5">
        {roles.map((role) => (
          <Badge key={role}>{roleNames[role]}</Badge>
        ))}
      </span>
    ),
  },
  {
    key: 'invited_by',
    label: 'By',
    cell: ({ invited_by: by }) => <span className="wrap-anywhere">{by}</span>,
  },
  dateColumn('expires_at', 'Works until'),
]

/** Those that nobody has accepted yet. */
function Invitations() {
  const invitations = useCall('listInvitations', { query: { limit: tablePageSize } })
  const revoke = useDelete('revokeInvitation', { confirmDelete: words.confirmRevoke, deleted: words.revoked })
  const actions = actionsColumn<Invitation>(detailsOf, (invitation) => [
    {
      label: 'Take back',
      icon: 'trash',
      danger: true,
      onClick: () => revoke(invitation.id, { detail: detailsOf(invitation), action: 'Take back' }),
    },
  ])
  return (
    <Section
      id="invitations"
      title="Invitations"
      note="Whoever accepts one can log in at once, with the roles that you chose. A link works once, for 7 days."
    >
      <ListState query={invitations} empty={words.empty} failed={words.loadFailed}>
        {(items) => <Table caption="Open invitations" columns={[...columns, actions]} rows={items} />}
      </ListState>
    </Section>
  )
}

/** Whether people may sign up by themselves. */
function SignupSwitch() {
  const open = useCall('getSignup', {}).data?.open
  const mutate = useMutate()
  if (open === undefined) return null
  return (
    <Section
      id="signup"
      title="Signing up"
      note={
        open
          ? 'Anybody can sign up on the login page. They see nothing until an owner approves them.'
          : 'Nobody can sign up. New people come by invitation.'
      }
    >
      <Button
        variant="secondary"
        onClick={() => mutate(() => adminCall('changeSignup', { body: { open: !open } }))}
      >
        {open ? 'Close signing up' : 'Open signing up'}
      </Button>
    </Section>
  )
}
