import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type Column<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Numbers and buttons read better at the right. */
  align?: 'right'
  /** In a card the cell takes the whole width and goes without its label: the title, a row of buttons. */
  bare?: true
}
export type Sort = { key: string; descending: boolean }

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort
  onSort?: (sort: Sort) => void
}

/** Rows become cards with their labels where there are less than 896px for the table. */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort }: TableProps<Row>) {
  return (
    <div className="table-place">
      <table className="table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={
                  sort?.key === column.key ? (sort.descending ? 'descending' : 'ascending') : undefined
                }
                className={column.align === 'right' ? 'text-right' : undefined}
              >
                {column.sortable && onSort ? (
                  <SortButton column={column} sort={sort} onSort={onSort} />
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-label={column.bare ? undefined : column.label}
                  className={column.align === 'right' ? '@4xl:text-right' : undefined}
                >
                  <div>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortButton<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}) {
  const active = sort?.key === column.key
  const turn = active ? (sort.descending ? '' : 'rotate-180') : 'opacity-40'
  return (
    <button
      type="button"
      onClick={() => onSort({ key: column.key, descending: active && !sort.descending })}
      className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded px-2 hover:text-charcoal"
    >
      {column.label}
      <Icon name="chevron" className={`size-4 transition-transform ${turn}`} />
    </button>
  )
}
