import type { ReactNode } from 'react'

type FigureTableProps = {
  caption: string
  /** Of the names. */
  head: string
  labels: string[]
  rows: { id: string; name: ReactNode; figures: ReactNode[] }[]
}

/** Figures beside a name. On a phone, which has no room for columns, they follow the name with their labels. */
export function FigureTable({ caption, head, labels, rows }: FigureTableProps) {
  const isNarrow = labels.length === 1
  const nameClass = isNarrow ? 'max-sm:flex-1' : 'max-sm:basis-full max-sm:font-semibold'
  const figureClass = isNarrow
    ? 'max-sm:py-1'
    : 'max-sm:before:mr-1.5 max-sm:before:text-stone max-sm:before:content-[attr(data-label)]'
  return (
    <table className={`w-full text-sm tabular-nums max-sm:block ${isNarrow ? 'max-w-md' : ''}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-stone max-sm:sr-only">
        <tr className="border-b border-edge align-bottom">
          {[head, ...labels].map((label) => (
            <th key={label} scope="col" className="py-1 pr-4 text-left font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ id, name, figures }) => (
          <tr
            key={id}
            className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-1"
          >
            <th scope="row" className={`py-1 pr-4 text-left font-normal sm:min-w-36 ${nameClass}`}>
              {name}
            </th>
            {figures.map((figure, at) => (
              <td key={labels[at]} data-label={labels[at]} className={`sm:py-1 sm:pr-4 ${figureClass}`}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
