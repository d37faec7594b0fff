import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ListState } from '../../../ui/list-state.tsx'
import { focusMain } from '../../../ui/navigation.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { type Column, Table } from './table.tsx'
import type { TableState } from './table-state.ts'
import { words as shown } from './words.ts'

type DataTableProps<Row> = { table: TableState<Row>; columns: readonly Column<Row>[]; empty?: string }

/** Rows and pages of a staff list. Its search, filters and order are in the Toolbar, beside its heading. */
export function DataTable<Row extends { id: string }>({ table, columns, empty }: DataTableProps<Row>) {
  const { nouns, words, orders, list } = table
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
          <p>{shown.nothingMatches}</p>
          <Button variant="secondary" onClick={table.clearFilters}>
            {shown.showEverything}
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
