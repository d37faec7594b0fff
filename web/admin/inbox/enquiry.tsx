// One enquiry, at an address that can be sent to somebody else.

import { useParams } from 'react-router'
import type { Enquiry, EnquiryChange } from '#contract/enquiries.ts'
import { messages } from '#contract/messages.ts'
import { enquiryStatusNames } from '#contract/people/lead-words.ts'
import { useCall } from '../../calls/api.ts'
import { RecordState } from '../../ui/list-state.tsx'
import { adminCall } from '../blocks/calls.ts'
import { DescriptionList } from '../blocks/lists/description-list.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { consentOf } from './consent.ts'
import { deletionOf, StatusBadge } from './enquiries.tsx'
import { FollowUp } from './follow-up.tsx'
import { TellLater } from './leads/add-lead.tsx'
import { Ending } from './leads/ending.tsx'
import { words } from './leads/words.ts'
import { MessageBar } from './message-bar.tsx'
import { SubmissionScreen, useErase, useStepKeys } from './submission.tsx'

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
  const erase = useErase('enquiry', id, deletionOf(enquiry))
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
          { label: words.remove, icon: 'trash', danger: true, onClick: erase },
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
