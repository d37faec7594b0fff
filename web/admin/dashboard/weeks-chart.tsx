import type { Summary } from '#contract/admin/dashboard.ts'
import { Section } from '../blocks/heading.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { BarChart, Disclosure, fills } from './bar-chart.tsx'
import { FigureTable } from './figure-table.tsx'
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
          title: words.weekFrom(formatDate(week.week), inWords(week)),
          counts: countsIn(week),
        }))}
        colours={series.map(([, colour]) => colour)}
        ends={[formatDate(first.week), words.now]}
      />
      <Disclosure summary={words.asTable}>
        <FigureTable
          caption={words.caption(series.map(([key]) => words[key]))}
          head={words.from}
          labels={series.map(([key]) => words[key])}
          rows={weeks.toReversed().map((week) => ({
            id: week.week,
            name: formatDate(week.week),
            figures: countsIn(week),
          }))}
        />
      </Disclosure>
    </Section>
  )
}
