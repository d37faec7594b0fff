import { type Application, type ApplicationStatus, applicationStatuses } from '#contract/applications.ts'
import { Icon } from '../../ui/icon.tsx'
import { words } from './words.ts'

type StatusSelectProps = {
  application: Application
  onChange: (status: ApplicationStatus) => void
  className?: string
}

export function StatusSelect({ application: { name, status }, onChange, className = '' }: StatusSelectProps) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        aria-label={words.statusOf(name)}
        title={words.statuses[status]}
        value={status}
        onChange={(event) => onChange(event.target.value as ApplicationStatus)}
        className={`min-h-11 max-w-full appearance-none rounded border bg-white text-ellipsis pr-9 in-[td]:tight:max-w-40 ${className} pl-3 text-base hover:border-charcoal md:text-sm desk:min-h-9 ${
          status === 'new' ? 'border-laterite font-semibold text-laterite-deep' : 'border-edge'
        }`}
      >
        {applicationStatuses.map((status) => (
          <option key={status} value={status}>
            {words.statuses[status]}
          </option>
        ))}
      </select>
      <Icon
        name="chevron"
        className="pointer-events-none absolute top-3 right-2.5 size-5 desk:top-2 text-stone"
      />
    </span>
  )
}
