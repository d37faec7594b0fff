import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusMain } from '../../ui/focus.ts'
import { useAskToLeave } from '../shell/unsaved.ts'

type RecordDialogProps<Item> = {
  item: Item | undefined
  title: (item: Item) => ReactNode
  onClose: () => void
  /** `dirty` is for the form inside to say whether closing would lose something. */
  children: (item: Item, dirty: RefObject<boolean>, close: () => void) => ReactNode
}

/** One record in a window of its own; closing it with unsaved changes asks first. */
export function RecordDialog<Item>({ item, title, onClose, children }: RecordDialogProps<Item>) {
  const dirty = useRef(false)
  const askToLeave = useAskToLeave()

  // The row it was opened from may have left the list meanwhile.
  const open = item !== undefined
  useEffect(() => {
    if (!open) return
    return () => {
      if (document.activeElement === document.body) focusMain()
    }
  }, [open])

  async function close() {
    if (!dirty.current || (await askToLeave())) onClose()
  }

  return (
    <Dialog open={open} onClose={close} title={item === undefined ? '' : title(item)}>
      {item === undefined ? null : children(item, dirty, close)}
    </Dialog>
  )
}

/** For the form inside: tells the window whether closing would lose something. */
export function useDirty(dirty: RefObject<boolean>, changed: boolean) {
  useEffect(() => {
    dirty.current = changed
    return () => {
      dirty.current = false
    }
  }, [changed, dirty])
}

/** The last row of a form in such a window. */
export function SaveRow({ save, busy, onCancel }: { save: string; busy: boolean; onCancel: () => void }) {
  return (
    <div className="dialog-actions flex flex-wrap gap-3">
      <Button type="submit" busy={busy} busyLabel="Saving...">
        {save}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
