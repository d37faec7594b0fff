import { type ReactNode, type RefObject, useRef } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { useAskToLeave } from './unsaved.ts'

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

  async function close() {
    if (!dirty.current || (await askToLeave())) onClose()
  }

  return (
    <Dialog open={item !== undefined} onClose={close} title={item === undefined ? '' : title(item)}>
      {item === undefined ? null : children(item, dirty, close)}
    </Dialog>
  )
}
