import { useEffect, useState } from 'react'
import type { CareerContent } from '#contract/content/list-pages.ts'
import type { WithNoticeVersion } from '#contract/content/placeholders.ts'
import type { Job } from '#contract/jobs.ts'
import { pathIn } from '#contract/languages.ts'
import { cvExtensions, isCvName, maxCvBytes } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { call } from '../../api.ts'
import { language } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { FileField, TextField, TickField } from '../../ui/field.tsx'
import { Progress } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { langOf } from '../content/lang.ts'
import { InlineText } from '../content/rich-text.tsx'
import { PublicForm, usePublicForm } from '../parts/form-parts.tsx'
import { words as shell } from '../shell/words.ts'
import type { Draft } from './drafts.ts'
import { words } from './form-words.ts'
import type { SentApplication } from './sent-application.tsx'

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
  /** What the form starts with. */
  draft?: Draft
  onDone: (sent: SentApplication) => void
  onCancel?: () => void
}

export function ApplicationForm({ job, content, draft, onDone, onCancel }: ApplicationFormProps) {
  const { noticeVersion } = content
  const [progress, setProgress] = useState(0)
  const form = usePublicForm('createApplication', {
    ...(draft && { defaults: draft.texts }),
    required: fields.map(({ name }) => name),
    missing: fillAll,
    check: checkCv,
    async send(_, { body, signal }) {
      const answer = await call('createApplication', { body }, { onProgress: setProgress, signal })
      onDone(answer)
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
      <input type="hidden" name="notice_version" value={noticeVersion} />
      <div className="grid gap-6 sm:grid-cols-2">
        {fields.map(({ name, ...props }) => (
          <TextField key={name} {...field(name)} {...props} />
        ))}
        <FileField
          {...cvField}
          error={cvField.error ?? (isCvLost && words.cvLost)}
          onChange={() => setIsCvLost(false)}
          label={words.cv}
          hint={words.cvHint}
          accept={cvExtensions.join(',')}
          className={wide}
        />
        <TickField {...field('keep')} value="true" label={keep} className={wide} />
      </div>
      <PrivacyNotice text={content.consent} version={noticeVersion} />
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

/** What an applicant agrees to. */
function PrivacyNotice({ text, version }: { text: string; version: string | undefined }) {
  return (
    <div className="mt-8 grid gap-3 border-l-2 border-brass pl-4 text-sm text-stone">
      {text.split(/\n\s*\n/).map((paragraph, index, all) => (
        <p key={index} lang={langOf(paragraph)}>
          <InlineText text={paragraph} linkClassName="link" />
          {index === all.length - 1 ? (
            <>
              {' '}
              <a
                href={pathIn(language, shell.pages.privacy.path)}
                target="_blank"
                rel="noopener"
                className="link"
              >
                {words.notice}
              </a>
              {words.version(version)}
            </>
          ) : null}
        </p>
      ))}
    </div>
  )
}
