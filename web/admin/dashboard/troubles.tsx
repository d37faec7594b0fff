import { troubleWords } from '#contract/admin/trouble-words.ts'
import { useCall } from '../../api.ts'
import { Icon } from '../../ui/icon.tsx'

/** What is wrong with the installation, and what an owner can do about it. */
export function Troubles() {
  const troubles = useCall('getStatus', {}).data?.troubles ?? []
  if (troubles.length === 0) return null
  return (
    <div role="alert" className="mb-6 border-l-2 border-laterite bg-sand px-4 py-1.5">
      <ul>
        {troubles.map((trouble) => (
          <li key={trouble} className="flex gap-3 py-1.5">
            <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-laterite" />
            <span className="max-w-measure">{troubleWords[trouble]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
