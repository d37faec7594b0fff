import type { Session } from '#contract/accounts.ts'
import { messages } from '#contract/messages.ts'
import { useCall } from '../../api.ts'
import { Badge } from '../../ui/badge.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useDelete } from '../lists/delete.ts'
import { RowActions, RowButton } from '../lists/row-actions.tsx'
import { momentOf } from '../lists/times.ts'

/** The devices on which the account is logged in. */
export function SessionTable() {
  const sessions = useCall('listSessions', {})
  const end = useDelete('endSession', ['listSessions'])

  const columns: Column<Session>[] = [
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
    { key: 'created_at', label: 'Logged in', cell: (session) => momentOf(session.created_at) },
    { key: 'last_used_at', label: 'Last used', cell: (session) => momentOf(session.last_used_at) },
    {
      key: 'actions',
      label: 'Actions',
      align: 'right',
      bare: true,
      cell: (session) =>
        session.current ? null : (
          <RowActions>
            <RowButton
              icon="logout"
              danger
              of={`on ${session.device}, last used ${momentOf(session.last_used_at)}`}
              onClick={() =>
                end(session.id, {
                  question: 'End this session?',
                  detail: `Whoever uses ${session.device || 'that device'} has to log in again.`,
                  action: 'End session',
                  done: messages.accounts.sessionEnded,
                })
              }
            >
              End session
            </RowButton>
          </RowActions>
        ),
    },
  ]

  return (
    <ListState of={sessions} empty="No sessions." failed="Unable to load your sessions.">
      {(items) => (
        <Table
          caption="Where you are logged in"
          columns={columns}
          rows={items.toSorted((a, b) => Number(b.current) - Number(a.current))}
          rowKey={(session) => session.id}
        />
      )}
    </ListState>
  )
}
