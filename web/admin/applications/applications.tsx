import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type {
  Application,
  ApplicationChange,
  ApplicationChanges,
  ApplicationStatus,
  ApplicationWithEnd,
} from '#contract/applications.ts'
import { maxPageSize } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { addressOf, useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { Button } from '../../ui/button.tsx'
import { adminCall } from '../blocks/calls.ts'
import { FileLink } from '../blocks/files.tsx'
import { Choice } from '../blocks/forms/control.tsx'
import { Heading } from '../blocks/heading.tsx'
import { DataTable, Toolbar } from '../blocks/lists/data-table.tsx'
import { dateColumn } from '../blocks/lists/format-date.ts'
import { useDelete, useMutate, useOptimisticUpdate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import type { Column } from '../blocks/lists/table.tsx'
import { filterBy, newestFirst, oldestFirst, useTable } from '../blocks/lists/table-state.ts'
import { TickBar, useTicks } from '../blocks/lists/ticks.tsx'
import { SpamTabs, submissionPath } from '../inbox/submission-paths.tsx'
import { AnswerTexts } from './answers/answer-texts.tsx'
import { CvLink, StatusSelect } from './application-parts.tsx'
import { words } from './words.ts'

const { list } = words

export function Page() {
  const { search } = useLocation()
  const { retentionDays, closedJobDays } = useCompany()
  const table = useTable({
    call: 'listApplications',
    nouns: list.nouns as [string, string],
    words: messages.applications,
    orders: [
      newestFirst,
      oldestFirst,
      { value: 'name', label: list.byName, column: 'name' },
      { value: 'job', label: list.byJob, column: 'job' },
    ],
    filters: [
      filterBy('status', list.status, list.anyStatus, words.statuses),
      filterBy('job_id', list.job, list.allJobs, useJobOptions()),
    ],
    views: ['spam'],
  })
  const ticks = useTicks<ApplicationWithEnd>(table.list.data?.items, ({ name }) => name)
  const remove = useDelete('deleteApplication', messages.applications)
  const isSpam = table.get('spam') === 'true'
  return (
    <>
      <Heading
        title={adminPages.applications.title}
        tools={<Toolbar table={table} />}
        tabs={<SpamTabs inbox={list.tab} spam={isSpam} />}
      >
        <AnswerTexts />
        <FileLink href={addressOf('exportApplications', { query: table.query })}>{list.export}</FileLink>
      </Heading>
      <DataTable
        table={table}
        empty={isSpam ? list.noSpam : undefined}
        columns={[
          ticks.column,
          ...useColumns(search),
          actionsColumn<ApplicationWithEnd>(
            ({ name }) => list.rowOf(name),
            ({ id, name }) => [
              { label: list.open, icon: 'eye', to: submissionPath('application', id, search) },
              {
                label: list.delete,
                icon: 'trash',
                danger: true,
                onClick: () => remove(id, { detail: `${words.deletion(name)} ${messages.final}` }),
              },
            ],
          ),
        ]}
      />
      <p className="mt-4 max-w-measure text-stone">{list.note(retentionDays, closedJobDays)}</p>
      <Bulk ticks={ticks} />
    </>
  )
}

/** Each job with the number of its applicants. */
function useJobOptions() {
  const jobs = useCall('listJobs', { query: { status: 'all', sort: 'title', limit: maxPageSize } })
  const counts = useCall('countApplicants', {})
  return (jobs.data?.items ?? []).map(({ id, title }) => {
    const found = counts.data?.items.find((one) => one.id === id)
    return [id, found ? list.counted(title, found.applicants, found.unread) : title] as const
  })
}

function useColumns(search: string): Column<ApplicationWithEnd>[] {
  const update = useOptimisticUpdate<ApplicationWithEnd>('listApplications')
  const setStatus = (id: string, body: Pick<ApplicationWithEnd, 'status'>) =>
    update(id, body, () => adminCall('updateApplication', { params: { id }, body }), {
      done: messages.applications.updated,
    })
  return [
    {
      key: 'name',
      label: list.name,
      unlabelled: true,
      cell: ({ id, name, email, qualification, experience }) => (
        <>
          <Link
            to={submissionPath('application', id, search)}
            title={name}
            className="line-clamp-2 font-bold hover:underline @4xl:min-w-36"
          >
            {name}
          </Link>
          <span className="line-clamp-2 text-stone @4xl:line-clamp-1">
            {/* Without a mail address the qualification is a trade. */}
            {email ? experience : `${qualification} · ${experience}`}
          </span>
        </>
      ),
    },
    {
      key: 'job',
      label: list.job,
      cell: ({ job_title }) => (
        <span title={job_title} className="line-clamp-2 @4xl:min-w-32">
          {job_title}
        </span>
      ),
    },
    dateColumn('created_at', list.applied),
    {
      key: 'status',
      label: list.status,
      cell: (item) => (
        <StatusSelect application={item} onChange={(status) => setStatus(item.id, { status })} />
      ),
    },
    {
      key: 'cv',
      label: words.cv.title,
      cell: (item) => (
        <div className="@4xl:min-w-18">
          <CvLink application={item} />
        </div>
      ),
    },
  ]
}

/** One status for all ticked applications, and a way back to what each of them had. */
function Bulk({ ticks }: { ticks: { ticked: readonly Application[]; clear: () => void } }) {
  const { ticked, clear } = ticks
  const mutate = useMutate()
  const [status, setStatus] = useState<ApplicationStatus>()
  const send = (changes: ApplicationChanges) => adminCall('updateApplications', { body: { changes } })

  async function changeAll(change: ApplicationChange) {
    const before = ticked.map(({ id, status, spam }) => ({ id, status, spam }))
    const undo = () => mutate(() => send(before), { done: words.bulk.undone })
    const changed = await mutate(() => send(ticked.map(({ id }) => ({ id, ...change }))), {
      action: { label: words.bulk.undo, note: words.bulk.undoNote, onClick: undo },
    })
    if (!changed) return
    clear()
    setStatus(undefined)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (status) changeAll({ status })
  }
  const areSpam = ticked.every(({ spam }) => spam)
  return (
    <TickBar ticks={ticks}>
      <form onSubmit={onSubmit} className="flex flex-wrap items-center gap-2">
        <Choice
          label={<span className="sr-only">{words.bulk.status}</span>}
          value={status ?? ''}
          none={words.bulk.choose}
          names={words.statuses}
          onChoose={setStatus}
          className="-mt-1.5 min-w-44"
        />
        <Button type="submit" disabled={!status}>
          {words.bulk.set}
        </Button>
      </form>
      <Button variant="secondary" onClick={() => changeAll({ spam: !areSpam })}>
        {areSpam ? words.bulk.notSpam : words.bulk.spam}
      </Button>
    </TickBar>
  )
}
