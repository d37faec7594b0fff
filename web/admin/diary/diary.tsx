import type { DiaryEntry } from '#contract/access/diary.ts'
import {
  actors,
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
import { useMay } from '../blocks/calls.ts'
import { Heading } from '../blocks/heading.tsx'
import { DataTable, Toolbar } from '../blocks/lists/data-table.tsx'
import { Differences } from '../blocks/lists/description-list.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import type { Column } from '../blocks/lists/table.tsx'
import { filterBy, useTable } from '../blocks/lists/table-state.ts'
import { FileLink } from '../blocks/open-file.tsx'
import { words } from './words.ts'

const { title } = adminPages.diary

/** Loads nothing before the account is known to be an owner's. */
export function Page() {
  return useMay('owner') ? <ForOwners /> : <Heading title={title} />
}

function ForOwners() {
  const people = useCall('listDiaryPeople', {})
  const names = (people.data?.items ?? []).map(({ id, name }) => [id, actors[name] ?? name] as const)
  const table = useTable({
    call: 'listDiary',
    nouns: words.nouns,
    words: staffMessages.diary,
    filters: [
      filterBy('by', ...words.by, names),
      filterBy('kind', ...words.kind, kindNames),
      filterBy('subject', ...words.subject, subjectNames),
    ],
  })
  return (
    <>
      <Heading title={title} tools={<Toolbar table={table} />} note={words.note}>
        <FileLink href={addressOf('exportDiary', { query: table.query })}>{words.csv}</FileLink>
      </Heading>
      <DataTable table={table} columns={columns} />
    </>
  )
}

const columns: Column<DiaryEntry>[] = [
  { key: 'what', label: words.what, unlabelled: true, cell: (entry) => <Told entry={entry} /> },
  dateColumn('at', words.when, formatDateTime),
  { key: 'device', label: words.device },
]

function Told({ entry }: { entry: DiaryEntry }) {
  const remark = remarkOf(entry)
  const differences = differencesIn(entry.changes)
  return (
    <>
      <p className="max-w-measure wrap-anywhere">
        <b>{withAddress(actors[entry.by_name] ?? entry.by_name, entry.by_email)}</b> {sentenceOf(entry)}
        {remark ? <span className="text-stone">. {remark}</span> : null}
      </p>
      {differences.length > 0 ? (
        <details className="max-w-measure">
          <summary className="link min-h-11 py-2.5 font-semibold">{words.differences}</summary>
          <Differences differences={differences} />
        </details>
      ) : null}
    </>
  )
}
