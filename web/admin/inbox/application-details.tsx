import {
  type Application,
  type ApplicationStatus,
  type ApplicationWithEnd,
  applicationStatuses,
} from '#contract/applications.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { DescriptionList } from '../blocks/lists/description-list.tsx'
import { formatDate, formatDateTime } from '../blocks/lists/format-date.ts'
import { consentOf } from './consent.ts'
import { CvView } from './cv.tsx'

type ApplicationDetailsProps = {
  application: ApplicationWithEnd
  onStatus: (status: ApplicationStatus) => void
}

export function ApplicationDetails({ application, onStatus }: ApplicationDetailsProps) {
  const { email, whatsapp, job_title } = application
  const subject = encodeURIComponent(`Your application as ${job_title}`)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <StatusSelect application={application} onChange={onStatus} />
        <p className="text-sm text-stone">
          {job_title}, {formatDateTime(application.created_at)}
        </p>
      </div>
      {application.confirmation_withheld ? (
        <p className="border-l-2 border-brass bg-sand px-4 py-3 text-sm">
          {staffMessages.applications.confirmationWithheld}
        </p>
      ) : null}
      {application.cv_left_out ? (
        <p className="border-l-2 border-brass bg-sand px-4 py-3 text-sm">
          {staffMessages.applications.cvNotKeptWhy}
        </p>
      ) : null}
      <DescriptionList
        entries={[
          ['Experience', application.experience],
          ['Qualification', application.qualification],
          ['Address', application.address],
          [
            'Email',
            <a key="mail" href={`mailto:${encodeURIComponent(email)}?subject=${subject}`} className="link">
              {email}
            </a>,
          ],
          ['WhatsApp', whatsapp],
          ['Consent', consentOf(application, 'application')],
          ['For later jobs', keepOf(application)],
          ['Will be erased', erasedOn(application)],
        ]}
      />
      <section aria-label="CV">
        <h3 className="mb-2 text-base">CV</h3>
        <CvView application={application} />
      </section>
    </>
  )
}

/** The day is null once it has passed. */
function erasedOn({ erased_on }: ApplicationWithEnd) {
  if (erased_on === null) return 'Within a day: its time is over'
  return erased_on ? `On ${formatDate(erased_on)}, as things are now` : 'Not known'
}

/** An incomplete record has no answer. */
const keepOf = ({ keep }: Application) =>
  typeof keep === 'boolean'
    ? keep
      ? 'May be kept for later jobs'
      : 'Only for this job: erased some days after it has closed'
    : 'Not asked'

export const statusLabels: Record<ApplicationStatus, string> = {
  new: 'New',
  shortlisted: 'Shortlisted',
  interviewed: 'Interviewed',
  hired: 'Hired',
  rejected: 'Rejected',
}

/** What usually follows each status, and the button for it. */
export const nextSteps: Partial<Record<ApplicationStatus, { status: ApplicationStatus; label: string }>> = {
  new: { status: 'shortlisted', label: 'Shortlist' },
  shortlisted: { status: 'interviewed', label: 'Interviewed' },
  interviewed: { status: 'hired', label: 'Hired' },
}

type StatusSelectProps = { application: Application; onChange: (status: ApplicationStatus) => void }

export function StatusSelect({ application: { name, status }, onChange }: StatusSelectProps) {
  return (
    <span className="relative inline-block max-w-full">
      <select
        aria-label={`Status of ${name}`}
        value={status}
        onChange={(event) => onChange(event.target.value as ApplicationStatus)}
        className={`min-h-11 max-w-full appearance-none rounded border bg-white pr-9 pl-3 text-base hover:border-charcoal md:text-sm desk:min-h-9 ${
          status === 'new' ? 'border-laterite font-semibold text-laterite-deep' : 'border-edge'
        }`}
      >
        {applicationStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
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
