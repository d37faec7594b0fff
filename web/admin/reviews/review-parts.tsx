// What the screens about reviews share.
import { useState } from 'react'
import { maxLineLength, maxPageSize } from '#contract/limits.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import type { Review } from '#contract/reviews.ts'
import { useCall } from '../../calls/api.ts'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { adminCall } from '../blocks/calls.ts'
import { Choice } from '../blocks/forms/choice.tsx'
import { DialogActions, type Edited, RecordDialog } from '../blocks/forms/record-dialog.tsx'
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
  const close = () => hide(undefined)
  const show = ({ id }: Review) =>
    mutate(() => adminCall('showReview', { params: { id }, body: { status: 'shown' } }))
  const title = hiding?.status === 'waiting' ? 'Do not show this review' : 'Hide this review'
  const dialog = (
    <RecordDialog item={hiding} title={title} onClose={close}>
      {(record, onCancel) => <HideForm record={record} onDone={close} onCancel={onCancel} />}
    </RecordDialog>
  )
  return { show, hide, dialog }
}

function HideForm({ record: { id }, onDone, onCancel }: Edited<Review>) {
  const mutate = useMutate({ inForm: true })
  const form = useForm({
    defaults: { reason: '' },
    required: ['reason'],
    missing: words.reasonMissing,
    send: ({ reason }) =>
      mutate(() => adminCall('showReview', { params: { id }, body: { status: 'hidden', reason } })),
    onSuccess: onDone,
  })
  return (
    <form {...form.props} className="grid gap-6">
      <TextField
        {...form.field('reason')}
        label="Reason"
        hint="For your colleagues; visitors never see it. A bad rating alone is none."
        data-first
        autoComplete="off"
        maxLength={maxLineLength}
      />
      <DialogActions save="Hide" busy={form.busy} onCancel={onCancel} />
    </form>
  )
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
