import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { useMutate } from '../lists/mutate.ts'
import { adminCall } from './session.ts'

/** Only where there are others. */
export function EndOtherSessions() {
  const { data } = useCall('listSessions', {})
  const confirm = useConfirm()
  const mutate = useMutate()
  if ((data?.total ?? 0) < 2) return null

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
