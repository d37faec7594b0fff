import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/layers/dialog.tsx'
import { UnsavedScope } from '../../../ui/unsaved.ts'
import { DialogButtons } from '../confirm.tsx'
import { useConfirmLeave } from '../leave-guard.ts'
import { words } from '../words.ts'
import { focusIfLost } from './setting-form.tsx'

type RecordDialogProps<Item> = {
  item: Item | undefined
  title: string
  size?: 'small' | 'medium'
  onClose: () => void
  children: (item: Item, close: () => void) => ReactNode
}

/** One record in a dialog; closing it with unsaved changes asks first. */
export function RecordDialog<Item>({ item, title, size, onClose, children }: RecordDialogProps<Item>) {
  const [unsaved] = useState(() => new Set<symbol>())
  const confirmLeave = useConfirmLeave()

  // The row that the dialog was opened from may have left the list.
  const open = item !== undefined
  useEffect(() => {
    if (open) return focusIfLost
  }, [open])

  async function close() {
    if (unsaved.size === 0 || (await confirmLeave())) onClose()
  }

  return (
    <Dialog open={open} onClose={close} title={title} size={size}>
      <UnsavedScope value={unsaved}>{item === undefined ? null : children(item, close)}</UnsavedScope>
    </Dialog>
  )
}

/** What a form in such a dialog edits, and how it closes the dialog. */
export type Edited<Item> = { record: Item; onDone: () => void; onCancel: () => void }
type DialogActionsProps = { save: string; busy: boolean; busyLabel?: string; onCancel: () => void }

/** The buttons at the end of a form in such a dialog. */
export function DialogActions({ save, busy, busyLabel = words.saving, onCancel }: DialogActionsProps) {
  return (
    <DialogButtons>
      <Button type="submit" busy={busy} busyLabel={busyLabel}>
        {save}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {words.cancel}
      </Button>
    </DialogButtons>
  )
}
