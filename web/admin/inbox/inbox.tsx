// What applications and enquiries have in common: a list with a spam tab, and a dialog for each message.
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Column } from '../../ui/table.tsx'
import { DataTable } from '../lists/data-table.tsx'
import { useDelete, useOptimisticUpdate } from '../lists/mutate.ts'
import { RecordDialog } from '../lists/record-dialog.tsx'
import { type Action, actionsColumn } from '../lists/row-actions.tsx'
import type { TableState } from '../lists/table-state.ts'
import { telLink, whatsappLink } from './contact-links.ts'
import { NotesForm } from './notes-form.tsx'

type Message = { id: string; name: string; notes: string; spam: boolean }
type Change<Item> = (item: Item, change: Partial<Item>) => Promise<boolean>

type InboxProps<Item> = {
  title: string
  table: TableState<Item>
  words: { updated: string; deleted: string; confirmDelete: string }
  list: 'listApplications' | 'listEnquiries'
  deleteCall: 'deleteApplication' | 'deleteEnquiry'
  load: (id: string) => Promise<Item>
  update: (id: string, change: Partial<Item> & { notes_from?: string }) => Promise<{ message: string }>
  columns: (change: Change<Item>) => Column<Item>[]
  /** What can be done with a row beside opening and deleting it. */
  actions?: (item: Item, change: Change<Item>) => (Action | false)[]
  details: (item: Item, change: Change<Item>) => ReactNode
}

export function Inbox<Item extends Message>(props: InboxProps<Item>) {
  const { table, words, update } = props
  const [opened, setOpened] = useState<Item>()
  const remove = useDelete(props.deleteCall, words)
  const optimisticUpdate = useOptimisticUpdate<Item>(props.list)

  const change: Change<Item> = async ({ id }, body) => {
    const saved = await optimisticUpdate(id, body, () => update(id, body), { done: words.updated })
    if (saved) patchOpened(id, body)
    return saved
  }
  function patchOpened(id: string, change: Partial<Item>) {
    setOpened((now) => (now?.id === id ? { ...now, ...change } : now))
  }
  async function erase({ id }: Item) {
    if (await remove(id)) setOpened(undefined)
  }

  // An opened row may have left the list, since it no longer matches the filter.
  const shown = opened && (table.list.data?.items.find(({ id }) => id === opened.id) ?? opened)
  return (
    <>
      <Tabs inbox={props.title} spam={table.get('spam') === 'true'} />
      <DataTable
        table={table}
        empty={table.get('spam') ? 'No spam.' : undefined}
        columns={[
          ...props.columns(change),
          actionsColumn<Item>(
            ({ name }) => `the ${table.nouns[0]} of ${name}`,
            (item) => [
              { label: 'Open', icon: 'eye', onClick: () => setOpened(item) },
              ...(props.actions?.(item, change) ?? []),
              { label: 'Delete', icon: 'trash', danger: true, onClick: () => erase(item) },
            ],
          ),
        ]}
      />
      <RecordDialog item={shown} title={shown?.name ?? ''} onClose={() => setOpened(undefined)}>
        {(item) => (
          <div key={item.id} className="grid gap-8">
            {props.details(item, change)}
            <NotesForm
              notes={item.notes}
              save={async (change) => {
                await update(item.id, change as Partial<Item>)
                patchOpened(item.id, { notes: change.notes } as Partial<Item>)
              }}
              load={async () => (await props.load(item.id)).notes}
              saved={words.updated}
            />
            <div className="dialog-actions flex flex-wrap gap-3">
              <Button variant="quiet" onClick={() => change(item, { spam: !item.spam } as Partial<Item>)}>
                {item.spam ? 'This is not spam' : 'Mark as spam'}
              </Button>
              <Button variant="danger" onClick={() => erase(item)} icon="trash">
                Delete
              </Button>
            </div>
          </div>
        )}
      </RecordDialog>
    </>
  )
}

/** The inbox, and the messages that look like spam. */
function Tabs({ inbox, spam }: { inbox: string; spam: boolean }) {
  const tab = (label: string, to: string, current: boolean) => (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-1 text-sm font-semibold text-stone hover:text-charcoal aria-[current]:border-laterite aria-[current]:text-laterite-deep"
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label="Lists" className="mb-6 border-b border-line">
      <ul className="flex gap-6">
        <li>{tab(inbox, '?', !spam)}</li>
        <li>{tab('Spam', '?spam=true', spam)}</li>
      </ul>
    </nav>
  )
}

export function PhoneLinks({ phone, name, about }: { phone: string; name: string; about: string }) {
  return (
    <>
      <ButtonLink href={telLink(phone)} variant="secondary" icon="phone">
        Call
      </ButtonLink>
      <ButtonLink
        href={whatsappLink(phone, name, about)}
        target="_blank"
        rel="noreferrer"
        variant="secondary"
        icon="whatsapp"
      >
        WhatsApp
      </ButtonLink>
    </>
  )
}
