import type { Enquiry } from '#contract/enquiries.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { addressOf } from '../../api.ts'
import { useCompany } from '../../page-context.ts'
import { telLink } from '../../ui/contact-links.ts'
import { DescriptionList } from '../blocks/lists/description-list.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import { Badge, type Column } from '../blocks/lists/table.tsx'
import { filterBy, newestFirst, oldestFirst, useTable } from '../blocks/lists/table-state.ts'
import { adminCall } from '../blocks/session.ts'
import { consentOf } from './consent.ts'
import { FollowUp, FollowUpDay } from './follow-up.tsx'
import { Inbox } from './inbox.tsx'

const words = messages.enquiries

export function Page() {
  const { retentionDays } = useCompany()
  const table = useTable({
    call: 'listEnquiries',
    nouns: ['enquiry', 'enquiries'],
    words,
    orders: [
      newestFirst,
      oldestFirst,
      { value: 'name', label: 'By name', column: 'name' },
      { value: 'follow_up', label: 'By follow-up', column: 'follow_up_on' },
    ],
    filters: [
      filterBy('status', 'Show', 'All', { new: 'New', answered: 'Answered' }),
      filterBy('follow_up', 'Follow-up', 'Any', { due: 'Due now', any: 'With a date' }),
    ],
    views: ['spam'],
  })
  return (
    <Inbox
      title={adminPages.enquiries.title}
      note={`Messages from the site. They are deleted automatically after ${retentionDays} days.`}
      exportPath={addressOf('exportEnquiries', { query: table.query })}
      tab="Enquiries"
      table={table}
      words={words}
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
        <EnquiryDetails enquiry={item} onFollowUp={(follow_up_on) => change(item, { follow_up_on })} />
      )}
      contact={(item, change) => ({
        phone: item.phone,
        about: 'your message to us',
        next:
          item.status === 'new'
            ? {
                label: 'Mark as answered',
                icon: 'check',
                onClick: () => change(item, { status: 'answered' }),
              }
            : { label: 'Not answered yet', icon: 'clock', onClick: () => change(item, { status: 'new' }) },
      })}
      deletionDetail={({ name }) =>
        `The enquiry from ${name} will be deleted, with your notes and the mails about it.`
      }
    />
  )
}

const columns: Column<Enquiry>[] = [
  {
    key: 'name',
    label: 'Name',
    unlabelled: true,
    cell: ({ name, phone }) => (
      <>
        <b className="block">{name}</b>
        <a
          href={telLink(phone)}
          className="link inline-flex min-h-11 items-center whitespace-nowrap desk:min-h-0"
        >
          {phone}
        </a>
      </>
    ),
  },
  {
    key: 'message',
    label: 'Message',
    cell: ({ message }) => (
      <span className="line-clamp-3 max-w-measure wrap-anywhere @4xl:line-clamp-2">{message}</span>
    ),
  },
  dateColumn('created_at', 'Received'),
  {
    key: 'status',
    label: 'Status',
    cell: ({ status }) =>
      status === 'new' ? <Badge tone="waiting">New</Badge> : <Badge tone="good">Answered</Badge>,
  },
  {
    key: 'follow_up_on',
    label: 'Follow-up',
    nowrap: true,
    cell: ({ follow_up_on }) => (follow_up_on ? <FollowUpDay date={follow_up_on} /> : null),
  },
]

type EnquiryDetailsProps = { enquiry: Enquiry; onFollowUp: (day: string | null) => Promise<boolean> }

function EnquiryDetails({ enquiry, onFollowUp }: EnquiryDetailsProps) {
  return (
    <>
      <p className="text-lg whitespace-pre-wrap wrap-anywhere">{enquiry.message}</p>
      <DescriptionList
        entries={[
          ['Phone', enquiry.phone],
          ['Wants to build', enquiry.plan || 'Not given'],
          ['Came from', enquiry.topic || 'Not given'],
          ['Received', formatDateTime(enquiry.created_at)],
          ['Status', enquiry.status === 'new' ? 'New' : 'Answered'],
          ['Consent', consentOf(enquiry, 'enquiry')],
        ]}
      />
      <FollowUp date={enquiry.follow_up_on} onChange={onFollowUp} />
    </>
  )
}
