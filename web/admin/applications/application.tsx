import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Application, ApplicationChange, ApplicationWithEnd } from '#contract/applications.ts'
import { languageIn } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import type { AnswerName } from '#contract/people/answers.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { adminCall } from '../blocks/calls.ts'
import { Choice } from '../blocks/forms/control.tsx'
import { DescriptionList } from '../blocks/lists/description-list.tsx'
import { formatCalendarDay, formatDateTime, formatTimestampDay } from '../blocks/lists/format-date.ts'
import { useOptimisticUpdate } from '../blocks/lists/mutate.ts'
import { consentOf } from '../inbox/consent.ts'
import { MessageBar } from '../inbox/message-bar.tsx'
import { useDeleteAndGoOn, useStepKeys } from '../inbox/neighbours.tsx'
import { SubmissionScreen } from '../inbox/submission.tsx'
import { AnswerDialog } from './answers/answer-dialog.tsx'
import { words as answerWords } from './answers/words.ts'
import { CvView, StatusSelect, useShownCv } from './application-parts.tsx'
import { words } from './words.ts'

/** One application, at an address that can be sent to somebody else. */
export function Page() {
  const { id = '' } = useParams()
  useStepKeys('application', id)
  const found = useCall('getApplication', { params: { id } })
  return (
    <RecordState query={found} failed={messages.applications.loadFailed}>
      {(application) => <ApplicationScreen application={application} />}
    </RecordState>
  )
}

function ApplicationScreen({ application }: { application: ApplicationWithEnd }) {
  const { id, name, job_title, spam, status } = application
  const { change, erase } = useChanges(application)
  const job = useJobIn(application)
  const [answer, setAnswer] = useState<AnswerName>()
  const besideCv = useShownCv(application)
  const cv = <CvView application={application} open={besideCv} />
  const button = (label: string, icon: IconName, pressed: boolean, onClick: () => unknown) => (
    <Button
      variant={pressed ? 'primary' : 'secondary'}
      icon={icon}
      aria-pressed={pressed}
      onClick={onClick}
      className="px-3"
    >
      {label}
    </Button>
  )
  const { answers } = words
  return (
    <SubmissionScreen
      kind="application"
      id={id}
      title={name}
      note={words.appliedAs(job_title, formatTimestampDay(application.created_at))}
      statuses={words.statuses}
      beside={besideCv ? cv : undefined}
    >
      <ApplicationWarnings application={application} />
      <fieldset aria-label={answerWords.answer} className="grid grid-cols-2 gap-2 max-sm:*:px-2">
        {button(answers.shortlist, 'check', !spam && status === 'shortlisted', () =>
          change({ status: 'shortlisted', spam: false }),
        )}
        {button(answers.invite, 'clock', !spam && status === 'invited', () => setAnswer('invite'))}
        {button(words.statuses.rejected, 'close', !spam && status === 'rejected', () => setAnswer('reject'))}
        {button(answers.spam, 'warning', spam, () => change({ spam: !spam }))}
      </fieldset>
      <div className={`grid grid-cols-2 items-center gap-2 ${besideCv ? '' : 'sm:flex'}`}>
        <StatusSelect
          application={application}
          onChange={(status) => change({ status })}
          className={besideCv ? 'w-full' : 'max-sm:w-full'}
        />
        <MessageBar
          className="contents"
          phone={application.whatsapp}
          name={name}
          about="application"
          job={job}
          language={application.notice_language}
          others={[
            { label: answerWords.answers.more, icon: 'mail', onClick: () => setAnswer('more') },
            { label: words.list.delete, icon: 'trash', danger: true, onClick: erase },
          ]}
        />
      </div>
      {besideCv ? null : cv}
      <ApplicationDetails application={application} />
      <Choice
        label={answerWords.applicantSees}
        hint={answerWords.seesHint}
        value={application.told}
        names={answerWords.told}
        onChoose={(told) => change({ told })}
        className="desk:[&>:is(label,.hint)]:whitespace-nowrap [&>span]:max-w-64"
      />
      <AnswerDialog application={application} answer={answer} onDone={() => setAnswer(undefined)} />
    </SubmissionScreen>
  )
}

/** The title of the job in the language in which they wrote, as an answer has it. */
function useJobIn({ id, job_title, notice_language }: ApplicationWithEnd) {
  const language = languageIn(notice_language)
  const prepared = useQuery({ ...queryOf('prepareAnswers', { params: { id } }), enabled: language !== 'en' })
  return prepared.data?.filling[language].job ?? job_title
}

/** What is done with it shows at once, and is taken back when the server refuses. */
function useChanges({ id, name }: ApplicationWithEnd) {
  const update = useOptimisticUpdate<ApplicationWithEnd>('getApplication')
  const erase = useDeleteAndGoOn('application', id, `${words.deletion(name)} ${messages.final}`)
  const change = (body: ApplicationChange) =>
    update(id, body, () => adminCall('updateApplication', { params: { id }, body }), {
      done: messages.applications.updated,
    })
  return { change, erase }
}

/** What was sent; somebody who left only a phone number has no address and no mail. */
function ApplicationDetails({ application }: { application: ApplicationWithEnd }) {
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
          [answerWords.at, [interview, interview_place].filter(Boolean).join(', ')],
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
function ApplicationWarnings({ application }: { application: Application }) {
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
  return erased_on ? words.erased.on(formatCalendarDay(erased_on)) : words.erased.unknown
}

/** An incomplete record has no answer. */
const keepOf = ({ keep }: Application) =>
  typeof keep === 'boolean' ? words.keep[keep ? 'yes' : 'no'] : words.keep.unknown
