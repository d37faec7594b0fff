// The private links that families and clients have got: who sees what, and until when.
import { useSearchParams } from 'react-router'
import type { GivenLink } from '#contract/access/private-links.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { inBoth } from '#contract/words.ts'
import { Heading } from '../blocks/heading.tsx'
import { DataTable } from '../blocks/lists/data-table.tsx'
import { dateColumn, formatDateTime, formatTimestampDay } from '../blocks/lists/format-date.ts'
import { useDelete } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { Badge, type Column } from '../blocks/lists/table.tsx'
import { useTable } from '../blocks/lists/table-state.ts'

const words = inBoth({
  note: [
    'Families see their house by such a link, and clients write a review, without an account. The link itself is shown only when it is made, in All Projects and All Reviews.',
    'വീട്ടുകാർ വീടുപണി കാണുന്നതും ക്ലയന്റുകൾ അഭിപ്രായം എഴുതുന്നതും ഈ ലിങ്കുകൾ വഴിയാണ്, അക്കൗണ്ട് വേണ്ട. ലിങ്ക് ഉണ്ടാക്കുമ്പോൾ മാത്രമേ കാണിക്കൂ: പ്രോജക്ടുകളുടെയും അഭിപ്രായങ്ങളുടെയും പേജുകളിൽ.',
  ],
  noun: ['link', 'ലിങ്ക്'],
  nouns: ['links', 'ലിങ്കുകൾ'],
  all: ['All links', 'എല്ലാ ലിങ്കുകളും'],
  empty: ['Nobody has a link that still works.', 'ഇപ്പോൾ ആരുടെയും കയ്യിൽ പ്രവർത്തിക്കുന്ന ലിങ്ക് ഇല്ല.'],
  loadFailed: ['Unable to load the links.', 'ലിങ്കുകൾ കാണിക്കാനായില്ല.'],
  kinds: { house: ['Family', 'വീട്ടുകാർ'], review: ['Review', 'അഭിപ്രായം'] },
  readers: [
    (count: number) => (count === 1 ? '1 gets mails' : `${count} get mails`),
    (count) => `മെയിൽ കിട്ടുന്നവർ: ${count}`,
  ],
  for: ['For', 'ആർക്ക്'],
  by: ['Made by', 'കൊടുത്തത്'],
  made: ['Made', 'കൊടുത്ത ദിവസം'],
  until: ['Works until', 'എന്നുവരെ'],
  untilEnded: ['You end it', 'അവസാനിപ്പിക്കുന്നതു വരെ'],
  opened: ['Last opened', 'അവസാനം തുറന്നത്'],
  notYet: ['Not yet', 'തുറന്നിട്ടില്ല'],
  linkFor: [(name: string) => `the link for ${name}`, (name) => `${name}: ലിങ്ക്`],
  end: ['End link', 'ലിങ്ക് അവസാനിപ്പിക്കാം'],
  confirmEnd: ['End this link?', 'ഈ ലിങ്ക് അവസാനിപ്പിക്കണോ?'],
  endMeans: {
    house: [
      (name: string) =>
        `${name} sees the page no more, and nobody gets mails by this link. It cannot be undone; you can make a new link.`,
      (name) =>
        `${name} ഇനി ഈ പേജ് കാണില്ല, ഈ ലിങ്ക് വഴി ആർക്കും മെയിൽ കിട്ടുകയുമില്ല. പഴയപടിയാക്കാനാകില്ല; പുതിയ ലിങ്ക് ഉണ്ടാക്കാം.`,
    ],
    review: [
      (name: string) => `${name} can no longer write a review by it. You can make a new link at any time.`,
      (name) => `${name} എന്നയാൾക്ക് ഇതുപയോഗിച്ച് ഇനി അഭിപ്രായം എഴുതാനാകില്ല. എപ്പോൾ വേണമെങ്കിലും പുതിയ ലിങ്ക് ഉണ്ടാക്കാം.`,
    ],
  },
})

const columns: Column<GivenLink>[] = [
  {
    key: 'name',
    label: words.for,
    unlabelled: true,
    cell: ({ kind, name, project, readers }) => (
      <span className="wrap-anywhere">
        <b className="block">{name}</b>
        <span className="text-stone">
          <Badge>{words.kinds[kind]}</Badge>{' '}
          {[project, readers > 0 && words.readers(readers)].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  {
    key: 'created_by',
    label: words.by,
    cell: ({ created_by: by }) => <span className="wrap-anywhere">{by}</span>,
  },
  dateColumn('created_at', words.made),
  {
    key: 'ends_at',
    label: words.until,
    cell: ({ ends_at: at }) => (at ? formatTimestampDay(at) : words.untilEnded),
  },
  {
    key: 'opened_at',
    label: words.opened,
    cell: ({ opened_at: at }) => (at ? formatDateTime(at) : words.notYet),
  },
]

/** With `?project=` in the address those that are about one project. */
export function Page() {
  const [params] = useSearchParams()
  const { noun, nouns, confirmEnd } = words
  const table = useTable({ call: 'listGivenLinks', nouns: [noun, nouns], words, views: ['project'] })
  const end = useDelete('endGivenLink', { confirmDelete: confirmEnd, deleted: staffMessages.links.ended })
  const actions = actionsColumn<GivenLink>(
    ({ name }) => words.linkFor(name),
    ({ id, name, kind }) => [
      {
        label: words.end,
        icon: 'trash',
        danger: true,
        onClick: () => end(id, { detail: words.endMeans[kind](name), action: words.end }),
      },
    ],
  )
  const { title, path } = adminPages.links
  return (
    <>
      <Heading
        title={title}
        note={words.note}
        link={params.get('project') ? { label: words.all, to: path } : undefined}
      />
      <DataTable table={table} columns={[...columns, actions]} />
    </>
  )
}
