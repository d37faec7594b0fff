import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'

export type Column<Row> = {
  key: string
  label: string
  /** In place of the label at the top of a wide table. */
  head?: ReactNode
  /** Without it the cell shows the row's value of this key. */
  cell?: (row: Row) => ReactNode
  sortable?: boolean
  nowrap?: true
  /** In a card the cell takes the whole width and has no label. */
  unlabelled?: true
  /** Buttons: at the right of a row, at the foot of a card. */
  actions?: true
}
export type Sort = { key: string; descending: boolean }

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sort?: Sort
  onSort?: (sort: Sort) => void
}

const cellClass =
  'border-b border-line px-3 py-1 tight:px-2 @4xl:h-14 @max-4xl:border-0 @max-4xl:px-0 @max-4xl:py-0.5 @max-4xl:has-[>:empty]:hidden'
const labelled =
  'grid-cols-[minmax(5rem,28%)_minmax(0,1fr)] items-baseline gap-3 @max-4xl:grid @max-4xl:before:text-stone @max-4xl:before:content-[attr(data-label)] @max-4xl:has-[button,a,select]:items-center @max-[12rem]:grid-cols-1 @max-[12rem]:gap-y-0'
const foot =
  '@4xl:text-right @max-4xl:mt-auto @max-4xl:pb-0 @max-4xl:*:mt-2 @max-4xl:*:border-t @max-4xl:*:border-line @max-4xl:*:pt-1'

/** Where there are less than 896px for it, rows become cards with labels. */
export function Table<Row extends { id: string }>({ caption, columns, rows, sort, onSort }: TableProps<Row>) {
  const order = sort?.descending ? 'descending' : 'ascending'
  return (
    <div className="@container">
      <table className="w-full text-sm @max-4xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-4xl:sr-only">
          <tr className="border-b border-edge whitespace-nowrap text-stone">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sort?.key === column.key ? order : undefined}
                className={`px-3 py-2 tight:px-2 font-semibold desk:py-0.5 ${column.actions ? 'text-right' : 'text-left'}`}
              >
                {column.sortable && onSort ? (
                  <SortButton column={column} sort={sort} onSort={onSort} />
                ) : (
                  (column.head ?? column.label)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3 @max-4xl:grid">
          {rows.map((row) => (
            <tr
              key={row.id}
              className="flex-col border-line @max-4xl:flex @max-4xl:border @max-4xl:px-4 @max-4xl:pt-2.5 @max-4xl:pb-1.5"
            >
              {columns.map(({ key, label, cell, unlabelled, actions, nowrap }) => (
                <td
                  key={key}
                  data-label={unlabelled || actions ? undefined : label}
                  className={`${cellClass} ${unlabelled || actions ? '@max-4xl:block' : labelled} ${actions ? foot : ''} ${nowrap ? '@4xl:whitespace-nowrap' : ''}`}
                >
                  <div>{cell ? cell(row) : ((row as Record<string, unknown>)[key] as ReactNode)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SortButtonProps<Row> = Pick<TableProps<Row>, 'sort'> & {
  column: Column<Row>
  onSort: (sort: Sort) => void
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const active = sort?.key === column.key
  const look = active ? (sort.descending ? '' : 'rotate-180') : 'opacity-40'
  return (
    <button
      type="button"
      onClick={() => onSort({ key: column.key, descending: active && !sort.descending })}
      className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded px-2 desk:min-h-9 hover:text-charcoal"
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
