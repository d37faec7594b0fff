import { type Job, jobChange } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { Form } from '../../ui/form.tsx'
import { adminCall } from '../auth/session.ts'
import { useEditForm } from '../lists/edit-form.ts'
import { DialogActions, RecordDialog } from '../lists/record-dialog.tsx'

const usualTypes = ['Full time', 'Part time', 'Contract', 'Internship', 'Daily wage']

/** The fields of a job opening, for adding and for editing. */
export function JobFields({ field, id }: Pick<Form, 'field'> & { id: string }) {
  return (
    <>
      <TextField {...field('title')} label="Title" required />
      <TextAreaField
        {...field('description')}
        label="Description"
        hint="What the person will do, where, and what you offer."
        required
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('type')} label="Type" list={`${id}-types`} autoComplete="off" required />
        <TextField {...field('experience')} label="Experience" autoComplete="off" required />
      </div>
      <datalist id={`${id}-types`}>
        {usualTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <TextField
        {...field('closes_on')}
        label="Closing date"
        type="date"
        hint="The last day on which people can apply. Leave it empty to close the job by hand."
      />
    </>
  )
}

export function JobDialog({ job, onClose }: { job: Job | undefined; onClose: () => void }) {
  return (
    <RecordDialog item={job} title="Edit job" onClose={onClose}>
      {(job, close) => <EditForm job={job} onDone={onClose} onCancel={close} />}
    </RecordDialog>
  )
}

function EditForm({ job, onDone, onCancel }: { job: Job; onDone: () => void; onCancel: () => void }) {
  const params = { id: job.id }
  const form = useEditForm({
    record: job,
    labels: {
      title: 'Title',
      description: 'Description',
      type: 'Type',
      experience: 'Experience',
      closes_on: 'Closing date',
    },
    schema: jobChange,
    words: messages.jobs,
    send: (body) => adminCall('updateJob', { params, body }),
    load: () => adminCall('getJob', { params }),
    onDone,
  })
  return (
    <form {...form.props} className="grid gap-6">
      <JobFields field={form.field} id="edit-job" />
      <DialogActions save="Update job" busy={form.busy} onCancel={onCancel} />
    </form>
  )
}
