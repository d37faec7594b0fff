import { type MouseEvent, useEffect, useState } from 'react'
import type { CareerContent } from '#contract/content/list-pages.ts'
import type { WithNoticeVersion } from '#contract/content/placeholders.ts'
import type { Job } from '#contract/jobs.ts'
import { cvExtensions, isCvName, maxCvBytes } from '#contract/limits.ts'
import { messages } from '#contract/public-messages.ts'
import { call } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField, TickField, typeInto } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Progress } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.ts'
import { PublicForm, usePublicForm } from '../parts/form-parts.tsx'
import { PrivacyNotice } from '../parts/privacy-notice.tsx'
import type { SentApplication } from '../parts/sent.tsx'
import { CallInstead } from './call-instead.tsx'
import type { Draft } from './drafts.ts'
import { words } from './form-words.ts'

const { fillAll, submitted, failedPrefix, failed, keep, wrongCv } = messages.applications
const wide = 'sm:col-span-2'
const fields = [
  { name: 'name', label: words.name, autoComplete: 'name', className: wide },
  { name: 'email', label: words.email, type: 'email', autoComplete: 'email' },
  { name: 'whatsapp', label: words.whatsapp, type: 'tel', autoComplete: 'tel' },
  { name: 'address', label: words.address, autoComplete: 'address-line1', className: wide },
  { name: 'qualification', label: words.qualification, hint: words.qualificationHint },
  { name: 'experience', label: words.experience, hint: words.experienceHint },
]

export type ApplicationFormProps = {
  job: Job
  content: WithNoticeVersion<CareerContent['job']>
  crafts: CareerContent['crafts']
  /** What the form starts with. */
  draft?: Draft
  onDone: (sent: SentApplication) => void
  onCancel?: () => void
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { job, content, crafts, draft, onDone, onCancel } = props
  const [progress, setProgress] = useState(0)
  const form = usePublicForm('createApplication', {
    ...(draft && { defaults: draft.texts }),
    required: fields.map(({ name }) => name),
    missing: fillAll,
    check: checkCv,
    async send(_, { body, signal }) {
      onDone(await call('createApplication', { body }, { onProgress: setProgress, signal }))
    },
    onSuccess: () => toast.success(submitted),
    failed: (message) => failedPrefix + (message || failed),
  })
  const { field, busy } = form
  const [isCvLost, setIsCvLost] = useState(draft?.lostCv)
  const cvField = field('cv')
  useEffect(() => {
    const { dataset } = document.documentElement
    // Set by language-choice.ts.
    if (dataset.lost) setIsCvLost(true)
    delete dataset.lost
  }, [])
  return (
    <PublicForm form={form} advice={words.refused}>
      <input type="hidden" name="job_id" value={job.id} />
      <div className="grid gap-6 sm:grid-cols-2">
        {fields.map(({ name, className, ...props }) => (
          <div key={name} className={className}>
            <TextField {...field(name)} {...props} />
            {name === 'email' ? (
              <CallInstead job={job} crafts={crafts}>
                {words.noEmail}
              </CallInstead>
            ) : null}
            {name === 'qualification' ? <NoQualification /> : null}
          </div>
        ))}
        <FileField
          {...cvField}
          error={cvField.error ?? (isCvLost && words.cvLost)}
          onChange={() => setIsCvLost(false)}
          label={words.cv}
          choose={words.chooseCv}
          noFile={words.noCv}
          hint={words.cvHint}
          accept={cvExtensions.join(',')}
          className={wide}
        />
        <TickField {...field('keep')} value="true" label={keep} className={wide} />
      </div>
      <div className="mt-8">
        <PrivacyNotice text={content.consent} version={content.noticeVersion} />
      </div>
      <div className="dialog-actions mt-6 flex flex-wrap justify-end gap-3">
        {busy ? (
          <div className="w-full">
            <Progress value={progress} label={progress < 1 ? words.sending : words.waiting} />
          </div>
        ) : null}
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
        <Button type="submit" busy={busy} busyLabel={words.submitting}>
          {words.submit}
        </Button>
      </div>
    </PublicForm>
  )
}

function checkCv(body: FormData) {
  const cv = body.get('cv')
  if (!(cv instanceof File) || cv.size === 0) return undefined
  const message = isCvName(cv.name) ? cv.size > maxCvBytes && words.cvTooLarge : wrongCv
  return message ? { message, fields: { cv: message } } : undefined
}

/** Types it, since the field may not stay empty. */
function NoQualification() {
  function onClick({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const input = form?.elements.namedItem('qualification')
    if (input instanceof HTMLInputElement) typeInto(input, words.noQualification)
  }
  return (
    <button
      type="button"
      onClick={onClick}
      className="mt-2 min-h-11 rounded border border-edge bg-white px-4 text-sm font-semibold hover:border-charcoal noscript:hidden"
    >
      {words.noQualification}
    </button>
  )
}
