import type { Invitation } from '#contract/access/invitations.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { namesOfRoles, roleNames } from '#contract/access/roles.ts'
import { tablePageSize } from '#contract/limits.ts'
import { useCall } from '../../api.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Section } from '../blocks/heading.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import { useDelete } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { Badge, type Column, Table } from '../blocks/lists/table.tsx'

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
export function Invitations() {
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
