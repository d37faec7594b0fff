import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type Column<Row> = {
  key: string
  label: string
  /** Without it the cell shows the row's value of this key. */
  cell?: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'right'
  nowrap?: true
  /** In a card the cell takes the whole width and has no label. */
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

/** Where there are less than 896px for it, rows become cards with labels. */
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
                  className={`${column.align === 'right' ? '@4xl:text-right' : ''} ${column.nowrap ? 'whitespace-nowrap' : ''}`}
                >
                  <div>{column.cell ? column.cell(row) : (row as Record<string, ReactNode>)[column.key]}</div>
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
  const look = active ? (sort.descending ? '' : 'rotate-180') : 'opacity-40'
  return (
    <button
      type="button"
      onClick={() => onSort({ key: column.key, descending: active && !sort.descending })}
      className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded px-2 hover:text-charcoal"
    >
      {column.label}
      <Icon name="chevron" className={`size-4 transition-transform ${look}`} />
    </button>
  )
}

const tones = {
  neutral: 'bg-sand text-stone',
  good: 'bg-leaf text-white',
  waiting: 'border border-edge text-charcoal',
  alarm: 'border border-alarm text-alarm',
} as const

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
