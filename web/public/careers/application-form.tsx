import { useState } from 'react'
import type { Job } from '#contract/jobs.ts'
import { cvExtensions, isCvName, maxCvBytes } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { uploadMessages } from '#contract/uploads.ts'
import { upload } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { FileField, TextField } from '../../ui/field.tsx'
import { Progress, useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { PublicForm } from '../shell/form-parts.tsx'
import { useFormErrors } from '../shell/page-context.ts'
import { PrivacyNotice } from '../shell/privacy-notice.tsx'

const words = messages.applications
const call = 'createApplication'

type ApplicationFormProps = { job: Job; onDone: () => void; onCancel?: () => void }

export function ApplicationForm({ job, onDone, onCancel }: ApplicationFormProps) {
  const [progress, setProgress] = useState(0)
  const refused = useFormErrors(call)
  const form = useForm({
    isPublic: true,
    defaults: refused?.fields,
    errors: refused?.errors,
    required: ['name', 'address', 'qualification', 'experience', 'email', 'whatsapp'],
    missing: words.fillAll,
    check: checkCv,
    send: (_, { body, signal }) => upload(call, { body }, { onProgress: setProgress, signal }),
    onSuccess() {
      toast.success(words.submitted)
      onDone()
    },
    failed: (message) => words.failedPrefix + (message || words.failed),
  })
  const { field, busy } = form
  return (
    <PublicForm
      call={call}
      form={form}
      refused={refused}
      advice="Nothing was sent yet. If you had chosen a CV, please choose it again: browsers do not keep files."
    >
      <input type="hidden" name="job_id" value={job.id} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('name')} label="Name" autoComplete="name" className="sm:col-span-2" />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
        <TextField {...field('whatsapp')} label="WhatsApp number" type="tel" autoComplete="tel" />
        <TextField
          {...field('address')}
          label="Address"
          autoComplete="address-line1"
          className="sm:col-span-2"
        />
        <TextField
          {...field('qualification')}
          label="Qualification"
          hint="Such as ITI Civil, B.Tech, B.Arch."
        />
        <TextField {...field('experience')} label="Experience" hint="Years, and what kind of work." />
        <FileField
          {...field('cv')}
          label="CV (optional)"
          hint={`PDF or Word (${cvExtensions.join(', ')}), at most ${maxCvBytes / 1_000_000} MB.`}
          accept={cvExtensions.join(',')}
          className="sm:col-span-2"
        />
      </div>
      <PrivacyNotice />
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

function checkCv(body: FormData) {
  const cv = body.get('cv')
  if (!(cv instanceof File) || cv.size === 0) return undefined
  const message = isCvName(cv.name) ? uploadMessages.cvTooLarge : words.wrongCv
  return isCvName(cv.name) && cv.size <= maxCvBytes ? undefined : { message, fields: { cv: message } }
}
