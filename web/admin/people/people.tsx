import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import type { OpenedCv } from '#contract/people/people.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCompany } from '../../page-context.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Empty } from '../../ui/list-state.tsx'
import { AccountName } from '../blocks/account-name.tsx'
import { Heading, Section } from '../blocks/heading.tsx'
import { DataTable } from '../blocks/lists/data-table.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import type { Column } from '../blocks/lists/table.tsx'
import { useTable } from '../blocks/lists/table-state.ts'
import { Toolbar } from '../blocks/lists/toolbar.tsx'
import { useMay } from '../blocks/session.ts'
import { PersonFound } from './person.tsx'

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
  { key: 'email', label: 'Who', cell: (one) => <AccountName account={one} /> },
  { key: 'applicant', label: 'CV of', cell: (one) => one.applicant ?? 'deleted since' },
]
