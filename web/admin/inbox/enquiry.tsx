// One enquiry, at an address that can be sent to somebody else.

import { useRef } from 'react'
import { useParams } from 'react-router'
import type { Enquiry, EnquiryChange } from '#contract/enquiries.ts'
import { messages } from '#contract/messages.ts'
import { enquiryStatusNames, type LeadSource, leadSourceNames } from '#contract/people/lead-words.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { adminCall } from '../blocks/calls.ts'
import { Choice } from '../blocks/forms/control.tsx'
import { DescriptionList } from '../blocks/lists/description-list.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { words as common } from '../blocks/words.ts'
import { TellLater } from './add-lead.tsx'
import { consentOf } from './consent.ts'
import { deletionOf, FollowUp, StatusBadge } from './enquiry-parts.tsx'
import { words } from './enquiry-words.ts'
import { MessageBar } from './message-bar.tsx'
import { useDeleteAndGoOn, useStepKeys } from './neighbours.tsx'
import { SubmissionScreen } from './submission.tsx'

export function Page() {
  const { id = '' } = useParams()
  useStepKeys('enquiry', id)
  const found = useCall('getEnquiry', { params: { id } })
  return (
    <RecordState query={found} failed={found.error?.message || messages.enquiries.loadFailed}>
      {(enquiry) => (
        <SubmissionScreen
          kind="enquiry"
          id={id}
          title={enquiry.name}
          note={<StatusBadge status={enquiry.status} />}
          statuses={enquiryStatusNames}
        >
          <OpenedEnquiry key={id} enquiry={enquiry} />
        </SubmissionScreen>
      )}
    </RecordState>
  )
}

function OpenedEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const { id, by_hand, status, spam } = enquiry
  const mutate = useMutate()
  const erase = useDeleteAndGoOn('enquiry', id, deletionOf(enquiry))
  const change = (body: EnquiryChange) => mutate(() => adminCall('updateEnquiry', { params: { id }, body }))
  return (
    <>
      <MessageBar
        name={enquiry.name}
        phone={enquiry.phone}
        about={by_hand ? 'call' : 'message'}
        language={enquiry.notice_language}
        next={
          status === 'new' && {
            label: words.markAnswered,
            icon: 'check',
            onClick: () => change({ status: 'answered' }),
          }
        }
        others={[
          status === 'answered' && {
            label: words.notAnswered,
            icon: 'clock',
            onClick: () => change({ status: 'new' }),
          },
          {
            label: spam ? words.notSpam : words.markSpam,
            icon: spam ? 'check' : 'warning',
            onClick: () => change({ spam: !spam }),
          },
          { label: common.erase, icon: 'trash', danger: true, onClick: erase },
        ]}
      />
      {enquiry.message ? (
        <p className="text-lg whitespace-pre-wrap wrap-anywhere">{enquiry.message}</p>
      ) : null}
      <FollowUp date={enquiry.follow_up_on} onChange={(follow_up_on) => change({ follow_up_on })} />
      <Ending enquiry={enquiry} onChange={change} />
      {by_hand ? <TellLater lead={enquiry} /> : null}
      <DescriptionList
        entries={[
          [words.phone, enquiry.phone],
          [words.plan, !by_hand && (enquiry.plan || words.notGiven)],
          [words.topic, !by_hand && (enquiry.topic || words.notGiven)],
          [by_hand ? words.byHand : words.received, formatDateTime(enquiry.created_at)],
          [words.consent, by_hand ? words.noConsent : consentOf(enquiry, 'enquiry')],
        ]}
      />
    </>
  )
}

type EndingProps = { enquiry: Enquiry; onChange: (change: EnquiryChange) => Promise<boolean> }

/** Where an enquiry came from, and whether it became a house. */
function Ending({ enquiry, onChange }: EndingProps) {
  const { status, why, came_from } = enquiry
  const outcome = useRef<'won' | 'lost'>(undefined)
  const reason = useRef<HTMLInputElement>(null)
  const form = useForm<{ came_from: LeadSource | ''; why: string }>({
    defaults: { came_from, why },
    failed: (message) => message || words.failed,
    send: (typed) => onChange({ ...typed, status: outcome.current }),
    // The reason is what the office learns from: where it is missing, it is the next thing to type.
    onSuccess(typed) {
      if (outcome.current === 'lost' && !typed.why.trim()) reason.current?.focus()
    },
  })
  const ending = (as?: 'won' | 'lost') => ({
    type: 'submit' as const,
    variant: 'secondary' as const,
    busy: form.busy,
    onClick: () => {
      outcome.current = as
    },
  })
  return (
    <form {...form.props} aria-label={words.ending} className="grid gap-4 border-t border-line pt-6">
      <h2>{words.ending}</h2>
      <Choice
        {...form.field('came_from')}
        label={words.heard}
        none={words.notAsked}
        names={leadSourceNames}
        className="max-w-96"
      />
      <TextField {...form.field('why')} ref={reason} label={words.why} hint={words.whyHint} maxLength={500} />
      <div className="flex flex-wrap gap-2">
        {/* The first button is the one that Enter presses: it ends nothing. */}
        <Button {...ending()} busyLabel={common.saving} disabled={!form.dirty}>
          {words.save}
        </Button>
        {status === 'won' ? null : (
          <Button {...ending('won')} icon="check">
            {words.won}
          </Button>
        )}
        {status === 'lost' ? null : (
          <Button {...ending('lost')} icon="close">
            {words.lost}
          </Button>
        )}
        {status === 'won' || status === 'lost' ? (
          <Button variant="quiet" onClick={() => onChange({ status: 'answered' })}>
            {words.reopen}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
