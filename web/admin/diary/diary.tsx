import type { DiaryEntry } from '#contract/access/diary.ts'
import {
  differencesIn,
  kindNames,
  remarkOf,
  sentenceOf,
  subjectNames,
  withAddress,
} from '#contract/access/diary-words.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { addressOf, useCall } from '../../calls/api.ts'
import { Heading } from '../blocks/heading.tsx'
import { DataTable } from '../blocks/lists/data-table.tsx'
import { Differences } from '../blocks/lists/differences.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import type { Column } from '../blocks/lists/table.tsx'
import { filterBy, useTable } from '../blocks/lists/table-state.ts'
import { Toolbar } from '../blocks/lists/toolbar.tsx'
import { FileLink } from '../blocks/open-file.tsx'
import { useMay } from '../blocks/session.ts'

const { title } = adminPages.diary

/** Loads nothing before the account is known to be an owner's. */
export function Page() {
  return useMay('owner') ? <ForOwners /> : <Heading title={title} />
}

function ForOwners() {
  const people = useCall('listDiaryPeople', {})
  const names = (people.data?.items ?? []).map(({ id, name }) => [id, name] as const)
  const table = useTable({
    call: 'listDiary',
    nouns: ['entry', 'entries'],
    words: staffMessages.diary,
    filters: [
      filterBy('by', 'Who', 'Everybody', names),
      filterBy('kind', 'What was done', 'Everything', kindNames),
      filterBy('subject', 'To what', 'Everything', subjectNames),
    ],
  })
  return (
    <>
      <Heading
        title={title}
        tools={<Toolbar table={table} />}
        note="What was done here, the newest first. Nobody can change an entry or remove one; each goes by itself after a year. Attempts to log in with an address that has no account are not written down."
      >
        <FileLink href={addressOf('exportDiary', { query: table.query })}>Export as CSV</FileLink>
      </Heading>
      <DataTable table={table} columns={columns} />
    </>
  )
}

const columns: Column<DiaryEntry>[] = [
  { key: 'what', label: 'What', unlabelled: true, cell: (entry) => <Told entry={entry} /> },
  dateColumn('at', 'When', formatDateTime),
  { key: 'device', label: 'Device' },
]

function Told({ entry }: { entry: DiaryEntry }) {
  const remark = remarkOf(entry)
  const differences = differencesIn(entry.changes)
  return (
    <>
      <p className="max-w-measure wrap-anywhere">
        <b>{withAddress(entry.by_name, entry.by_email)}</b> {sentenceOf(entry)}
        {remark ? <span className="text-stone">. {remark}</span> : null}
      </p>
      {differences.length > 0 ? (
        <details className="max-w-measure">
          <summary className="link min-h-11 py-2.5 font-semibold">Before and after</summary>
          <Differences differences={differences} />
        </details>
      ) : null}
    </>
  )
}
