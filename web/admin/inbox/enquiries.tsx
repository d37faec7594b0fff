import type { Enquiry } from '#contract/enquiries.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { site } from '#site'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'
import { adminCall } from '../auth/session.ts'
import { DataTable } from '../lists/data-table.tsx'
import { RecordDialog } from '../lists/record-dialog.tsx'
import { RowActions, RowButton } from '../lists/row-actions.tsx'
import { useTable } from '../lists/table-state.ts'
import { dayOf } from '../lists/times.ts'
import { SpamViews } from '../lists/views.tsx'
import { Heading } from '../shell/heading.tsx'
import { telOf } from './contacts.ts'
import { EnquiryDetails } from './enquiry-details.tsx'
import { useInbox } from './inbox.tsx'

const words = messages.enquiries

const orders = [
  { value: 'newest', label: 'Newest first', column: 'created_at', descending: true },
  { value: 'oldest', label: 'Oldest first', column: 'created_at' },
  { value: 'name', label: 'By name', column: 'name' },
]
const statuses = {
  key: 'status',
  label: 'Show',
  options: [
    ['', 'All'],
    ['new', 'New'],
    ['answered', 'Answered'],
  ],
} as const

export function Page() {
  const table = useTable('listEnquiries', { sort: 'newest', filters: ['status'], views: ['spam'] })
  const inbox = useInbox<Enquiry>({
    list: 'listEnquiries',
    items: table.list.data?.items,
    load: (id) => adminCall('getEnquiry', { params: { id } }),
    update: (id, body) => adminCall('updateEnquiry', { params: { id }, body }),
    deleteCall: 'deleteEnquiry',
    words,
  })

  const columns: Column<Enquiry>[] = [
    {
      key: 'name',
      label: 'Name',
      bare: true,
      cell: (one) => (
        <>
          <b className="block">{one.name}</b>
          <a href={telOf(one.phone)} className="link inline-flex min-h-11 items-center whitespace-nowrap">
            {one.phone}
          </a>
        </>
      ),
    },
    {
      key: 'message',
      label: 'Message',
      cell: (one) => <span className="line-clamp-3 max-w-measure wrap-anywhere">{one.message}</span>,
    },
    {
      key: 'created_at',
      label: 'Received',
      cell: (one) => <span className="whitespace-nowrap">{dayOf(one.created_at)}</span>,
    },
    {
      key: 'status',
      label: 'Status',
      cell: (one) =>
        one.status === 'new' ? <Badge tone="waiting">New</Badge> : <Badge tone="good">Answered</Badge>,
    },
    {
      key: 'actions',
      label: 'Actions',
      align: 'right',
      bare: true,
      cell: (one) => (
        <RowActions>
          <RowButton icon="eye" of={`the enquiry of ${one.name}`} onClick={() => inbox.open(one)}>
            Open
          </RowButton>
          {one.status === 'new' ? (
            <RowButton
              icon="check"
              of={`the enquiry of ${one.name}`}
              onClick={() => inbox.change(one, { status: 'answered' })}
            >
              Mark answered
            </RowButton>
          ) : null}
          <RowButton icon="trash" danger of={`the enquiry of ${one.name}`} onClick={() => inbox.erase(one)}>
            Delete
          </RowButton>
        </RowActions>
      ),
    },
  ]

  return (
    <>
      <Heading
        title={adminPages.enquiries.title}
        note={`Messages from the site. They are erased automatically ${site.retentionDays} days after they came in.`}
      />
      <SpamViews inbox="Enquiries" />
      <DataTable
        table={table}
        nouns={['enquiry', 'enquiries']}
        columns={columns}
        orders={orders}
        filters={[statuses]}
        empty={table.get('spam') ? 'No spam.' : words.empty}
        failed={words.loadFailed}
      />
      <RecordDialog item={inbox.opened} title={(one) => one.name} onClose={inbox.close}>
        {(one, dirty) => (
          <EnquiryDetails
            key={one.id}
            enquiry={one}
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
