import { type Application, applicationStatuses } from '#contract/applications.ts'
import { maxPageSize } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { site } from '#site'
import { addressOf, useCall } from '../../api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Column } from '../../ui/table.tsx'
import { adminCall } from '../auth/session.ts'
import { DataTable, type Filter } from '../lists/data-table.tsx'
import { RecordDialog } from '../lists/record-dialog.tsx'
import { RowActions, RowButton } from '../lists/row-actions.tsx'
import { useTable } from '../lists/table-state.ts'
import { dayOf } from '../lists/times.ts'
import { SpamViews } from '../lists/views.tsx'
import { Heading } from '../shell/heading.tsx'
import { ApplicationDetails } from './application-details.tsx'
import { StatusSelect, statusWords } from './application-status.tsx'
import { CvLink } from './cv.tsx'
import { useInbox } from './inbox.tsx'
import { openFile } from './open-file.ts'

const words = messages.applications

const orders = [
  { value: 'newest', label: 'Newest first', column: 'created_at', descending: true },
  { value: 'oldest', label: 'Oldest first', column: 'created_at' },
  { value: 'name', label: 'By name', column: 'name' },
  { value: 'job', label: 'By job', column: 'job' },
]

export function Page() {
  const table = useTable('listApplications', {
    sort: 'newest',
    filters: ['status', 'job_id'],
    views: ['spam'],
  })
  const filters = useFilters()
  const inbox = useInbox<Application>({
    list: 'listApplications',
    items: table.list.data?.items,
    load: (id) => adminCall('getApplication', { params: { id } }),
    update: (id, body) => adminCall('updateApplication', { params: { id }, body }),
    deleteCall: 'deleteApplication',
    words,
  })

  const columns: Column<Application>[] = [
    {
      key: 'name',
      label: 'Name',
      bare: true,
      cell: (one) => (
        <>
          <b className="block">{one.name}</b>
          <span className="line-clamp-2 text-stone">{one.experience}</span>
        </>
      ),
    },
    { key: 'job', label: 'Job', cell: (one) => one.job_title },
    {
      key: 'created_at',
      label: 'Applied',
      cell: (one) => <span className="whitespace-nowrap">{dayOf(one.created_at)}</span>,
    },
    {
      key: 'status',
      label: 'Status',
      cell: (one) => <StatusSelect application={one} onChange={(status) => inbox.change(one, { status })} />,
    },
    { key: 'cv', label: 'CV', cell: (one) => <CvLink application={one} /> },
    {
      key: 'actions',
      label: 'Actions',
      align: 'right',
      bare: true,
      cell: (one) => (
        <RowActions>
          <RowButton icon="eye" of={`the application of ${one.name}`} onClick={() => inbox.open(one)}>
            Open
          </RowButton>
          <RowButton
            icon="trash"
            danger
            of={`the application of ${one.name}`}
            onClick={() => inbox.erase(one)}
          >
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]

  return (
    <>
      <Heading
        title={adminPages.applications.title}
        note={`Applications are erased automatically ${site.retentionDays} days after they came in.`}
        action={
          <ButtonLink
            href={addressOf('exportApplications', { query: table.query })}
            download
            onClick={openFile}
            variant="secondary"
          >
            <Icon name="download" />
            Export as CSV
          </ButtonLink>
        }
      />
      <SpamViews inbox="Applications" />
      <DataTable
        table={table}
        nouns={['application', 'applications']}
        columns={columns}
        orders={orders}
        filters={filters}
        empty={table.get('spam') ? 'No spam.' : words.empty}
        failed={words.loadFailed}
      />
      <RecordDialog item={inbox.opened} title={(one) => one.name} onClose={inbox.close}>
        {(one, dirty) => (
          <ApplicationDetails
            key={one.id}
            application={one}
            dirty={dirty}
            notes={inbox.notesOf(one)}
            onChange={(body) => inbox.change(one, body)}
            onDelete={() => inbox.erase(one)}
          />
        )}
      </RecordDialog>
    </>
  )
}

function useFilters(): Filter[] {
  const jobs = useCall('listJobs', { query: { status: 'all', sort: 'title', limit: maxPageSize } })
  const status = applicationStatuses.map((one) => [one, statusWords[one]] as const)
  const titles = jobs.data?.items.map((job) => [job.id, job.title] as const) ?? []
  return [
    { key: 'status', label: 'Status', options: [['', 'Any'], ...status] },
    { key: 'job_id', label: 'Job', options: [['', 'All jobs'], ...titles] },
  ]
}
