import { listed } from '#contract/access/roles.ts'
import { type Trashed, trashDays } from '#contract/admin/trash.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { RecordKind } from '#contract/records/fields.ts'
import { recordKinds, records } from '#contract/records/registry.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { ListState } from '../../ui/list-state.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { Pager } from '../../ui/pager.tsx'
import { adminCall } from '../blocks/calls.ts'
import { Heading } from '../blocks/heading.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import { useDelete, useMutate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { Badge, type Column, Table } from '../blocks/lists/table.tsx'
import { useTable } from '../blocks/lists/table-state.ts'

const words = staffMessages.trash
const nameOf = (kind: RecordKind) => records[kind].one.replace(/^./, (first) => first.toUpperCase())

const columns: Column<Trashed>[] = [
  {
    key: 'title',
    label: 'What',
    unlabelled: true,
    cell: ({ title, kind, pictures }) => (
      <>
        <b className="block wrap-break-word">{title}</b>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-stone">
          <Badge>{nameOf(kind)}</Badge>
          {pictures > 0 ? `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}` : null}
        </span>
      </>
    ),
  },
  dateColumn('deleted_at', 'Deleted', formatDateTime),
  { key: 'deleted_by', label: 'By', cell: (row) => <span className="wrap-anywhere">{row.deleted_by}</span> },
  dateColumn('ends_at', 'Kept until'),
]

export function Page() {
  const table = useTable({ call: 'listTrash', nouns: ['record', 'records'], words })
  const mutate = useMutate()
  const remove = useDelete('deleteTrashed', words)
  async function restore(id: string) {
    const outcome = { fallback: words.restoreFailed }
    const restored = await mutate(() => adminCall('restoreTrashed', { params: { id } }), outcome)
    if (restored) focusMain()
  }
  const actions = actionsColumn<Trashed>(
    ({ title }) => title,
    ({ id, title, pictures }) => [
      { label: 'Restore', icon: 'upload', onClick: () => restore(id) },
      {
        label: 'Delete for good',
        icon: 'trash',
        danger: true,
        onClick: () => remove(id, { detail: finalDetail(title, pictures), action: 'Delete for good' }),
      },
    ],
  )
  return (
    <>
      <Heading
        title={adminPages.trash.title}
        note={`${listed(recordKinds.map((kind) => records[kind].many))} stay here for ${trashDays} days after they were deleted. Visitors no longer see them. What is restored is back at its old address with all its pictures. Applications and enquiries do not come here: they are deleted at once.`}
      />
      <ListState query={table.list} empty={words.empty} failed={words.loadFailed}>
        {(items) => <Table caption="Trash" columns={[...columns, actions]} rows={items} />}
      </ListState>
      <div className="mt-8">
        <Pager page={table.page} pages={table.pages} href={table.hrefOf} />
      </div>
    </>
  )
}

function finalDetail(title: string, pictures: number) {
  const files = pictures > 0 ? ' Its pictures go with it.' : ''
  return `${title}.${files} ${messages.final}`
}
