import type { Application, ApplicationStatus } from '#contract/applications.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DescriptionList } from '../lists/description-list.tsx'
import { formatDateTime } from '../lists/format-date.ts'
import { mailLink } from './contact-links.ts'
import { CvView } from './cv.tsx'
import { PhoneLinks } from './inbox.tsx'
import { StatusSelect } from './status-select.tsx'

type ApplicationDetailsProps = { application: Application; onStatus: (status: ApplicationStatus) => void }

export function ApplicationDetails({ application, onStatus }: ApplicationDetailsProps) {
  const { name, email, whatsapp, job_title } = application
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <StatusSelect application={application} onChange={onStatus} />
        <p className="text-sm text-stone">
          {job_title}, {formatDateTime(application.created_at)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <PhoneLinks phone={whatsapp} name={name} about={`your application as ${job_title}`} />
        <ButtonLink href={mailLink(email, `Your application as ${job_title}`)} variant="secondary">
          <Icon name="mail" />
          Mail
        </ButtonLink>
      </div>
      <DescriptionList
        entries={[
          ['Experience', application.experience],
          ['Qualification', application.qualification],
          ['Address', application.address],
          ['Email', email],
          ['WhatsApp', whatsapp],
        ]}
      />
      <section aria-label="CV">
        <h3 className="mb-2 text-base">CV</h3>
        <CvView application={application} />
      </section>
    </>
  )
}
