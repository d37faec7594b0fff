import type { Summary } from '#contract/admin/dashboard.ts'
import { Section } from '../blocks/heading.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { Table } from '../blocks/lists/table.tsx'
import { words as dashboard } from './words.ts'

const words = dashboard.weeks
type Week = Summary['weeks'][number]
type Key = (typeof allSeries)[number][0]
const allSeries = [
  ['applications', 'fill-leaf forced-colors:fill-[CanvasText]'],
  ['enquiries', 'fill-brass-deep forced-colors:fill-[Highlight]'],
] as const

// The chart is stretched to the width of the page, so its units are proportions.
const weekWidth = 10
const barWidth = 3.5
const height = 100

/** Applications and enquiries by week, as bars and as a table: those that the roles include, once there are any. */
export function WeeksChart({ weeks }: { weeks: Week[] }) {
  const [first] = weeks
  const last = weeks.at(-1)
  const series = allSeries.filter(([key]) => first?.[key] !== undefined)
  const gap = (weekWidth - series.length * barWidth) / 2
  const countIn = (week: Week, key: Key) => week[key] ?? 0
  const inWords = (week: Week) => series.map(([key]) => words.counted(countIn(week, key), key))
  const highest = Math.max(0, ...weeks.flatMap((week) => series.map(([key]) => countIn(week, key))))
  if (!first || !last || highest === 0) return null
  // A single application in a quiet month does not fill the chart.
  const scale = Math.max(4, highest)
  return (
    <Section id="weeks" title={words.title(weeks.length)}>
      <figure className="max-w-4xl">
        <figcaption className="mb-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
          <ul className="flex gap-6">
            {series.map(([key, fill]) => (
              <li key={key} className="flex items-center gap-2">
                <svg viewBox="0 0 1 1" aria-hidden="true" className={`size-3 ${fill}`}>
                  <path d="M0 0h1v1H0z" />
                </svg>
                {words[key]}: {weeks.reduce((sum, week) => sum + countIn(week, key), 0)}
              </li>
            ))}
          </ul>
          <span className="text-stone">{words.most(highest)}</span>
        </figcaption>
        <svg
          role="img"
          aria-label={words.thisWeek(inWords(last))}
          viewBox={`0 0 ${weeks.length * weekWidth} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full desk:h-28 border-b border-edge"
        >
          {weeks.map((week, at) => (
            <g key={week.week} transform={`translate(${at * weekWidth})`}>
              <title>{words.weekFrom(formatDate(week.week), inWords(week))}</title>
              <rect
                width={weekWidth}
                height={height}
                className="fill-transparent not-forced-colors:hover:fill-sand"
              />
              {series.map(([key, fill], bar) => (
                <rect
                  key={key}
                  x={gap + bar * barWidth}
                  y={height - (countIn(week, key) / scale) * height}
                  width={barWidth}
                  height={(countIn(week, key) / scale) * height}
                  className={`pointer-events-none ${fill}`}
                />
              ))}
            </g>
          ))}
        </svg>
        <div className="mt-2 flex justify-between text-sm text-stone" aria-hidden="true">
          <span>{formatDate(first.week)}</span>
          <span>{words.now}</span>
        </div>
      </figure>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-laterite hover:underline">
          {words.asTable}
        </summary>
        <Table
          caption={words.caption(series.map(([key]) => words[key]))}
          rows={weeks.toReversed().map((week) => ({ id: week.week, ...week }))}
          columns={[
            { key: 'week', label: words.from, unlabelled: true, cell: (week) => formatDate(week.week) },
            ...series.map(([key]) => ({ key, label: words[key] })),
          ]}
        />
      </details>
    </Section>
  )
}
