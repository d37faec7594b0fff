// What applications and enquiries have in common: a person wrote, and the office answers.
import { useState } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import { telOf, whatsappOf } from './contacts.ts'
import { useDelete } from './delete.ts'
import { useOptimistic } from './optimistic.ts'

type Inbox<Item, Change> = {
  list: 'listApplications' | 'listEnquiries'
  /** The rows on the screen. */
  items: readonly Item[] | undefined
  update: (id: string, change: Change) => Promise<unknown>
  deleteCall: 'deleteApplication' | 'deleteEnquiry'
  words: { updated: string; deleted: string; confirmDelete: string }
}

/** One is opened, changed and deleted. */
export function useInbox<Item extends { id: string }, Change extends Partial<Item>>(
  inbox: Inbox<Item, Change>,
) {
  const { list, items, update, deleteCall, words } = inbox
  const [opened, setOpened] = useState<Item>()
  const remove = useDelete(deleteCall, [list, 'getSummary'])
  const optimistic = useOptimistic<Item>(list, ['getSummary'])

  async function change({ id }: Item, body: Change) {
    const saved = await optimistic(id, body, () => update(id, body))
    if (saved) toast.success(words.updated)
    if (saved) setOpened((now) => (now?.id === id ? { ...now, ...body } : now))
    return saved
  }

  async function erase({ id }: Item) {
    const deleted = await remove(id, { question: words.confirmDelete, done: words.deleted })
    if (deleted) setOpened(undefined)
  }

  return {
    // The row may have left the list, for it no longer fits the filter; the window shows what it was opened with.
    opened: opened && (items?.find(({ id }) => id === opened.id) ?? opened),
    open: setOpened,
    close: () => setOpened(undefined),
    change,
    erase,
  }
}

export function CallLinks({ phone, name, about }: { phone: string; name: string; about: string }) {
  return (
    <>
      <ButtonLink href={telOf(phone)} variant="secondary">
        <Icon name="phone" />
        Call
      </ButtonLink>
      <ButtonLink href={whatsappOf(phone, name, about)} target="_blank" rel="noreferrer" variant="secondary">
        <Icon name="whatsapp" />
        WhatsApp
      </ButtonLink>
    </>
  )
}

type InboxActionsProps = { spam: boolean; onSpam: (spam: boolean) => void; onDelete: () => void }

/** The end of the window of one. */
export function InboxActions({ spam, onSpam, onDelete }: InboxActionsProps) {
  return (
    <div className="dialog-actions flex flex-wrap gap-3">
      <Button variant="quiet" onClick={() => onSpam(!spam)}>
        {spam ? 'This is not spam' : 'Mark as spam'}
      </Button>
      <Button variant="danger" onClick={onDelete}>
        <Icon name="trash" />
        Delete
      </Button>
    </div>
  )
}
