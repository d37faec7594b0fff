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
import { inBoth } from '#contract/words.ts'
import { addressOf, useCall } from '../../calls/api.ts'
import { useMay } from '../blocks/calls.ts'
import { FileLink } from '../blocks/files.tsx'
import { Heading } from '../blocks/heading.tsx'
import { DataTable, Toolbar } from '../blocks/lists/data-table.tsx'
import { Differences } from '../blocks/lists/description-list.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import type { Column } from '../blocks/lists/table.tsx'
import { filterBy, useTable } from '../blocks/lists/table-state.ts'

const { title } = adminPages.diary

type Pair = [string, string]

const words = inBoth({
  note: [
    'What was done here, the newest first. Nobody can change an entry or remove one; each goes by itself after a year. Attempts to log in with an address that has no account are not written down.',
    'ഇവിടെ ചെയ്തതെല്ലാം, പുതിയത് ആദ്യം. ഇതിലുള്ളത് ആർക്കും മാറ്റാനോ മായ്ക്കാനോ ആകില്ല; ഒരു വർഷം കഴിഞ്ഞാൽ തനിയെ മായും. അക്കൗണ്ടില്ലാത്ത വിലാസം കൊണ്ട് ലോഗിൻ ചെയ്യാൻ ശ്രമിച്ചത് എഴുതിവയ്ക്കില്ല.',
  ],
  nouns: [['entry', 'entries'] as Pair, ['രേഖ', 'രേഖകൾ']],
  by: [['Who', 'Everybody'] as Pair, ['ആര്', 'എല്ലാവരും']],
  kind: [['What was done', 'Everything'] as Pair, ['എന്തു ചെയ്തു', 'എല്ലാം']],
  subject: [['To what', 'Everything'] as Pair, ['എന്തിൽ', 'എല്ലാം']],
  csv: ['Export as CSV', 'CSV എടുക്കാം'],
  what: ['What', 'എന്ത്'],
  when: ['When', 'എപ്പോൾ'],
  device: ['Device', 'ഉപകരണം'],
  differences: ['Before and after', 'മുമ്പും ഇപ്പോഴും'],
})

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
