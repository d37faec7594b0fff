import { type Application, type ApplicationStatus, applicationStatuses } from '#contract/applications.ts'
import { Icon } from '../../ui/icon.tsx'

export const statusLabels: Record<ApplicationStatus, string> = {
  new: 'New',
  shortlisted: 'Shortlisted',
  interviewed: 'Interviewed',
  hired: 'Hired',
  rejected: 'Rejected',
}

type StatusSelectProps = { application: Application; onChange: (status: ApplicationStatus) => void }

export function StatusSelect({ application: { name, status }, onChange }: StatusSelectProps) {
  return (
    <span className="relative inline-block">
      <select
        aria-label={`Status of ${name}`}
        value={status}
        onChange={(event) => onChange(event.target.value as ApplicationStatus)}
        className={`min-h-11 appearance-none rounded border bg-white pr-9 pl-3 text-base hover:border-charcoal md:text-sm ${
          status === 'new' ? 'border-laterite font-semibold text-laterite-deep' : 'border-edge'
        }`}
      >
        {applicationStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute top-3 right-2.5 size-5 text-stone" />
    </span>
  )
}
