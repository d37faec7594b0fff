import { tablePageSize } from '#contract/limits.ts'
import type { ReviewLink } from '#contract/reviews/write-review.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../api.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Section } from '../blocks/heading.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import { useDelete } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { type Column, Table } from '../blocks/lists/table.tsx'
import { words } from './link-words.ts'

const columns: Column<ReviewLink>[] = [
  {
    key: 'name',
    label: words.for,
    unlabelled: true,
    cell: ({ name, project }) => (
      <span className="wrap-anywhere">
        <b>{name}</b>
        <span className="block text-stone">{project}</span>
      </span>
    ),
  },
  {
    key: 'created_by',
    label: words.by,
    cell: ({ created_by: by }) => <span className="wrap-anywhere">{by}</span>,
  },
  dateColumn('ends_at', words.until),
  {
    key: 'opened_at',
    label: words.opened,
    cell: ({ opened_at: at }) => (at ? formatDateTime(at) : words.notYet),
  },
]

/** Those that clients have got and not used yet. */
export function ReviewLinks() {
  const links = useCall('listReviewLinks', { query: { limit: tablePageSize } })
  const { confirmEnd } = words
  const end = useDelete('endReviewLink', { confirmDelete: confirmEnd, deleted: staffMessages.links.ended })
  const actions = actionsColumn<ReviewLink>(
    ({ name }) => words.linkFor(name),
    ({ id, name }) => [
      {
        label: words.end,
        icon: 'trash',
        danger: true,
        onClick: () => end(id, { detail: words.endMeans(name), action: words.end }),
      },
    ],
  )
  return (
    <Section id="review-links" title={words.title} note={words.note} className="mt-10">
      <ListState query={links} empty={words.empty} failed={words.loadFailed}>
        {(items) => <Table caption={words.title} columns={[...columns, actions]} rows={items} />}
      </ListState>
    </Section>
  )
}
