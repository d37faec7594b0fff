// What the screens about reviews share.
import { useState } from 'react'
import { line } from '#contract/content/fields.ts'
import { maxLineLength, maxPageSize } from '#contract/limits.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import type { Review } from '#contract/reviews.ts'
import { useCall } from '../../calls/api.ts'
import { adminCall } from '../blocks/calls.ts'
import { Choice } from '../blocks/forms/control.tsx'
import { FormDialog } from '../blocks/forms/form-dialog.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { Badge } from '../blocks/lists/table.tsx'

export function ReviewMarks({ review: { by_client, quoted, status, reason } }: { review: Review }) {
  return (
    <>
      <span className="flex flex-wrap gap-1">
        {status === 'waiting' ? <Badge tone="good">Waits for you</Badge> : null}
        {status === 'hidden' ? <Badge tone="waiting">Hidden</Badge> : null}
        {by_client ? <Badge>Written by the client</Badge> : null}
        {quoted && status === 'shown' ? <Badge>Quoted</Badge> : null}
      </span>
      {reason ? <span className="block text-stone">{reason}</span> : null}
    </>
  )
}

/** Shows a review, or opens the dialog that asks why it is hidden. */
export function useVisibility() {
  const mutate = useMutate()
  const [hiding, hide] = useState<Review>()
  const show = ({ id }: Review) =>
    mutate(() => adminCall('showReview', { params: { id }, body: { status: 'shown' } }))
  const dialog = hiding ? (
    <FormDialog
      title={hiding.status === 'waiting' ? 'Do not show this review' : 'Hide this review'}
      onClose={() => hide(undefined)}
      fields={reason}
      first="reason"
      missing={words.reasonMissing}
      save="Hide"
      send={(why) =>
        adminCall('showReview', { params: { id: hiding.id }, body: { status: 'hidden', ...why } })
      }
    />
  ) : null
  return { show, hide, dialog }
}

const reason = {
  reason: line('Reason', {
    hint: 'For your colleagues; visitors never see it. A bad rating alone is none.',
    max: maxLineLength,
  }),
}

type Named = { id: string; title: string; client: string; location: string }

export const nameOfProject = ({ title, client, location }: Named) =>
  title ? `${title} (${client})` : `${client}, ${location}`

/** Those that this person may see, by name. */
export function useProjects(): readonly Named[] {
  const query = { status: 'all', sort: 'client', limit: maxPageSize } as const
  return useCall('listProjects', { query }).data?.items ?? []
}

type ProjectChoiceProps = {
  value: string
  onChoose: (id: string) => void
  /** The project that is chosen already, which the list may lack. */
  own?: Review['project']
}

export function ProjectChoice({ value, onChoose, own }: ProjectChoiceProps) {
  const projects = useProjects()
  const all = own && !projects.some(({ id }) => id === own.id) ? [own, ...projects] : projects
  return (
    <Choice
      label="Project (optional)"
      hint="The page of the project shows the review."
      value={value}
      none="None"
      names={all.map((project) => [project.id, nameOfProject(project)] as const)}
      onChoose={onChoose}
    />
  )
}
