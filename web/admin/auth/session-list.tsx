import type { Session } from '#contract/access/accounts.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { useConfirm } from '../blocks/confirm.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import { useDelete, useMutate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { Badge, Table } from '../blocks/lists/table.tsx'
import { adminCall } from '../blocks/session.ts'

const question = 'End this session?'
const label = 'End session'

/** The devices on which the account is logged in. */
export function SessionList() {
  const sessions = useCall('listSessions', {})
  const end = useDelete('endSession', { deleted: staffMessages.accounts.sessionEnded })
  return (
    <>
      <ListState query={sessions} empty="No sessions." failed="Unable to load your sessions.">
        {(items) => (
          <Table
            caption="Where you are logged in"
            rows={items.toSorted((a, b) => Number(b.current) - Number(a.current))}
            columns={[
              {
                key: 'device',
                label: 'Device',
                unlabelled: true,
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
      {sessions.data && sessions.data.total > 1 ? <EndOthers /> : null}
    </>
  )
}

function EndOthers() {
  const confirm = useConfirm()
  const mutate = useMutate()
  async function end() {
    const question = 'End all other sessions?'
    const detail = 'You stay logged in here. On every other phone and computer you have to log in again.'
    if (!(await confirm({ question, detail, action: 'End them' }))) return
    await mutate(() => adminCall('endOtherSessions', {}), { done: staffMessages.secondStep.sessionsEnded })
  }
  return (
    <Button variant="danger" icon="logout" className="mt-5" onClick={end}>
      End all other sessions
    </Button>
  )
}
