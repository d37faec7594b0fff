import type { Session } from '#contract/accounts.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../api.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Badge, Table } from '../../ui/table.tsx'
import { dateColumn, formatDateTime } from '../lists/format-date.ts'
import { useDelete } from '../lists/mutate.ts'
import { actionsColumn } from '../lists/row-actions.tsx'
import { Heading, Section } from '../shell/heading.tsx'
import { AccountList } from './account-list.tsx'
import { useAccount } from './session.ts'

export function Page() {
  const account = useAccount()
  const role = account?.role === 'owner' ? 'an owner of the site' : 'staff'
  return (
    <>
      <Heading
        title={adminPages.accounts.title}
        note={
          account ? (
            <>
              You are logged in as <b className="wrap-anywhere text-charcoal">{account.email}</b>, {role}.
            </>
          ) : undefined
        }
      />
      {account?.role === 'owner' ? (
        <Section id="people" title="People" className="mb-16">
          <AccountList ownId={account.id} />
        </Section>
      ) : null}
      <Section
        id="sessions"
        title="Where you are logged in"
        note="End a session on a phone or computer that you no longer use or have lost."
      >
        <SessionList />
      </Section>
    </>
  )
}

const question = 'End this session?'
const label = 'End session'

/** The devices on which the account is logged in. */
function SessionList() {
  const sessions = useCall('listSessions', {})
  const end = useDelete('endSession', { deleted: messages.accounts.sessionEnded })
  return (
    <ListState of={sessions} empty="No sessions." failed="Unable to load your sessions.">
      {(items) => (
        <Table
          caption="Where you are logged in"
          rows={items.toSorted((a, b) => Number(b.current) - Number(a.current))}
          columns={[
            {
              key: 'device',
              label: 'Device',
              bare: true,
              cell: (session) => (
                <>
                  <b className="mr-2 wrap-anywhere">{session.device || 'Unknown device'}</b>
                  {session.current ? <Badge tone="good">This one</Badge> : null}
                </>
              ),
            },
            dateColumn('created_at', 'Logged in', formatDateTime),
            dateColumn('last_used_at', 'Last used', formatDateTime),
            actionsColumn<Session>(
              ({ device, last_used_at }) => `on ${device}, last used ${formatDateTime(last_used_at)}`,
              ({ id, device, current }) => {
                const detail = `Whoever uses ${device || 'that device'} has to log in again.`
                const onClick = () => end(id, { question, detail, action: label })
                return [!current && { label, icon: 'logout', danger: true, onClick }]
              },
            ),
          ]}
        />
      )}
    </ListState>
  )
}
