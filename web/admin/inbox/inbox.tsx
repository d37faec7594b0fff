// What applications and enquiries have in common: a person wrote, and the office answers.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDelete } from '../lists/delete.ts'
import { useOptimistic } from '../lists/optimistic.ts'
import { telOf, whatsappOf } from './contacts.ts'

type Inbox<Item> = {
  list: 'listApplications' | 'listEnquiries'
  /** The rows on the screen. */
  items: readonly Item[] | undefined
  load: (id: string) => Promise<Item>
  update: (id: string, change: Partial<Item> & { notes_from?: string }) => Promise<unknown>
  deleteCall: 'deleteApplication' | 'deleteEnquiry'
  words: { updated: string; deleted: string; confirmDelete: string }
}

/** One is opened, changed and deleted. */
export function useInbox<Item extends { id: string; notes: string }>(inbox: Inbox<Item>) {
  const { list, items, load, update, deleteCall, words } = inbox
  const client = useQueryClient()
  const [opened, setOpened] = useState<Item>()
  const remove = useDelete(deleteCall, [list])
  const optimistic = useOptimistic<Item>(list)

  async function change({ id }: Item, body: Partial<Item>) {
    const saved = await optimistic(id, body, () => update(id, body))
    if (saved) noteSaved(id, body)
    return saved
  }

  function noteSaved(id: string, body: Partial<Item>) {
    toast.success(words.updated)
    setOpened((now) => (now?.id === id ? { ...now, ...body } : now))
  }

  /** What the form of the notes needs. */
  const notesOf = ({ id, notes }: Item) => ({
    notes,
    async onSave(change: { notes: string; notes_from?: string }) {
      await update(id, change as Partial<Item>)
      noteSaved(id, { notes: change.notes } as Partial<Item>)
      client.invalidateQueries({ queryKey: [list] })
    },
    onLoad: async () => (await load(id)).notes,
  })

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
    notesOf,
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
