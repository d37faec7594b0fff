import type { Application, ApplicationWithEnd } from '#contract/applications.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { DescriptionList } from '../blocks/lists/description-list.tsx'
import { formatDate, formatDateTime } from '../blocks/lists/format-date.ts'
import { consentOf } from '../inbox/consent.ts'
import { words } from './words.ts'

/** What was sent; somebody who left only a phone number has no address and no mail. */
export function ApplicationDetails({ application }: { application: ApplicationWithEnd }) {
  const { email, job_title, interview_at, interview_place } = application
  const subject = encodeURIComponent(words.subject(job_title))
  const labels = words.details
  const interview = interview_at ? formatDateTime(`${interview_at}+05:30`) : ''
  const mail = email && (
    <a href={`mailto:${encodeURIComponent(email)}?subject=${subject}`} className="link">
      {email}
    </a>
  )
  return (
    <div>
      <DescriptionList
        entries={[
          [labels.interview, [interview, interview_place].filter(Boolean).join(', ')],
          [labels.experience, application.experience],
          [email ? labels.qualification : labels.trade, application.qualification],
          [labels.address, application.address],
          [labels.email, mail],
          [labels.whatsapp, application.whatsapp],
        ]}
      />
      <details className="border-t border-line text-sm">
        <summary className="min-h-11 py-2.5 font-semibold text-laterite hover:underline">
          {labels.privacy}
        </summary>
        <DescriptionList
          entries={[
            [labels.consent, consentOf(application, 'application')],
            [labels.keep, keepOf(application)],
            [labels.erased, erasedOn(application)],
          ]}
        />
      </details>
    </div>
  )
}

/** What went wrong when it came in. */
export function ApplicationWarnings({ application }: { application: Application }) {
  const { confirmation_withheld, cv_left_out } = application
  const told = [
    confirmation_withheld && staffMessages.applications.confirmationWithheld,
    cv_left_out && staffMessages.applications.cvNotKeptWhy,
  ]
  return told.map((warning) =>
    warning ? (
      <p key={warning} className="border-l-2 border-brass bg-sand px-4 py-3 text-sm">
        {warning}
      </p>
    ) : null,
  )
}

/** The day is null once it has passed. */
function erasedOn({ erased_on }: ApplicationWithEnd) {
  if (erased_on === null) return words.erased.due
  return erased_on ? words.erased.on(formatDate(erased_on)) : words.erased.unknown
}

/** An incomplete record has no answer. */
const keepOf = ({ keep }: Application) =>
  typeof keep === 'boolean' ? words.keep[keep ? 'yes' : 'no'] : words.keep.unknown
