import { useCallback, useRef, useState } from 'react'
import type { CareerContent } from '#contract/content/lists.ts'
import type { Noticed } from '#contract/content/placeholders.ts'
import type { Job } from '#contract/jobs.ts'
import { cvExtensions, isCvName, maxCvBytes } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { uploadMessages } from '#contract/uploads.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { FileField, TextField, TickField } from '../../ui/field.tsx'
import { Progress } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { InlineText } from '../content/rich-text.tsx'
import { PublicForm, usePublicForm } from '../shell/form-parts.tsx'
import type { Draft } from './drafts.ts'

const words = messages.applications
const refusedAdvice =
  'Nothing was sent yet. If you had chosen a CV, please choose it again: the browser does not keep files.'
const wide = 'sm:col-span-2'
const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', className: wide },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'whatsapp', label: 'WhatsApp number', type: 'tel', autoComplete: 'tel' },
  { name: 'address', label: 'Address', autoComplete: 'address-line1', className: wide },
  { name: 'qualification', label: 'Qualification', hint: 'Such as ITI Civil, B.Tech, B.Arch.' },
  { name: 'experience', label: 'Experience', hint: 'Years, and what kind of work.' },
]

export type ApplicationFormProps = {
  job: Job
  content: Noticed<CareerContent['job']>
  /** What the form starts with. */
  draft?: Draft
  /** `mailed`: a confirmation is on its way. */
  onDone: (mailed: boolean) => void
  onCancel?: () => void
}

export function ApplicationForm({ job, content, draft, onDone, onCancel }: ApplicationFormProps) {
  const { noticeVersion } = content
  const [progress, setProgress] = useState(0)
  const mailed = useRef(false)
  const form = usePublicForm('createApplication', {
    ...(draft && { defaults: draft.texts }),
    required: fields.map(({ name }) => name),
    missing: words.fillAll,
    check: checkCv,
    async send(_, { body, signal }) {
      const answer = await call('createApplication', { body }, { onProgress: setProgress, signal })
      mailed.current = answer.mailed
    },
    onSuccess() {
      toast.success(words.submitted)
      onDone(mailed.current)
    },
    failed: (message) => words.failedPrefix + (message || words.failed),
  })
  const { field, busy } = form
  const draftCv = draft?.cv
  const cvInput = useCallback(
    (input: HTMLInputElement | null) => {
      if (input && draftCv) chooseFile(input, draftCv)
    },
    [draftCv],
  )
  return (
    <PublicForm form={form} advice={refusedAdvice}>
      <input type="hidden" name="job_id" value={job.id} />
      <input type="hidden" name="notice_version" value={noticeVersion} />
      <div className="grid gap-6 sm:grid-cols-2">
        {fields.map(({ name, ...props }) => (
          <TextField key={name} {...field(name)} {...props} />
        ))}
        <FileField
          {...field('cv')}
          ref={cvInput}
          label="CV (optional)"
          hint={`PDF or Word (${cvExtensions.join(', ')}), at most ${maxCvBytes / 1_000_000} MB.`}
          accept={cvExtensions.join(',')}
          className={wide}
        />
        <TickField {...field('keep')} value="true" label={words.keep} className={wide} />
      </div>
      <PrivacyNotice text={content.consent} version={noticeVersion} />
      <div className="dialog-actions mt-6 flex flex-wrap justify-end gap-3">
        {busy ? (
          <div className="w-full">
            <Progress value={progress} label={progress < 1 ? 'Sending' : 'Sent, waiting for the answer'} />
          </div>
        ) : null}
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" busy={busy} busyLabel="Sending…">
          Submit application
        </Button>
      </div>
    </PublicForm>
  )
}

/** Puts a file into a file input, as if it had been chosen. */
function chooseFile(input: HTMLInputElement, file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
}

function checkCv(body: FormData) {
  const cv = body.get('cv')
  if (!(cv instanceof File) || cv.size === 0) return undefined
  const message = isCvName(cv.name) ? uploadMessages.cvTooLarge : words.wrongCv
  return isCvName(cv.name) && cv.size <= maxCvBytes ? undefined : { message, fields: { cv: message } }
}

/** What an applicant agrees to. */
function PrivacyNotice({ text, version }: { text: string; version: string | undefined }) {
  return (
    <div className="mt-8 grid gap-3 border-l-2 border-brass pl-4 text-sm text-stone">
      {text.split(/\n\s*\n/).map((paragraph, index, all) => (
        <p key={index}>
          <InlineText text={paragraph} linkClassName="link" />
          {index === all.length - 1 ? (
            <>
              {' '}
              <a href={publicPages.privacy.path} target="_blank" rel="noopener" className="link">
                The whole privacy notice (new tab)
              </a>
              , version {version}.
            </>
          ) : null}
        </p>
      ))}
    </div>
  )
}
