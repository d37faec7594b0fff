// Dates and times in Indian time, wherever the browser is. Malayalam names months in full, but for tables.
import { dayInIndia, formatDay, formatMoment } from '#contract/days.ts'
import { inBoth } from '#contract/words.ts'

const words = inBoth({
  months: [
    'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
    'ജനു ഫെബ്രു മാർച്ച് ഏപ്രി മേയ് ജൂൺ ജൂലൈ ഓഗ സെപ്റ്റം ഒക്ടോ നവം ഡിസം',
  ],
  day: [
    (year: string, month: string, date: number) => `${date} ${month} ${year}`,
    (year, month, date) => `${year} ${month} ${date}`,
  ],
  ofDay: [shortDay, (iso) => formatDay(iso)],
  ofMoment: [
    (moment: Date) => formatMoment(moment).replace(/^[^,]+/, shortDay(dayInIndia(moment))),
    (moment) => formatMoment(moment),
  ],
})

function shortDay(iso: string): string {
  const [year = '', month = '', date = ''] = iso.slice(0, 10).split('-')
  return words.day(year, words.months.split(' ')[Number(month) - 1] ?? '', Number(date))
}

/** The day of a timestamp. */
export const formatTimestampDay = ofValid((value) => words.ofDay(dayInIndia(new Date(value))))
export const formatDateTime = ofValid((value) => words.ofMoment(new Date(value)))
/** A calendar date without a time, which is the same everywhere. */
export const formatCalendarDay = ofValid((value) => words.ofDay(value))
/** The same as short as a table needs it. */
export const formatShortCalendarDay = ofValid(shortDay)
const formatShortTimestampDay = ofValid((value) => shortDay(dayInIndia(new Date(value))))

function ofValid(format: (value: string) => string) {
  return (value: string) => (Number.isNaN(Date.parse(value)) ? '' : format(value))
}

/** A column that shows the day of a timestamp, or another format of it. */
export const dateColumn = <Key extends string>(
  key: Key,
  label: string,
  format = formatShortTimestampDay,
) => ({ key, label, nowrap: true as const, cell: (row: Record<Key, string>) => format(row[key]) })
