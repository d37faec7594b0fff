import { troubleWords } from '#contract/admin/trouble-words.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { adminCall } from '../blocks/calls.ts'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { words as owner } from './owner-words.ts'

const words = owner.clock

/** What is wrong with the installation, and what an owner can do about it. */
export function Troubles() {
  const { troubles = [], time = '' } = useCall('getStatus', {}).data ?? {}
  if (troubles.length === 0) return null
  return (
    <div role="alert" className="mb-6 border-l-2 border-laterite bg-sand px-4 py-1.5">
      <ul>
        {troubles.map((trouble) => (
          <li key={trouble} className="flex gap-3 py-1.5">
            <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-laterite" />
            <div className="max-w-measure">
              {troubleWords[trouble]}
              {trouble === 'clock' ? <RightTime time={time} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function RightTime({ time }: { time: string }) {
  const mutate = useMutate()
  return (
    <div className="mt-2 mb-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold">{words.now(formatDateTime(time))}</p>
      <Button variant="secondary" onClick={() => mutate(() => adminCall('confirmTime', { body: { time } }))}>
        {words.right}
      </Button>
    </div>
  )
}
