import type { RefObject } from 'react'
import type { Application, ApplicationChange } from '#contract/applications.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Facts } from '../lists/facts.tsx'
import { momentOf } from '../lists/times.ts'
import { StatusSelect } from './application-status.tsx'
import { mailOf } from './contacts.ts'
import { CvView } from './cv.tsx'
import { CallLinks, InboxActions } from './inbox.tsx'
import { NotesForm, type SavedNotes } from './notes-form.tsx'

type ApplicationDetailsProps = {
  application: Application
  dirty: RefObject<boolean>
  notes: SavedNotes
  onChange: (change: ApplicationChange) => Promise<boolean>
  onDelete: () => void
}

export function ApplicationDetails({
  application,
  dirty,
  notes,
  onChange,
  onDelete,
}: ApplicationDetailsProps) {
  const { name, email, whatsapp, job_title, spam } = application
  const about = `your application as ${job_title}`
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <StatusSelect application={application} onChange={(status) => onChange({ status })} />
        <p className="text-sm text-stone">
          {job_title}, {momentOf(application.created_at)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <CallLinks phone={whatsapp} name={name} about={about} />
        <ButtonLink href={mailOf(email, `Your application as ${job_title}`)} variant="secondary">
          <Icon name="mail" />
          Mail
        </ButtonLink>
      </div>
      <Facts
        facts={[
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
      <NotesForm {...notes} dirty={dirty} />
      <InboxActions spam={spam} onSpam={(spam) => onChange({ spam })} onDelete={onDelete} />
    </div>
  )
}
