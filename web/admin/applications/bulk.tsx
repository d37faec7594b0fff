import { type FormEvent, useState } from 'react'
import type {
  Application,
  ApplicationChange,
  ApplicationChanges,
  ApplicationStatus,
} from '#contract/applications.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../blocks/forms/choice.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { TickBar } from '../blocks/lists/ticks.tsx'
import { adminCall } from '../blocks/session.ts'
import { words } from './words.ts'

type BulkProps = { ticks: { ticked: readonly Application[]; clear: () => void } }

/** One status for all ticked applications, and a way back to what each of them had. */
export function Bulk({ ticks }: BulkProps) {
  const { ticked, clear } = ticks
  const mutate = useMutate()
  const [status, setStatus] = useState<ApplicationStatus>()
  const send = (changes: ApplicationChanges) => adminCall('updateApplications', { body: { changes } })

  async function changeAll(change: ApplicationChange) {
    const before = ticked.map(({ id, status, spam }) => ({ id, status, spam }))
    const undo = () => mutate(() => send(before), { done: words.bulk.undone })
    const changed = await mutate(() => send(ticked.map(({ id }) => ({ id, ...change }))), {
      action: { label: words.bulk.undo, note: words.bulk.undoNote, onClick: undo },
    })
    if (!changed) return
    clear()
    setStatus(undefined)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (status) changeAll({ status })
  }
  const areSpam = ticked.every(({ spam }) => spam)
  return (
    <TickBar ticks={ticks}>
      <form onSubmit={onSubmit} className="flex flex-wrap items-center gap-2">
        <Choice
          label={<span className="sr-only">{words.bulk.status}</span>}
          value={status ?? ''}
          none={words.bulk.choose}
          names={words.statuses}
          onChoose={setStatus}
          className="-mt-1.5 min-w-44"
        />
        <Button type="submit" disabled={!status}>
          {words.bulk.set}
        </Button>
      </form>
      <Button variant="secondary" onClick={() => changeAll({ spam: !areSpam })}>
        {areSpam ? words.bulk.notSpam : words.bulk.spam}
      </Button>
    </TickBar>
  )
}
