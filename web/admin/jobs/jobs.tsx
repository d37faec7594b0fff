import { useState } from 'react'
import { jobPath } from '#contract/addresses.ts'
import { isOpenJob, type Job } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCompany } from '../../page-context.ts'
import { RecordDialog } from '../blocks/forms/record-dialog.tsx'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { DataTable } from '../blocks/lists/data-table.tsx'
import { FormAndList } from '../blocks/lists/form-and-list.tsx'
import { dateColumn, formatDate } from '../blocks/lists/format-date.ts'
import { useDelete, useOptimisticUpdate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { useShareActions } from '../blocks/lists/share-actions.ts'
import { Badge, type Column } from '../blocks/lists/table.tsx'
import { filterBy, newestFirst, oldestFirst, useTable } from '../blocks/lists/table-state.ts'
import { Toolbar } from '../blocks/lists/toolbar.tsx'
import { reportError } from '../blocks/report-error.ts'
import { adminCall } from '../blocks/session.ts'
import { JobForm } from './job-form.tsx'

const words = messages.jobs

export function Page() {
  const { closedJobDays } = useCompany()
  const closed = `Job closed. Applications that may not be kept for later jobs are erased ${closedJobDays} days after closing.`
  const detail = `It will be removed from the Career page. The applications for it stay in ${adminPages.applications.title}; those that may not be kept for later jobs are erased ${closedJobDays} days after the job has ended. ${staffMessages.trash.kept}`
  const table = useTable({
    call: 'listJobs',
    nouns: ['job', 'jobs'],
    words,
    orders: [newestFirst, oldestFirst, { value: 'title', label: 'By title', column: 'title' }],
    filters: [filterBy('status', 'Show', 'All jobs', { open: 'Open', closed: 'Closed' })],
    always: { status: 'all' },
  })
  const [edited, setEdited] = useState<Job>()
  const closeDialog = () => setEdited(undefined)
  const edit = (id: string) =>
    adminCall('getJob', { params: { id } }).then(setEdited, (error) => reportError(error, words.loadFailed))
  const remove = useDelete('deleteJob', words)
  const update = useOptimisticUpdate<Job>('listJobs')
  const share = useShareActions()

  function setOpen({ id }: Job, open: boolean) {
    const outcome = { done: open ? '' : closed, failed: words.updateFailed }
    return update(id, { open }, () => adminCall('openJob', { params: { id }, body: { open } }), outcome)
  }

  return (
    <>
      <Heading
        title={adminPages.jobs.title}
        note="A job you add here appears on the Career page at once, and people can apply."
      />
      <FormAndList
        title="Job openings"
        count={table.list.data?.total}
        form={<JobForm />}
        tools={<Toolbar table={table} />}
      >
        <SavedPanel onEdit={edit} />
        <DataTable
          table={table}
          columns={[
            ...columns,
            actionsColumn<Job>(
              ({ title }) => title,
              (job) => [
                { label: 'Edit', icon: 'edit', onClick: () => setEdited(job) },
                {
                  label: 'Applications',
                  icon: 'user',
                  labelSuffix: `for ${job.title}`,
                  to: `${adminPages.applications.path}?job_id=${job.id}`,
                },
                {
                  label: job.open ? 'Close job' : 'Reopen job',
                  icon: job.open ? 'close' : 'check',
                  onClick: () => setOpen(job, !job.open),
                },
                ...(isOpenJob(job, new Date()) ? share(jobPath(job), job.title) : []),
                { label: 'Delete', icon: 'trash', danger: true, onClick: () => remove(job.id, { detail }) },
              ],
            ),
          ]}
        />
      </FormAndList>
      <RecordDialog item={edited} title="Edit job" onClose={closeDialog}>
        {(record, onCancel) => <JobForm edited={{ record, onDone: closeDialog, onCancel }} />}
      </RecordDialog>
    </>
  )
}

const columns: Column<Job>[] = [
  {
    key: 'title',
    label: 'Title',
    unlabelled: true,
    cell: ({ title, type, experience }) => (
      <>
        <b className="block">{title || words.untitled}</b>
        <span className="text-stone">{[type, experience || words.notSpecified].join(' · ')}</span>
      </>
    ),
  },
  { key: 'status', label: 'Status', cell: (job) => <JobStatus job={job} /> },
  dateColumn('created_at', 'Added'),
]

function JobStatus({ job }: { job: Job }) {
  const open = isOpenJob(job, new Date())
  const until = job.closes_on ? formatDate(job.closes_on) : undefined
  return (
    <>
      <Badge tone={open ? 'good' : 'neutral'}>{open ? 'Open' : 'Closed'}</Badge>
      {until && job.open ? (
        <span className="ml-2 text-stone">{open ? `until ${until}` : `since ${until}`}</span>
      ) : null}
    </>
  )
}
