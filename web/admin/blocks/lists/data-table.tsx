import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListState } from '../../../ui/list-state.tsx'
import { focusMain } from '../../../ui/navigation.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Choice } from '../forms/control.tsx'
import { words } from '../words.ts'
import { type Column, Table } from './table.tsx'
import type { TableState } from './table-state.ts'

/** Search, filters and order of a staff list, among the tools of its heading. */
export function Toolbar<Row>({ table }: { table: TableState<Row> }) {
  const { orders, filters, get, set } = table
  const id = useId()
  const [open, setOpen] = useState(false)
  const foldable = filters.length + orders.length > 0
  const active = filters.filter(({ key }) => get(key)).length + Number(table.sort !== orders[0]?.value)
  return (
    <div className="flex flex-wrap items-end gap-3 one-line:flex-nowrap one-line:justify-end one-line:gap-2">
      <SearchBox
        label={words.search(table.nouns[1])}
        value={get('search')}
        onSearch={(search) => set({ search })}
      />
      {foldable ? (
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-12.5 px-3.5 @xl:hidden"
        >
          {words.filters(active)}
          <Icon name="chevron" className={`-mr-1 size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
        </Button>
      ) : null}
      {/* On narrow screens the button folds the filters, so that the list starts in the first view. */}
      <div
        id={id}
        className={`grow flex-wrap items-end gap-3 @xl:flex one-line:grow-0 one-line:flex-nowrap one-line:gap-2 ${open ? 'flex basis-full @xl:basis-auto' : 'hidden'}`}
      >
        {filters.map(({ key, label, options }) => (
          <Choice
            key={key}
            label={label}
            className={`${filterClass} md:max-w-48 one-line:max-w-44`}
            names={options}
            value={get(key)}
            onChoose={(value) => set({ [key]: value })}
          />
        ))}
        {orders.length > 0 ? (
          <Choice
            label={words.sort}
            // The heads of the columns sort a wide table, unless an order belongs to no column.
            className={`${filterClass} md:max-w-60 ${orders.every(({ column }) => column) ? '@4xl:hidden' : 'one-line:max-w-60 one-line:shrink-0'}`}
            names={orders.map(({ value, label }) => [value, label] as const)}
            value={table.sort ?? ''}
            onChoose={(sort) => set({ sort })}
          />
        ) : null}
      </div>
    </div>
  )
}

const filterClass =
  'min-w-32 flex-1 md:flex-none md:whitespace-nowrap one-line:min-w-28 one-line:flex-initial'

const debounceMs = 300

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void }

/** Searches when the typing pauses. */
function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [previous, setPrevious] = useState(value)
  const search = useEffectEvent(onSearch)

  // The address was changed by other means, such as the back button.
  if (previous !== value) {
    setPrevious(value)
    if (typed.trim() !== value) setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => search(typed.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [typed, value])

  return (
    <search className="min-w-[min(10rem,100%)] flex-2 @xl:max-w-sm one-line:min-w-36 one-line:max-w-64">
      <TextField
        label={label}
        type="search"
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  )
}

type DataTableProps<Row> = { table: TableState<Row>; columns: readonly Column<Row>[]; empty?: string }

/** Rows and pages of a staff list. Its search, filters and order are in the Toolbar, beside its heading. */
export function DataTable<Row extends { id: string }>({ table, columns, empty }: DataTableProps<Row>) {
  const { nouns, orders, list } = table
  const total = list.data?.total
  const order = orders.find(({ value }) => value === table.sort)
  const focusHandlers = useFocusAfterRemoval()
  return (
    <div {...focusHandlers}>
      <p role="status" className="mb-1 min-h-6 text-sm text-stone">
        {total ? `${total} ${total === 1 ? nouns[0] : nouns[1]}` : ''}
      </p>
      {table.filtered && total === 0 ? (
        <div className="flex flex-col items-center gap-4 border-y border-line py-16 text-center desk:py-6">
          <p>{words.nothingMatches}</p>
          <Button variant="secondary" onClick={table.clearFilters}>
            {words.showEverything}
          </Button>
        </div>
      ) : (
        <ListState query={list} empty={empty ?? table.words.empty} failed={table.words.loadFailed}>
          {(rows) => (
            <Table
              caption={nouns[1]}
              columns={columns.map((column) => ({
                ...column,
                sortable: orders.some((one) => one.column === column.key),
              }))}
              rows={rows}
              sort={order?.column ? { key: order.column, descending: order.descending ?? false } : undefined}
              onSort={({ key, descending }) => {
                const matching = orders.filter((one) => one.column === key)
                const next = matching.find((one) => (one.descending ?? false) === descending) ?? matching[0]
                if (next) table.set({ sort: next.value })
              }}
            />
          )}
        </ListState>
      )}
      <div className="mt-8">
        <Pager page={table.page} pages={table.pages} href={table.hrefOf} />
      </div>
    </div>
  )
}

/** A changed row may no longer match the filter. If it disappears with the focus in it, the focus moves to the screen. */
function useFocusAfterRemoval() {
  const inside = useRef(false)
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) focusMain()
  })
  return {
    onFocus: () => {
      inside.current = true
    },
    onBlur: () => {
      inside.current = false
    },
  }
}
