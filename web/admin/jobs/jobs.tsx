import { useState } from 'react'
import { Link } from 'react-router'
import { isOpenJob, type Job } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { jobPath } from '#contract/record-paths.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { inBoth } from '#contract/words.ts'
import { useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { adminCall, reportError, useMay } from '../blocks/calls.ts'
import { type Edited, RecordDialog } from '../blocks/forms/record-dialog.tsx'
import { RecordForm, useRecordForm } from '../blocks/forms/record-form.tsx'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { DataTable, Toolbar } from '../blocks/lists/data-table.tsx'
import { FormAndList } from '../blocks/lists/form-and-list.tsx'
import { dateColumn, formatCalendarDay } from '../blocks/lists/format-date.ts'
import { useDelete, useOptimisticUpdate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { useShareActions } from '../blocks/lists/share-actions.ts'
import { Badge, type Column } from '../blocks/lists/table.tsx'
import { filterBy, newestFirst, oldestFirst, useTable } from '../blocks/lists/table-state.ts'
import { words as common } from '../blocks/words.ts'

const words = inBoth({
  note: [
    'A job you add here appears on the Career page at once, and people can apply.',
    'ഇവിടെ ചേർക്കുന്ന ജോലി ഒഴിവ് ഉടനെ വെബ്സൈറ്റിൽ വരും, ആളുകൾക്ക് അപേക്ഷിക്കാം.',
  ],
  title: ['Job openings', 'ജോലി ഒഴിവുകൾ'],
  nouns: [['job', 'jobs'] as [string, string], ['ജോലി ഒഴിവ്', 'ജോലി ഒഴിവുകൾ']],
  byTitle: ['By title', 'തലക്കെട്ട് അനുസരിച്ച്'],
  show: ['Show', 'കാണിക്കേണ്ടത്'],
  all: ['All jobs', 'എല്ലാം'],
  open: ['Open', 'അപേക്ഷിക്കാം'],
  closed: ['Closed', 'അവസാനിച്ചു'],
  isClosed: [
    (days: number) =>
      `Job closed. Applications that may not be kept for later jobs are erased ${days} days after closing.`,
    (days) =>
      `ഒഴിവ് അവസാനിപ്പിച്ചു. മറ്റു ജോലികൾക്കായി സൂക്ഷിക്കാൻ സമ്മതമില്ലാത്ത അപേക്ഷകൾ ${days} ദിവസം കഴിഞ്ഞാൽ തനിയെ ഡിലീറ്റ് ആകും.`,
  ],
  deletion: [
    (applications: string, days: number) =>
      `It will be removed from the Career page. The applications for it stay in ${applications}; those that may not be kept for later jobs are erased ${days} days after the job has ended.`,
    (applications, days) =>
      `ഇത് വെബ്സൈറ്റിൽനിന്ന് പോകും. ഇതിനു വന്ന അപേക്ഷകൾ ${applications} എന്ന പേജിൽ ഉണ്ടാകും; മറ്റു ജോലികൾക്കായി സൂക്ഷിക്കാൻ സമ്മതമില്ലാത്തവ ഒഴിവ് അവസാനിച്ച് ${days} ദിവസം കഴിഞ്ഞാൽ തനിയെ ഡിലീറ്റ് ആകും.`,
  ],
  poster: ['Poster', 'പോസ്റ്റർ'],
  applications: ['Applications', 'അപേക്ഷകൾ'],
  applicants: ['Applicants', 'അപേക്ഷകൾ'],
  counted: [
    (count: number) => (count === 1 ? '1 applicant' : `${count} applicants`),
    (count: number) => (count === 1 ? 'ഒരു അപേക്ഷ' : `${count} അപേക്ഷകൾ`),
  ],
  phoneEnough: ['A phone number is enough to apply', 'അപേക്ഷിക്കാൻ ഫോൺ നമ്പർ മതി'],
  for: [(job: string) => `for ${job}`, (job) => `: ${job}`],
  close: ['Close job', 'ഒഴിവ് അവസാനിപ്പിക്കാം'],
  reopen: ['Reopen job', 'വീണ്ടും തുറക്കാം'],
  editTitle: ['Edit job', 'ജോലി ഒഴിവ് തിരുത്താം'],
  jobTitle: ['Title', 'തലക്കെട്ട്'],
  added: ['Added', 'ചേർത്തത്'],
  until: [(day: string) => `until ${day}`, (day) => `${day} വരെ`],
  since: [(day: string) => `since ${day}`, (day) => `${day} മുതൽ`],
  update: ['Update job', 'ജോലി ഒഴിവ് സേവ് ചെയ്യാം'],
  add: ['Add job', 'ജോലി ഒഴിവ് ചേർക്കാം'],
})

const { jobs: told } = messages

export function Page() {
  const { closedJobDays } = useCompany()
  const closed = words.isClosed(closedJobDays)
  const detail = `${words.deletion(adminPages.applications.title, closedJobDays)} ${staffMessages.trash.kept}`
  const table = useTable({
    call: 'listJobs',
    nouns: words.nouns,
    words: told,
    orders: [newestFirst, oldestFirst, { value: 'title', label: words.byTitle, column: 'title' }],
    filters: [filterBy('status', words.show, words.all, { open: words.open, closed: words.closed })],
    always: { status: 'all' },
  })
  const [edited, setEdited] = useState<Job>()
  const closeDialog = () => setEdited(undefined)
  const edit = (id: string) =>
    adminCall('getJob', { params: { id } }).then(setEdited, (error) => reportError(error, told.loadFailed))
  const remove = useDelete('deleteJob', told)
  const update = useOptimisticUpdate<Job>('listJobs')
  const share = useShareActions()
  const maySeeApplicants = useMay('applications')

  function setOpen({ id }: Job, open: boolean) {
    const outcome = { done: open ? '' : closed, failed: told.updateFailed }
    return update(id, { open }, () => adminCall('openJob', { params: { id }, body: { open } }), outcome)
  }

  return (
    <>
      <Heading title={adminPages.jobs.title} note={words.note} />
      <FormAndList
        title={words.title}
        count={table.list.data?.total}
        form={<JobForm />}
        tools={<Toolbar table={table} />}
      >
        <SavedPanel onEdit={edit} />
        <DataTable
          table={table}
          columns={[
            ...columns,
            ...(maySeeApplicants ? [applicantsColumn] : []),
            actionsColumn<Job>(
              ({ title }) => title,
              (job) => [
                { label: common.edit, icon: 'edit', onClick: () => setEdited(job) },
                isOpenJob(job, new Date()) && {
                  label: words.poster,
                  icon: 'share',
                  primary: true,
                  to: adminPages.jobPoster.path.replace(':id', job.id),
                },
                maySeeApplicants && {
                  label: words.applications,
                  icon: 'user',
                  labelSuffix: words.for(job.title),
                  to: applicationsFor(job),
                },
                {
                  label: job.open ? words.close : words.reopen,
                  icon: job.open ? 'close' : 'check',
                  onClick: () => setOpen(job, !job.open),
                },
                ...(isOpenJob(job, new Date()) ? share(jobPath(job), job.title) : []),
                {
                  label: common.delete,
                  icon: 'trash',
                  danger: true,
                  onClick: () => remove(job.id, { detail }),
                },
              ],
            ),
          ]}
        />
      </FormAndList>
      <RecordDialog item={edited} title={words.editTitle} onClose={closeDialog}>
        {(record, onCancel) => <JobForm edited={{ record, onDone: closeDialog, onCancel }} />}
      </RecordDialog>
    </>
  )
}

const columns: Column<Job>[] = [
  {
    key: 'title',
    label: words.jobTitle,
    unlabelled: true,
    cell: ({ title, type, experience, phone_only }) => (
      <>
        <b className="block">{title || told.untitled}</b>
        <span className="text-stone">{[type, experience || told.notSpecified].join(' · ')}</span>
        {phone_only ? <span className="block text-stone">{words.phoneEnough}</span> : null}
      </>
    ),
  },
  { key: 'status', label: common.status, cell: (job) => <JobStatus job={job} /> },
  dateColumn('created_at', words.added),
]

const applicationsFor = ({ id }: Job) => `${adminPages.applications.path}?job_id=${id}`

const applicantsColumn: Column<Job> = {
  key: 'applicants',
  label: words.applicants,
  unlabelled: true,
  nowrap: true,
  cell: (job) => <Applicants job={job} />,
}

function Applicants({ job }: { job: Job }) {
  const counts = useCall('countApplicants', {})
  const found = counts.data?.items.find(({ id }) => id === job.id)
  return found ? (
    <Link to={applicationsFor(job)} className="link inline-flex min-h-11 items-center desk:min-h-0">
      {words.counted(found.applicants)}
    </Link>
  ) : null
}

function JobStatus({ job }: { job: Job }) {
  const open = isOpenJob(job, new Date())
  const until = job.closes_on ? formatCalendarDay(job.closes_on) : undefined
  return (
    <>
      <Badge tone={open ? 'good' : 'neutral'}>{open ? words.open : words.closed}</Badge>
      {until && job.open ? (
        <span className="ml-2 text-stone">{open ? words.until(until) : words.since(until)}</span>
      ) : null}
    </>
  )
}

function JobForm({ edited }: { edited?: Edited<Job> }) {
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
