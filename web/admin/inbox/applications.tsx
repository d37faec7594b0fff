import { maxPageSize } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { addressOf, useCall } from '../../api.ts'
import { useCompany } from '../../page-context.ts'
import { dateColumn } from '../blocks/lists/format-date.ts'
import { filterBy, newestFirst, oldestFirst, useTable } from '../blocks/lists/table-state.ts'
import { adminCall } from '../blocks/session.ts'
import { ApplicationDetails, nextSteps, StatusSelect, statusLabels } from './application-details.tsx'
import { CvLink } from './cv.tsx'
import { Inbox } from './inbox.tsx'

const words = messages.applications

export function Page() {
  const { retentionDays, closedJobDays } = useCompany()
  const jobs = useCall('listJobs', { query: { status: 'all', sort: 'title', limit: maxPageSize } })
  const jobOptions = jobs.data?.items.map(({ id, title }) => [id, title] as const) ?? []
  const table = useTable({
    call: 'listApplications',
    nouns: ['application', 'applications'],
    words,
    orders: [
      newestFirst,
      oldestFirst,
      { value: 'name', label: 'By name', column: 'name' },
      { value: 'job', label: 'By job', column: 'job' },
    ],
    filters: [
      filterBy('status', 'Status', 'Any', statusLabels),
      filterBy('job_id', 'Job', 'All jobs', jobOptions),
    ],
    views: ['spam'],
  })
  return (
    <Inbox
      title={adminPages.applications.title}
      note={`Applications are deleted automatically after ${retentionDays} days, and ${closedJobDays} days after their job has closed unless they may be kept for later jobs.`}
      exportPath={addressOf('exportApplications', { query: table.query })}
      tab="Applications"
      table={table}
      words={words}
      deleteCall="deleteApplication"
      load={(id) => adminCall('getApplication', { params: { id } })}
      update={(id, body) => adminCall('updateApplication', { params: { id }, body })}
      columns={(change) => [
        {
          key: 'name',
          label: 'Name',
          unlabelled: true,
          cell: ({ name, experience }) => (
            <>
              <b className="block">{name}</b>
              <span className="line-clamp-2 text-stone @4xl:line-clamp-1">{experience}</span>
            </>
          ),
        },
        { key: 'job', label: 'Job', cell: ({ job_title }) => job_title },
        dateColumn('created_at', 'Applied'),
        {
          key: 'status',
          label: 'Status',
          cell: (item) => <StatusSelect application={item} onChange={(status) => change(item, { status })} />,
        },
        { key: 'cv', label: 'CV', cell: (item) => <CvLink application={item} /> },
      ]}
      details={(item, change) => (
        <ApplicationDetails application={item} onStatus={(status) => change(item, { status })} />
      )}
      contact={(item, change) => {
        const next = nextSteps[item.status]
        return {
          phone: item.whatsapp,
          about: `your application as ${item.job_title}`,
          next: next && {
            label: next.label,
            icon: 'check',
            onClick: () => change(item, { status: next.status }),
          },
        }
      }}
      deletionDetail={({ name }) =>
        `The application of ${name} will be deleted, with the CV, your notes and the mails about it.`
      }
    />
  )
}
