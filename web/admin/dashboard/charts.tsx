import type { ReactNode } from 'react'
import type { Summary } from '#contract/admin/dashboard.ts'
import { Section } from '../blocks/heading.tsx'
import { formatCalendarDay } from '../blocks/lists/format-date.ts'
import { words as dashboard } from './words.ts'

const words = dashboard.weeks
type Week = Summary['weeks'][number]
type Key = (typeof allSeries)[number][0]
const allSeries = [
  ['applications', 'leaf'],
  ['enquiries', 'brass'],
] as const

/** Applications and enquiries by week, as bars and as a table: those that the roles include, once there are any. */
export function WeeksChart({ weeks }: { weeks: Week[] }) {
  const [first] = weeks
  const last = weeks.at(-1)
  const series = allSeries.filter(([key]) => first?.[key] !== undefined)
  const totalOf = (key: Key) => weeks.reduce((sum, week) => sum + (week[key] ?? 0), 0)
  const countsIn = (week: Week) => series.map(([key]) => week[key] ?? 0)
  const inWords = (week: Week) => series.map(([key]) => words.counted(week[key] ?? 0, key))
  if (!first || !last || series.every(([key]) => totalOf(key) === 0)) return null
  const legend = (
    <ul className="flex gap-6">
      {series.map(([key, colour]) => (
        <li key={key} className="flex items-center gap-2">
          <svg viewBox="0 0 1 1" aria-hidden="true" className={`size-3 ${fills[colour]}`}>
            <path d="M0 0h1v1H0z" />
          </svg>
          {words[key]}: {totalOf(key)}
        </li>
      ))}
    </ul>
  )
  return (
    <Section id="weeks" title={words.title(weeks.length)}>
      <BarChart
        label={words.thisWeek(inWords(last))}
        caption={legend}
        most={words.most}
        groups={weeks.map((week) => ({
          id: week.week,
          title: words.weekFrom(formatCalendarDay(week.week), inWords(week)),
          counts: countsIn(week),
        }))}
        colours={series.map(([, colour]) => colour)}
        ends={[formatCalendarDay(first.week), words.now]}
      />
      <Disclosure summary={words.asTable}>
        <FigureTable
          caption={words.caption(series.map(([key]) => words[key]))}
          head={words.from}
          labels={series.map(([key]) => words[key])}
          rows={weeks.toReversed().map((week) => ({
            id: week.week,
            name: formatCalendarDay(week.week),
            figures: countsIn(week),
          }))}
        />
      </Disclosure>
    </Section>
  )
}

// The chart is stretched to the width of the page, so its units are proportions.
const groupWidth = 10
const height = 100

export const fills = {
  leaf: 'fill-leaf forced-colors:fill-[CanvasText]',
  brass: 'fill-brass-deep forced-colors:fill-[Highlight]',
} as const
type Fill = keyof typeof fills

/** A single application in a quiet month does not fill the chart. */
export const scaleOf = (highest: number) => Math.max(4, highest)

type BarChartProps = {
  /** Read out in place of the bars. */
  label: string
  caption: ReactNode
  /** Of the highest bar. */
  most: (count: number) => string
  /** Bars that stand side by side, such as those of a week. */
  groups: { id: string; title: string; counts: number[] }[]
  /** Of the bars of a group. */
  colours: Fill[]
  /** Below the first and the last group. */
  ends: [string, string]
}

export function BarChart({ label, caption, most, groups, colours, ends }: BarChartProps) {
  const barWidth = Math.min(6, 7 / colours.length)
  const gap = (groupWidth - colours.length * barWidth) / 2
  const highest = Math.max(0, ...groups.flatMap(({ counts }) => counts))
  const unit = height / scaleOf(highest)
  return (
    <figure className="max-w-4xl">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        {caption}
        <span className="text-stone">{most(highest)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${groups.length * groupWidth} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full desk:h-28 border-b border-edge"
      >
        {groups.map(({ id, title, counts }, at) => (
          <g key={id} transform={`translate(${at * groupWidth})`}>
            <title>{title}</title>
            <rect
              width={groupWidth}
              height={height}
              className="fill-transparent not-forced-colors:hover:fill-sand"
            />
            {colours.map((colour, bar) => (
              <rect
                key={colour}
                x={gap + bar * barWidth}
                y={height - (counts[bar] ?? 0) * unit}
                width={barWidth}
                height={(counts[bar] ?? 0) * unit}
                className={`pointer-events-none ${fills[colour]}`}
              />
            ))}
          </g>
        ))}
      </svg>
      <div className="mt-2 flex justify-between text-sm text-stone" aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </figure>
  )
}

export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-laterite hover:underline">
        {summary}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

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
