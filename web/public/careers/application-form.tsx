import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { Job } from '#contract/jobs.ts'
import { cvExtensions, isCvName, maxCvBytes } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { uploadMessages } from '#contract/uploads.ts'
import { upload } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { FileField, TextField } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast.tsx'
import { answerId, Honeypot, Refused, useForm } from '../shell/form-parts.tsx'
import { PrivacyNotice } from '../shell/privacy-notice.tsx'

const words = messages.applications
const required = ['name', 'address', 'qualification', 'experience', 'email', 'whatsapp'] as const

type ApplicationFormProps = { job: Job; onDone: () => void; onCancel?: () => void }

export function ApplicationForm({ job, onDone, onCancel }: ApplicationFormProps) {
  const [progress, setProgress] = useState(0)
  const { posted, busy, field, form } = useForm({
    form: 'createApplication',
    required,
    fillAll: words.fillAll,
    check: checkCv,
    send: (body, signal) => upload('createApplication', { body }, { onProgress: setProgress, signal }),
    done: () => {
      toast.success(words.submitted)
      onDone()
    },
    failure: (sentence) => words.failedPrefix + (sentence || words.failed),
  })
  return (
    <form {...form} action={`${calls.createApplication.path}#${answerId}`} encType="multipart/form-data">
      {posted ? (
        <Refused>
          <p className="font-semibold">{posted.sentence}</p>
          <p className="text-sm">
            Nothing was sent yet. If you had chosen a CV, please choose it again: browsers do not keep files.
          </p>
        </Refused>
      ) : null}
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
      <Honeypot />
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
    </form>
  )
}

function checkCv(body: FormData): Record<string, string> {
  const cv = body.get('cv')
  if (!(cv instanceof File) || cv.size === 0) return {}
  if (!isCvName(cv.name)) return { cv: words.wrongCv }
  return cv.size > maxCvBytes ? { cv: uploadMessages.cvTooLarge } : {}
}
