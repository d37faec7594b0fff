// What applications and enquiries have in common: a list with a spam tab, and a dialog for each message.
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { RecordDialog } from '../blocks/forms/record-dialog.tsx'
import { Heading } from '../blocks/heading.tsx'
import { DataTable } from '../blocks/lists/data-table.tsx'
import { useDelete, useOptimisticUpdate } from '../blocks/lists/mutate.ts'
import { type Action, actionsColumn } from '../blocks/lists/row-actions.tsx'
import type { Column } from '../blocks/lists/table.tsx'
import type { TableState } from '../blocks/lists/table-state.ts'
import { Toolbar } from '../blocks/lists/toolbar.tsx'
import { FileLink } from '../blocks/open-file.tsx'
import { reportError } from '../blocks/report-error.ts'
import { type Contact, MessageBar } from './message-bar.tsx'
import { NotesForm } from './notes-form.tsx'

type Message = { id: string; name: string; notes: string; spam: boolean }
type Change<Item> = (item: Item, change: Partial<Item>) => Promise<boolean>

type InboxProps<Item> = {
  title: string
  note: string
  /** Where the list is downloaded as CSV. */
  exportPath: string
  /** On its tab, beside that of the spam. */
  tab: string
  table: TableState<Item>
  words: { updated: string; deleted: string; confirmDelete: string }
  deleteCall: 'deleteApplication' | 'deleteEnquiry'
  load: (id: string) => Promise<Item>
  update: (id: string, change: Partial<Item> & { notes_from?: string }) => Promise<{ message: string }>
  columns: (change: Change<Item>) => Column<Item>[]
  /** What can be done with a row beside opening and deleting it. */
  actions?: (item: Item, change: Change<Item>) => (Action | false)[]
  details: (item: Item, change: Change<Item>) => ReactNode
  contact: (item: Item, change: Change<Item>) => Contact
  /** A sentence about what is deleted with it. */
  deletionDetail: (item: Item) => string
}

export function Inbox<Item extends Message>(props: InboxProps<Item>) {
  const { table, words, update } = props
  const [opened, setOpened] = useState<Item>()
  const remove = useDelete(props.deleteCall, words)
  const optimisticUpdate = useOptimisticUpdate<Item>(table.call)

  const change: Change<Item> = async ({ id }, body) => {
    const saved = await optimisticUpdate(id, body, () => update(id, body), { done: words.updated })
    if (saved) patchOpened(id, body)
    return saved
  }
  function patchOpened(id: string, change: Partial<Item>) {
    setOpened((now) => (now?.id === id ? { ...now, ...change } : now))
  }
  async function erase(item: Item) {
    if (await remove(item.id, { detail: `${props.deletionDetail(item)} ${messages.final}` })) close()
  }

  const requestedId = table.get('open')
  const openRequested = useEffectEvent((id: string) => props.load(id).then(setOpened, reportError))
  useEffect(() => {
    if (requestedId) openRequested(requestedId)
  }, [requestedId])
  function close() {
    setOpened(undefined)
    if (requestedId) table.set({ open: '' })
  }

  // An opened row may have left the list, since it no longer matches the filter.
  const shown = opened && (table.list.data?.items.find(({ id }) => id === opened.id) ?? opened)
  return (
    <>
      <Heading
        title={props.title}
        note={props.note}
        tools={<Toolbar table={table} />}
        tabs={<Tabs inbox={props.tab} spam={table.get('spam') === 'true'} />}
      >
        <FileLink href={props.exportPath}>Export as CSV</FileLink>
      </Heading>
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
      <RecordDialog item={shown} title={shown?.name ?? ''} onClose={close}>
        {(item) => (
          <div key={item.id} className="grid gap-8">
            {props.details(item, change)}
            <NotesForm
              notes={item.notes}
              save={async (change) => {
                await update(item.id, change as Partial<Item> & typeof change)
                patchOpened(item.id, { notes: change.notes } as Partial<Item>)
              }}
              load={async () => (await props.load(item.id)).notes}
              saved={words.updated}
            />
            <MessageBar
              {...props.contact(item, change)}
              name={item.name}
              others={[
                {
                  label: item.spam ? 'This is not spam' : 'Mark as spam',
                  icon: item.spam ? 'check' : 'warning',
                  onClick: () => change(item, { spam: !item.spam } as Partial<Item>),
                },
                { label: 'Delete', icon: 'trash', danger: true, onClick: () => erase(item) },
              ]}
            />
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
      className="-mb-px inline-flex min-h-11 items-center desk:min-h-10 border-b-2 border-transparent px-1 text-sm font-semibold text-stone hover:text-charcoal aria-[current]:border-laterite aria-[current]:text-laterite-deep"
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label="Lists" className="border-b border-line">
      <ul className="flex gap-6">
        <li>{tab(inbox, '?', !spam)}</li>
        <li>{tab('Spam', '?spam=true', spam)}</li>
      </ul>
    </nav>
  )
}
