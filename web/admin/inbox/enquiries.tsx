import type { Enquiry } from '#contract/enquiries.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { site } from '#site'
import { Button } from '../../ui/button.tsx'
import { Badge, type Column } from '../../ui/table.tsx'
import { adminCall } from '../auth/session.ts'
import { DescriptionList } from '../lists/description-list.tsx'
import { dateColumn, formatDateTime } from '../lists/format-date.ts'
import { filterBy, newestFirst, oldestFirst, useTable } from '../lists/table-state.ts'
import { Heading } from '../shell/heading.tsx'
import { telLink } from './contact-links.ts'
import { Inbox, PhoneLinks } from './inbox.tsx'

const words = messages.enquiries

export function Page() {
  const table = useTable({
    call: 'listEnquiries',
    nouns: ['enquiry', 'enquiries'],
    words,
    orders: [newestFirst, oldestFirst, { value: 'name', label: 'By name', column: 'name' }],
    filters: [filterBy('status', 'Show', 'All', { new: 'New', answered: 'Answered' })],
    views: ['spam'],
  })
  return (
    <>
      <Heading
        title={adminPages.enquiries.title}
        note={`Messages from the site. They are deleted automatically after ${site.retentionDays} days.`}
      />
      <Inbox
        title="Enquiries"
        table={table}
        words={words}
        list="listEnquiries"
        deleteCall="deleteEnquiry"
        load={(id) => adminCall('getEnquiry', { params: { id } })}
        update={(id, body) => adminCall('updateEnquiry', { params: { id }, body })}
        columns={() => columns}
        actions={(item, change) => [
          item.status === 'new' && {
            label: 'Mark answered',
            icon: 'check',
            onClick: () => change(item, { status: 'answered' }),
          },
        ]}
        details={(item, change) => (
          <EnquiryDetails enquiry={item} onStatus={(status) => change(item, { status })} />
        )}
      />
    </>
  )
}

const columns: Column<Enquiry>[] = [
  {
    key: 'name',
    label: 'Name',
    bare: true,
    cell: ({ name, phone }) => (
      <>
        <b className="block">{name}</b>
        <a href={telLink(phone)} className="link inline-flex min-h-11 items-center whitespace-nowrap">
          {phone}
        </a>
      </>
    ),
  },
  {
    key: 'message',
    label: 'Message',
    cell: ({ message }) => <span className="line-clamp-3 max-w-measure wrap-anywhere">{message}</span>,
  },
  dateColumn('created_at', 'Received'),
  {
    key: 'status',
    label: 'Status',
    cell: ({ status }) =>
      status === 'new' ? <Badge tone="waiting">New</Badge> : <Badge tone="good">Answered</Badge>,
  },
]

type EnquiryDetailsProps = { enquiry: Enquiry; onStatus: (status: Enquiry['status']) => void }

function EnquiryDetails({ enquiry, onStatus }: EnquiryDetailsProps) {
  const answered = enquiry.status === 'answered'
  return (
    <>
      <p className="text-lg whitespace-pre-wrap wrap-anywhere">{enquiry.message}</p>
      <div className="flex flex-wrap gap-3">
        <PhoneLinks phone={enquiry.phone} name={enquiry.name} about="your message to us" />
        <Button
          variant={answered ? 'secondary' : 'primary'}
          onClick={() => onStatus(answered ? 'new' : 'answered')}
          icon="check"
        >
          {answered ? 'Not answered yet' : 'Mark as answered'}
        </Button>
      </div>
      <DescriptionList
        entries={[
          ['Phone', enquiry.phone],
          ['Wants to build', enquiry.plan || 'Not given'],
          ['Came from', enquiry.topic || 'Not given'],
          ['Received', formatDateTime(enquiry.created_at)],
        ]}
      />
    </>
  )
}
