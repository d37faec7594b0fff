import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { OpenedCv } from '#contract/people.ts'
import { site } from '#site'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Column } from '../../ui/table.tsx'
import { useAccount } from '../auth/session.ts'
import { DataTable } from '../lists/data-table.tsx'
import { formatDateTime } from '../lists/format-date.ts'
import { useTable } from '../lists/table-state.ts'
import { Heading } from '../shell/heading.tsx'
import { PersonFound } from './person.tsx'

const words = messages.people

export function Page() {
  const account = useAccount()
  return (
    <>
      <Heading
        title={adminPages.people.title}
        note={`Applications and enquiries are erased by themselves ${site.retentionDays} days after they came in. When somebody asks what you keep about them, or wants it erased, find them here.`}
      />
      {account?.role === 'owner' ? <ForOwners /> : null}
      {account && account.role !== 'owner' ? <p>{messages.auth.ownerOnly}</p> : null}
    </>
  )
}

function ForOwners() {
  const [search, setSearch] = useSearchParams()
  const contact = search.get('contact') ?? ''
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
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
          className="min-w-56 flex-1"
        />
        <Button type="submit" className="min-h-12.5">
          Find
        </Button>
      </form>
      {contact ? <PersonFound contact={contact} /> : null}
      <section aria-labelledby="openings" className="mt-16">
        <h2 id="openings" className="mb-4 text-2xl">
          Who opened which CV
        </h2>
        <OpenedCvs />
      </section>
    </>
  )
}

const columns: Column<OpenedCv>[] = [
  { key: 'opened_at', label: 'When', cell: (one) => formatDateTime(one.opened_at) },
  { key: 'email', label: 'Who', cell: (one) => <span className="wrap-anywhere">{one.email}</span> },
  { key: 'applicant', label: 'CV of', cell: (one) => one.applicant ?? 'erased since' },
]

function OpenedCvs() {
  const table = useTable({
    call: 'listOpenedCvs',
    nouns: ['opening', 'openings'],
    words: { empty: words.noOpenings, loadFailed: words.openingsFailed },
  })
  return <DataTable table={table} columns={columns} />
}
