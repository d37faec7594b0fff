import { useQueryClient } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import type { Person } from '#contract/people.ts'
import { addressOf, useCall } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { focusMain } from '../../ui/focus.ts'
import { Icon } from '../../ui/icon.tsx'
import { Empty, RecordState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminCall } from '../auth/session.ts'
import { openFile } from '../inbox/open-file.ts'
import { Facts } from '../lists/facts.tsx'
import { sentenceOf } from '../lists/sentence.ts'
import { dayOf } from '../lists/times.ts'

const words = messages.people

export function PersonFound({ contact }: { contact: string }) {
  const found = useCall('findPerson', { query: { contact } })
  return (
    <RecordState of={found} failed={found.error?.sentence || words.loadFailed}>
      {(person) =>
        person.applications.length + person.enquiries.length > 0 ? (
          <Records person={person} contact={contact} />
        ) : (
          <Empty>{words.nobody}</Empty>
        )
      }
    </RecordState>
  )
}

function Records({ person, contact }: { person: Person; contact: string }) {
  const erase = useErase(person)
  return (
    <section aria-label="What is kept">
      <p role="status" className="mb-4">
        Kept: {inWords(person)}.
      </p>
      <ul className="grid gap-8 xl:grid-cols-2">
        {person.applications.map((one) => (
          <li key={one.id}>
            <h3 className="mb-2 font-semibold">Application for {one.job_title}</h3>
            <Facts
              facts={[
                ['Sent', dayOf(one.created_at)],
                ['Name', one.name],
                ['Email', one.email],
                ['WhatsApp', one.whatsapp],
                ['Address', one.address],
                ['CV', one.cv_name ?? messages.applications.noCv],
              ]}
            />
          </li>
        ))}
        {person.enquiries.map((one) => (
          <li key={one.id}>
            <h3 className="mb-2 font-semibold">Enquiry</h3>
            <Facts
              facts={[
                ['Sent', dayOf(one.created_at)],
                ['Name', one.name],
                ['Phone', one.phone],
                ['Message', one.message],
              ]}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink
          href={addressOf('exportPerson', { query: { contact } })}
          download
          onClick={openFile}
          variant="secondary"
        >
          <Icon name="download" />
          Download everything
        </ButtonLink>
        <Button variant="danger" onClick={erase}>
          Erase everything
        </Button>
      </div>
    </section>
  )
}

function useErase(person: Person) {
  const client = useQueryClient()
  const confirm = useConfirm()
  return async () => {
    const detail = `${inWords(person)}, with CVs, notes and mails about them. This cannot be undone.`
    if (!(await confirm({ question: words.confirmErase, detail, action: 'Erase' }))) return
    try {
      const ids = [...person.applications, ...person.enquiries].map(({ id }) => id)
      toast.success((await adminCall('erasePerson', { body: { ids } })).message)
      focusMain()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    await client.invalidateQueries()
  }
}

const inWords = ({ applications, enquiries }: Person) =>
  [counted(applications, 'application', 'applications'), counted(enquiries, 'enquiry', 'enquiries')]
    .filter(Boolean)
    .join(' and ')

const counted = ({ length }: unknown[], one: string, many: string) =>
  length > 0 ? `${length} ${length === 1 ? one : many}` : ''
