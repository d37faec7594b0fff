import type { RefObject } from 'react'
import type { Enquiry, EnquiryChange } from '#contract/enquiries.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Facts } from '../lists/facts.tsx'
import { momentOf } from '../lists/times.ts'
import { CallLinks, InboxActions } from './inbox.tsx'
import { NotesForm, type SavedNotes } from './notes-form.tsx'

type EnquiryDetailsProps = {
  enquiry: Enquiry
  dirty: RefObject<boolean>
  notes: SavedNotes
  onChange: (change: EnquiryChange) => Promise<boolean>
  onDelete: () => void
}

export function EnquiryDetails({ enquiry, dirty, notes, onChange, onDelete }: EnquiryDetailsProps) {
  const { name, phone, spam, status } = enquiry
  const answered = status === 'answered'
  return (
    <div className="grid gap-8">
      <p className="text-lg whitespace-pre-wrap wrap-anywhere">{enquiry.message}</p>
      <div className="flex flex-wrap gap-3">
        <CallLinks phone={phone} name={name} about="your message to us" />
        <Button
          variant={answered ? 'secondary' : 'primary'}
          onClick={() => onChange({ status: answered ? 'new' : 'answered' })}
        >
          <Icon name="check" />
          {answered ? 'Not answered yet' : 'Mark as answered'}
        </Button>
      </div>
      <Facts
        facts={[
          ['Phone', phone],
          ['Wants to build', enquiry.plan || 'Not said'],
          ['Came from', enquiry.topic || 'Not said'],
          ['Received', momentOf(enquiry.created_at)],
        ]}
      />
      <NotesForm {...notes} dirty={dirty} />
      <InboxActions spam={spam} onSpam={(spam) => onChange({ spam })} onDelete={onDelete} />
    </div>
  )
}
