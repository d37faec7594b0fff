import { Link, useLocation } from 'react-router'
import type { Enquiry, EnquiryChange } from '#contract/enquiries.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { enquiryStatusNames } from '#contract/people/lead-words.ts'
import { addressOf } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { telLink } from '../../ui/contact-links.ts'
import { adminCall } from '../blocks/calls.ts'
import { FileLink } from '../blocks/files.tsx'
import { Heading } from '../blocks/heading.tsx'
import { DataTable, Toolbar } from '../blocks/lists/data-table.tsx'
import { dateColumn } from '../blocks/lists/format-date.ts'
import { useDelete, useOptimisticUpdate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { Badge, type Column } from '../blocks/lists/table.tsx'
import { filterBy, newestFirst, oldestFirst, useTable } from '../blocks/lists/table-state.ts'
import { words as common } from '../blocks/words.ts'
import { AddLead } from './add-lead.tsx'
import { deletionOf, enquiryWords, FollowUpDay, StatusBadge } from './enquiry-parts.tsx'
import { words } from './enquiry-words.ts'
import { Sources } from './sources.tsx'
import { SpamTabs, submissionPath } from './submission-paths.tsx'

const { filters, orders } = words
const statuses = enquiryStatusNames

export function Page() {
  const { retentionDays } = useCompany()
  const { search } = useLocation()
  const table = useTable({
    call: 'listEnquiries',
    nouns: words.nouns,
    words: messages.enquiries,
    orders: [
      { value: 'call', label: orders.call },
      newestFirst,
      oldestFirst,
      { value: 'name', label: orders.name, column: 'name' },
      { value: 'follow_up', label: orders.followUp, column: 'follow_up_on' },
    ],
    filters: [
      filterBy('status', filters.show, filters.all, statuses),
      filterBy('follow_up', filters.followUp, filters.any, { due: filters.due, any: filters.withDate }),
    ],
    views: ['spam'],
  })
  const optimisticUpdate = useOptimisticUpdate<Enquiry>('listEnquiries')
  const remove = useDelete('deleteEnquiry', messages.enquiries)
  const isSpam = table.get('spam') === 'true'
  // The order of this list is not that of the call, so the opened enquiry is told it.
  const opened = ({ id }: Enquiry) =>
    submissionPath('enquiry', id, table.get('sort') ? search : `${search || '?'}${search && '&'}sort=call`)
  const change = ({ id }: Enquiry, body: EnquiryChange) =>
    optimisticUpdate(id, body, () => adminCall('updateEnquiry', { params: { id }, body }))
  return (
    <>
      <Heading
        title={adminPages.enquiries.title}
        tools={<Toolbar table={table} />}
        tabs={<SpamTabs inbox={adminPages.enquiries.title} spam={isSpam} />}
      >
        <AddLead />
      </Heading>
      <DataTable
        table={table}
        empty={isSpam ? words.noSpam : undefined}
        columns={[
          nameColumn(opened),
          ...columns,
          actionsColumn<Enquiry>(
            ({ name }) => words.ofName(name),
            (item) => [
              { label: words.open, icon: 'eye', to: opened(item) },
              item.status === 'new' && {
                label: words.markAnswered,
                icon: 'check',
                onClick: () => change(item, { status: 'answered' }),
              },
              {
                label: common.erase,
                icon: 'trash',
                danger: true,
                onClick: () => remove(item.id, { detail: deletionOf(item) }),
              },
            ],
          ),
        ]}
      />
      <p className="mt-4 max-w-measure text-stone">{words.note(retentionDays)}</p>
      <p className="mt-4">
        <FileLink href={addressOf('exportEnquiries', { query: table.query })}>{words.exportCsv}</FileLink>
      </p>
      {isSpam ? null : <Sources />}
    </>
  )
}

const nameColumn = (opened: (enquiry: Enquiry) => string): Column<Enquiry> => ({
  key: 'name',
  label: words.name,
  unlabelled: true,
  cell: (enquiry) => (
    <>
      <Link
        to={opened(enquiry)}
        title={enquiry.name}
        className="line-clamp-2 font-bold hover:underline @4xl:min-w-36 @[68rem]:min-w-52"
      >
        {enquiry.name}
      </Link>
      <a
        href={telLink(enquiry.phone)}
        className="link inline-flex min-h-11 items-center whitespace-nowrap desk:min-h-0"
      >
        {enquiry.phone}
      </a>
    </>
  ),
})

const columns: Column<Enquiry>[] = [
  {
    key: 'message',
    label: words.message,
    cell: ({ message, by_hand }) =>
      message || by_hand ? (
        <span className="line-clamp-3 max-w-measure wrap-anywhere @4xl:line-clamp-2">
          {by_hand ? <Badge>{words.byHand}</Badge> : null} {message}
        </span>
      ) : null,
  },
  dateColumn('created_at', words.received),
  { key: 'status', label: common.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'follow_up_on',
    label: enquiryWords.followUp.label,
    nowrap: true,
    cell: ({ follow_up_on }) => (follow_up_on ? <FollowUpDay date={follow_up_on} /> : null),
  },
]
