import { type FormEvent, useState } from 'react'
import { maxLineLength } from '#contract/limits.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import type { Review } from '#contract/reviews.ts'
import { TextField } from '../../ui/field.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { DialogActions } from '../blocks/forms/record-dialog.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import { adminCall } from '../blocks/session.ts'

/** Shows a review, or opens the dialog that asks why it is hidden. */
export function useVisibility() {
  const mutate = useMutate()
  const [hiding, setHiding] = useState<Review>()
  const show = ({ id }: Review) =>
    mutate(() => adminCall('showReview', { params: { id }, body: { status: 'shown' } }))
  async function hide(reason: string) {
    const { id = '' } = hiding ?? {}
    const body = { status: 'hidden', reason } as const
    if (await mutate(() => adminCall('showReview', { params: { id }, body }))) setHiding(undefined)
  }
  const dialog = (
    <Dialog
      open={hiding !== undefined}
      onClose={() => setHiding(undefined)}
      title={hiding?.status === 'waiting' ? 'Do not show this review' : 'Hide this review'}
      size="small"
    >
      {hiding ? <HideForm onHide={hide} onClose={() => setHiding(undefined)} /> : null}
    </Dialog>
  )
  return { show, hide: setHiding, dialog }
}

type HideFormProps = { onHide: (reason: string) => Promise<void>; onClose: () => void }

function HideForm({ onHide, onClose }: HideFormProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!reason.trim()) return setError(words.reasonMissing)
    setBusy(true)
    await onHide(reason)
    setBusy(false)
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-6">
      <TextField
        label="Reason"
        hint="For your colleagues; visitors never see it. A bad rating alone is none."
        required
        data-first
        autoComplete="off"
        maxLength={maxLineLength}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.target.value)
          setError(undefined)
        }}
      />
      <DialogActions save="Hide" busy={busy} onCancel={onClose} />
    </form>
  )
}
