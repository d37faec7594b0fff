import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { focusMain } from '../../ui/focus.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { SearchBox } from './search-box.tsx'
import type { useTable } from './table-state.ts'

type State<Row> = Omit<ReturnType<typeof useTable>, 'list'> & {
  list: { data: { items: Row[] } | undefined; isPending: boolean; isError: boolean; refetch: () => unknown }
}
/** An order the call knows; with `column` it is also the one behind that column's head. */
export type Order = { value: string; label: string; column?: string; descending?: boolean }
export type Filter = {
  key: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
}

type DataTableProps<Row extends { id: string }> = {
  table: State<Row>
  /** What the rows are, as in ['review', 'reviews']. */
  nouns: readonly [one: string, many: string]
  columns: readonly Column<Row>[]
  empty: string
  failed: string
  orders?: readonly Order[]
  filters?: readonly Filter[]
}

/** Search, filters, order, rows and pages of a staff list. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { table, nouns, columns, orders = [], filters = [] } = props
  const order = orders.find((one) => one.value === table.sort)
  const keepFocus = useKeptFocus()
  return (
    <div className="@container" {...keepFocus}>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchBox
          label={`Search ${nouns[1]}`}
          value={table.get('search')}
          onSearch={(search) => table.set({ search })}
        />
        {filters.map((filter) => (
          <Choice
            key={filter.key}
            label={filter.label}
            options={filter.options}
            value={table.get(filter.key)}
            onChoose={(value) => table.set({ [filter.key]: value })}
          />
        ))}
        {orders.length > 0 ? (
          <Choice
            label="Sort"
            // A table is sorted by the heads of its columns, unless there is an order that belongs to none.
            className={orders.every((one) => one.column) ? '@4xl:hidden' : ''}
            options={orders.map((one) => [one.value, one.label] as const)}
            value={table.sort}
            onChoose={(sort) => table.set({ sort })}
          />
        ) : null}
      </div>
      <p role="status" className="mb-2 min-h-6 text-sm text-stone">
        {table.total ? `${table.total} ${table.total === 1 ? nouns[0] : nouns[1]}` : ''}
      </p>
      {table.narrowed && table.total === 0 ? (
        <NothingFound onClear={table.clear} />
      ) : (
        <ListState of={table.list} empty={props.empty} failed={props.failed}>
          {(rows) => (
            <Table
              caption={nouns[1]}
              columns={columns.map((column) => ({
                ...column,
                sortable: orders.some((one) => one.column === column.key),
              }))}
              rows={rows}
              rowKey={(row) => row.id}
              sort={order?.column ? { key: order.column, descending: order.descending ?? false } : undefined}
              onSort={({ key, descending }) => {
                const fitting = orders.filter((one) => one.column === key)
                const next = fitting.find((one) => (one.descending ?? false) === descending) ?? fitting[0]
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

/** A row that no longer fits the filter leaves the list, and takes the focus of whoever changed it along. */
function useKeptFocus() {
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

type ChoiceProps = Pick<Filter, 'label' | 'options'> & {
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
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 border-y border-line py-16 text-center">
      <p>Nothing matches your search.</p>
      <Button variant="secondary" onClick={onClear}>
        Show everything
      </Button>
    </div>
  )
}
