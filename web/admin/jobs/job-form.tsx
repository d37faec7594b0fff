import { isOpenJob, type Job } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import type { Edited } from '../blocks/forms/record-dialog.tsx'
import { RecordForm } from '../blocks/forms/record-form.tsx'
import { useRecordForm } from '../blocks/forms/use-record-form.ts'
import { adminCall } from '../blocks/session.ts'
import { words } from './words.ts'

const { jobs: told } = messages

/** Adds a job, or edits one in a dialog. */
export function JobForm({ edited }: { edited?: Edited<Job> }) {
  const params = { id: edited?.record.id ?? '' }
  const form = useRecordForm({
    kind: 'jobs',
    words: told,
    tell: ({ title, closes_on }) => ({
      name: title,
      shown: isOpenJob({ open: edited?.record.open ?? true, closes_on }, new Date()),
    }),
    add: (body) => adminCall('createJob', { body }),
    edit: edited && {
      ...edited,
      send: (body) => adminCall('updateJob', { params, body }),
      load: () => adminCall('getJob', { params }),
    },
  })
  return edited ? (
    <RecordForm form={form} save={words.update} cancel={edited.onCancel} />
  ) : (
    <RecordForm form={form} save={words.add} busyLabel={told.adding} />
  )
}
