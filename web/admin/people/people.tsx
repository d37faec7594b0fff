import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { OpenedCv, Person } from '#contract/people/people.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { addressOf, useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Empty, RecordState } from '../../ui/list-state.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { missingCv } from '../applications/application-parts.tsx'
import { adminCall, useMay } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { FileLink } from '../blocks/files.tsx'
import { Heading, Section } from '../blocks/heading.tsx'
import { DataTable, Toolbar } from '../blocks/lists/data-table.tsx'
import { DescriptionList } from '../blocks/lists/description-list.tsx'
import {
  dateColumn,
  formatCalendarDay,
  formatDateTime,
  formatTimestampDay,
} from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import type { Column } from '../blocks/lists/table.tsx'
import { useTable } from '../blocks/lists/table-state.ts'

const words = staffMessages.people

export function Page() {
  const { retentionDays } = useCompany()
  return (
    <>
      <Heading
        title={adminPages.people.title}
        note={`Applications and enquiries are deleted automatically after ${retentionDays} days at the latest. When somebody asks what you have about them, or wants it deleted, find them here. A review that a client wrote is found by its name under All Reviews: delete it there, and then in the trash.`}
      />
      {useMay('owner') ? <ForOwners /> : null}
    </>
  )
}

function ForOwners() {
  const [search, setSearch] = useSearchParams()
  const contact = search.get('contact') ?? ''
  const [erased, setErased] = useState('')
  const table = useTable({
    call: 'listOpenedCvs',
    nouns: ['opening', 'openings'],
    words: { empty: words.noOpenings, loadFailed: words.openingsFailed },
  })
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setErased('')
    const typed = new FormData(event.currentTarget).get('contact')
    setSearch(typed ? { contact: String(typed).trim() } : {})
  }
  return (
    <>
      <form onSubmit={find} className="mb-8 flex max-w-2xl flex-wrap items-end gap-4">
        <TextField
          label="Email address or phone number"
          name="contact"
          defaultValue={contact}
          key={contact}
          required
          maxLength={200}
          autoComplete="off"
          className="min-w-[min(14rem,100%)] flex-1"
        />
        <Button type="submit" className="min-h-12.5 desk:min-h-10.5">
          Find
        </Button>
      </form>
      {contact && contact === erased ? <Empty>{words.nobody}</Empty> : null}
      {contact && contact !== erased ? (
        <PersonFound key={contact} contact={contact} onErased={() => setErased(contact)} />
      ) : null}
      <Section id="openings" title="Who opened which CV" tools={<Toolbar table={table} />} className="mt-10">
        <DataTable table={table} columns={columns} />
      </Section>
    </>
  )
}

const columns: Column<OpenedCv>[] = [
  dateColumn('opened_at', 'When', formatDateTime),
  {
    key: 'email',
    label: 'Who',
    cell: ({ name, email }) => (
      <span className="wrap-anywhere" title={name ? email : undefined}>
        {name || email}
      </span>
    ),
  },
  { key: 'applicant', label: 'CV of', cell: (one) => one.applicant ?? 'deleted since' },
]

/** Long enough to read a message about what is left. */
const readMs = 20_000

type FoundProps = { contact: string; onErased: () => void }

function PersonFound({ contact, onErased }: FoundProps) {
  const found = useCall('findPerson', { query: { contact } })
  return (
    <RecordState query={found} failed={found.error?.message || words.loadFailed}>
      {(person) =>
        Object.values(person).some(({ length }) => length > 0) ? (
          <Records person={person} contact={contact} onErased={onErased} />
        ) : (
          <Empty>{words.nobody}</Empty>
        )
      }
    </RecordState>
  )
}

function Records({ person, contact, onErased }: FoundProps & { person: Person }) {
  const erase = useErase(person, onErased)
  return (
    <section aria-label="What we have">
      <p role="status" className="mb-4">
        We have {countsOf(person)}.
      </p>
      <ul className="grid gap-8 xl:grid-cols-2">
        {recordsOf(person).map(({ id, title, entries }) => (
          <li key={id}>
            <h2 className="mb-2">{title}</h2>
            <DescriptionList entries={entries} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <FileLink href={addressOf('exportPerson', { query: { contact } })}>Download everything</FileLink>
        <Button variant="danger" onClick={erase}>
          Erase everything
        </Button>
      </div>
    </section>
  )
}

function recordsOf({ applications, enquiries, houses }: Person) {
  return [
    ...applications.map(
      ({ id, job_title, created_at, name, email, whatsapp, address, cv_name, cv_left_out }) => ({
        id,
        title: `Application for ${job_title}`,
        entries: Object.entries({
          Sent: formatTimestampDay(created_at),
          Name: name,
          Email: email,
          WhatsApp: whatsapp,
          Address: address,
          CV: cv_name ?? missingCv({ cv_left_out }),
        }),
      }),
    ),
    ...enquiries.map(({ id, created_at, by_hand, name, phone, message, follow_up_on }) => ({
      id,
      title: 'Enquiry',
      entries: Object.entries({
        [by_hand ? 'Noted by us' : 'Sent']: formatTimestampDay(created_at),
        Name: name,
        Phone: phone,
        Message: message,
        ...(follow_up_on && { 'To call again': formatCalendarDay(follow_up_on) }),
      }),
    })),
    ...houses.map(({ id, house, email, created_at }) => ({
      id,
      title: 'Mails about a house',
      entries: Object.entries({ House: house, Email: email, 'Asked for': formatTimestampDay(created_at) }),
    })),
  ]
}

function useErase(person: Person, onErased: () => void) {
  const mutate = useMutate()
  const confirm = useConfirm()
  return async () => {
    const detail = `${countsOf(person)} will be deleted, with CVs, notes and mails. ${messages.final}`
    if (!(await confirm({ question: words.confirmErase, detail, action: 'Erase' }))) return
    const ids = Object.values(person).flatMap((records: { id: string }[]) => records.map(({ id }) => id))
    async function send() {
      const answer = await adminCall('erasePerson', { body: { ids } })
      // Before the refresh, which would look the person up again and add that to the diary.
      flushSync(onErased)
      return answer
    }
    if (await mutate(send, { autoClose: readMs })) focusMain()
  }
}

const countsOf = ({ applications, enquiries, houses }: Person) =>
  [
    countOf(applications, 'application', 'applications'),
    countOf(enquiries, 'enquiry', 'enquiries'),
    countOf(houses, 'address that gets mails about a house', 'addresses that get mails about a house'),
  ]
    .filter(Boolean)
    .join(' and ')

const countOf = ({ length }: unknown[], one: string, many: string) =>
  length > 0 ? `${length} ${length === 1 ? one : many}` : ''
