import type { Session } from '#contract/access/accounts.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../api.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Badge, Table } from '../../ui/table.tsx'
import { dateColumn, formatDateTime } from '../lists/format-date.ts'
import { useDelete } from '../lists/mutate.ts'
import { actionsColumn } from '../lists/row-actions.tsx'

const question = 'End this session?'
const label = 'End session'

/** The devices on which the account is logged in. */
export function SessionList() {
  const sessions = useCall('listSessions', {})
  const end = useDelete('endSession', { deleted: staffMessages.accounts.sessionEnded })
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
