import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { z } from 'zod'
import { type Job, jobChange } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { useConflict } from '../lists/conflict.tsx'
import { useRecordForm } from '../lists/form.ts'
import { RecordDialog, SaveRow, useDirty } from '../lists/record-dialog.tsx'
import { emptyJob, JobFields } from './job-fields.tsx'

const words = messages.jobs

export function JobDialog({ job, onClose }: { job: Job | undefined; onClose: () => void }) {
  return (
    <RecordDialog item={job} title={() => 'Edit job'} onClose={onClose}>
      {(job, dirty, close) => <EditForm job={job} dirty={dirty} onDone={onClose} onCancel={close} />}
    </RecordDialog>
  )
}

const valuesOf = ({ title, description, type, experience, closes_on, version }: Job) => ({
  title,
  description,
  type,
  experience,
  closes_on: closes_on ?? emptyJob.closes_on,
  version,
})

type EditFormProps = { job: Job; dirty: RefObject<boolean>; onDone: () => void; onCancel: () => void }

function EditForm({ job, dirty, onDone, onCancel }: EditFormProps) {
  const { id } = job
  const client = useQueryClient()
  const conflict = useConflict()
  const form = useRecordForm(jobChange, { defaultValues: valuesOf(job), missing: words.fillAll })
  useDirty(dirty, form.dirty)

  async function update(body: z.output<typeof jobChange>) {
    try {
      const saved = await conflict.save({
        send: (over) =>
          adminCall('updateJob', { params: { id }, body: { ...body, ...(over && { version: undefined }) } }),
        load: () => adminCall('getJob', { params: { id } }),
        compare: (theirs) => [
          ['Title', body.title, theirs.title],
          ['Description', body.description, theirs.description],
          ['Type', body.type, theirs.type],
          ['Experience', body.experience, theirs.experience],
          ['Closing date', body.closes_on ?? '', theirs.closes_on ?? ''],
        ],
        take: (theirs) => form.reset(valuesOf(theirs)),
      })
      if (!saved) return
      toast.success(words.updated)
      client.invalidateQueries({ queryKey: ['listJobs'] })
      onDone()
    } catch {
      toast.error(words.updateFailed)
    }
  }

  return (
    <>
      <form onSubmit={form.submit(update)} noValidate className="grid gap-6">
        <JobFields field={form.field} id="edit-job" />
        <SaveRow save="Update job" busy={form.busy} onCancel={onCancel} />
      </form>
      {conflict.dialog}
    </>
  )
}
