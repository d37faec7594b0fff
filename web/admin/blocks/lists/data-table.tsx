import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListState } from '../../../ui/list-state.tsx'
import { focusMain } from '../../../ui/navigation.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SearchBox } from './search-box.tsx'
import { type Column, Table } from './table.tsx'
import type { Filter, TableState } from './table-state.ts'

type DataTableProps<Row> = { table: TableState<Row>; columns: readonly Column<Row>[]; empty?: string }

/** Search, filters, order, rows and pages of a staff list. */
export function DataTable<Row extends { id: string }>({ table, columns, empty }: DataTableProps<Row>) {
  const { nouns, words, orders, list } = table
  const total = list.data?.total
  const order = orders.find(({ value }) => value === table.sort)
  const focusHandlers = useFocusAfterRemoval()
  return (
    <div className="@container" {...focusHandlers}>
      <Toolbar table={table} />
      <p role="status" className="mb-2 min-h-6 text-sm text-stone">
        {total ? `${total} ${total === 1 ? nouns[0] : nouns[1]}` : ''}
      </p>
      {table.filtered && total === 0 ? (
        <div className="flex flex-col items-center gap-4 border-y border-line py-16 text-center">
          <p>Nothing matches your search.</p>
          <Button variant="secondary" onClick={table.clearFilters}>
            Show everything
          </Button>
        </div>
      ) : (
        <ListState query={list} empty={empty ?? words.empty} failed={words.loadFailed}>
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

function Toolbar<Row>({ table }: { table: TableState<Row> }) {
  const { orders, filters, get, set } = table
  const id = useId()
  const [open, setOpen] = useState(false)
  const foldable = filters.length + orders.length > 0
  const active = filters.filter(({ key }) => get(key)).length + Number(table.sort !== orders[0]?.value)
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-4 @xl:mb-4 @xl:gap-x-4">
      <SearchBox
        label={`Search ${table.nouns[1]}`}
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
          {active > 0 ? `Filters (${active})` : 'Filters'}
          <Icon name="chevron" className={`-mr-1 size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
        </Button>
      ) : null}
      {/* On narrow screens the button folds the filters, so that the list starts in the first view. */}
      <div
        id={id}
        className={`grow flex-wrap items-end gap-4 @xl:flex ${open ? 'flex basis-full @xl:basis-auto' : 'hidden'}`}
      >
        {filters.map(({ key, ...filter }) => (
          <Choice key={key} {...filter} value={get(key)} onChoose={(value) => set({ [key]: value })} />
        ))}
        {orders.length > 0 ? (
          <Choice
            label="Sort"
            // The heads of the columns sort a wide table, unless an order belongs to no column.
            className={orders.every(({ column }) => column) ? '@4xl:hidden' : ''}
            options={orders.map(({ value, label }) => [value, label] as const)}
            value={table.sort ?? ''}
            onChoose={(sort) => set({ sort })}
          />
        ) : null}
      </div>
    </div>
  )
}

type ChoiceProps = Omit<Filter, 'key'> & {
  value: string
  onChoose: (value: string) => void
  className?: string
}

function Choice({ label, options, value, onChoose, className = '' }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      className={`min-w-32 flex-1 md:max-w-64 md:min-w-40 md:flex-none ${className}`}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectField>
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
