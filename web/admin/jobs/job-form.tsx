import { jobTypes } from '#contract/admin/suggestions.ts'
import { isOpenJob, type Job, type JobInput, jobChange, jobInput } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '../../ui/button.tsx'
import { type FieldRows, Fields } from '../blocks/forms/fields.tsx'
import { DialogActions, type DialogFormProps } from '../blocks/forms/record-dialog.tsx'
import { useAddForm, useEditForm } from '../blocks/forms/record-form.ts'
import { adminCall } from '../blocks/session.ts'

const words = messages.jobs

const rows: FieldRows = {
  title: { label: 'Title' },
  description: { label: 'Description', hint: 'What the person will do and what you offer.', multiline: true },
  type: {
    label: 'Type',
    half: true,
    suggestions: jobTypes.map(({ english }) => english),
  },
  experience: { label: 'Experience', half: true },
  pay: { label: 'Pay', hint: 'For example ₹900 a day.', half: true },
  place: { label: 'Place', hint: 'For example Aluva.', half: true },
  hours: { label: 'Hours', hint: 'For example Monday to Saturday, 8 to 5.' },
  closes_on: {
    label: 'Closing date',
    hint: 'The last day on which people can apply. Leave it empty to close the job by hand.',
    type: 'date',
  },
}

const tell = ({ title, closes_on = null }: Partial<JobInput>, open: boolean) => ({
  name: title || words.untitled,
  shown: isOpenJob({ open, closes_on }, new Date()),
})

export function AddJob() {
  const form = useAddForm({
    kind: 'jobs',
    rows,
    words,
    schema: jobInput,
    tell: (values) => tell(values, true),
    send: (body) => adminCall('createJob', { body }),
  })
  return (
    <form {...form.props} className="grid max-w-form gap-6">
      <Fields rows={rows} schema={jobInput} field={form.field} malayalam={form.malayalam} />
      <Button type="submit" busy={form.busy} busyLabel={words.adding} className="justify-self-start">
        Add job
      </Button>
    </form>
  )
}

export function EditJob({ item, onDone, onCancel }: DialogFormProps<Job>) {
  const params = { id: item.id }
  const form = useEditForm({
    kind: 'jobs',
    rows,
    words,
    schema: jobChange,
    tell: (values) => tell(values, item.open),
    record: item,
    onDone,
    send: (body) => adminCall('updateJob', { params, body }),
    load: () => adminCall('getJob', { params }),
  })
  return (
    <form {...form.props} className="grid gap-6">
      <Fields rows={rows} schema={jobInput} field={form.field} malayalam={form.malayalam} />
      <DialogActions save="Update job" busy={form.busy} onCancel={onCancel} />
    </form>
  )
}
