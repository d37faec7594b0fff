import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { isOpenJob, type Job, jobInput } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { DataTable } from '../lists/data-table.tsx'
import { useDelete } from '../lists/delete.ts'
import { useRecordForm } from '../lists/form.ts'
import { useOptimistic } from '../lists/optimistic.ts'
import { RowActions, RowButton, RowLink } from '../lists/row-actions.tsx'
import { useTable } from '../lists/table-state.ts'
import { dateOf, dayOf } from '../lists/times.ts'
import { Heading } from '../shell/heading.tsx'
import { JobDialog } from './job-edit.tsx'
import { emptyJob, JobFields } from './job-fields.tsx'

const words = messages.jobs

export function Page() {
  return (
    <>
      <Heading
        title={adminPages.jobs.title}
        note="A job you add here is on the Career page at once, and people can apply."
      />
      <AddForm />
      <h2 className="mt-16 mb-6 text-2xl">Job openings</h2>
      <JobTable />
    </>
  )
}

function AddForm() {
  const client = useQueryClient()
  const form = useRecordForm(jobInput, { defaultValues: emptyJob, missing: words.fillAll })

  async function add(body: z.output<typeof jobInput>) {
    try {
      await adminCall('createJob', { body })
      toast.success(words.added)
      form.reset(emptyJob)
      client.invalidateQueries({ queryKey: ['listJobs'] })
    } catch {
      toast.error(words.addFailed)
    }
  }

  return (
    <form onSubmit={form.submit(add)} noValidate className="grid max-w-form gap-6">
      <JobFields field={form.field} id="add-job" />
      <Button type="submit" busy={form.busy} busyLabel={words.adding} className="justify-self-start">
        Add job
      </Button>
    </form>
  )
}

const orders = [
  { value: 'newest', label: 'Newest first', column: 'created_at', descending: true },
  { value: 'oldest', label: 'Oldest first', column: 'created_at' },
  { value: 'title', label: 'By title', column: 'title' },
]
const statuses = {
  key: 'status',
  label: 'Show',
  options: [
    ['', 'All jobs'],
    ['open', 'Open'],
    ['closed', 'Closed'],
  ],
} as const

function JobTable() {
  const table = useTable('listJobs', { sort: 'newest', filters: ['status'], always: { status: 'all' } })
  const [edited, setEdited] = useState<Job>()
  const remove = useDelete('deleteJob', ['listJobs'])
  const change = useOptimistic<Job>('listJobs')

  function setOpen({ id }: Job, open: boolean) {
    return change(
      id,
      { open },
      () => adminCall('openJob', { params: { id }, body: { open } }),
      words.updateFailed,
    )
  }

  const columns: Column<Job>[] = [
    {
      key: 'title',
      label: 'Title',
      bare: true,
      cell: (job) => (
        <>
          <b className="block">{job.title || words.untitled}</b>
          <span className="text-stone">{[job.type, job.experience || words.notSpecified].join(' · ')}</span>
        </>
      ),
    },
    { key: 'status', label: 'Status', cell: (job) => <JobStatus job={job} /> },
    { key: 'created_at', label: 'Added', cell: (job) => dayOf(job.created_at) },
    {
      key: 'actions',
      label: 'Actions',
      align: 'right',
      bare: true,
      cell: (job) => (
        <RowActions>
          <RowLink
            to={`${adminPages.applications.path}?job_id=${job.id}`}
            icon="user"
            of={`for ${job.title}`}
          >
            Applications
          </RowLink>
          <RowButton icon="edit" of={job.title} onClick={() => setEdited(job)}>
            Edit
          </RowButton>
          <RowButton
            icon={job.open ? 'close' : 'check'}
            of={job.title}
            onClick={() => setOpen(job, !job.open)}
          >
            {job.open ? 'Close job' : 'Reopen job'}
          </RowButton>
          <RowButton
            icon="trash"
            danger
            of={job.title}
            onClick={() =>
              remove(job.id, {
                question: words.confirmDelete,
                detail: 'Its applications stay where they are.',
                done: words.deleted,
                failed: words.deleteFailed,
              })
            }
          >
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]

  return (
    <>
      <DataTable
        table={table}
        nouns={['job', 'jobs']}
        columns={columns}
        orders={orders}
        filters={[statuses]}
        empty={words.empty}
        failed={words.loadFailed}
      />
      <JobDialog job={edited} onClose={() => setEdited(undefined)} />
    </>
  )
}

function JobStatus({ job }: { job: Job }) {
  const open = isOpenJob(job, new Date())
  const until = job.closes_on ? dateOf(job.closes_on) : undefined
  return (
    <>
      <Badge tone={open ? 'good' : 'neutral'}>{open ? 'Open' : 'Closed'}</Badge>
      {until && job.open ? (
        <span className="ml-2 text-stone">{open ? `until ${until}` : `since ${until}`}</span>
      ) : null}
    </>
  )
}
