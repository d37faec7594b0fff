// Dates and times in Indian time, wherever the browser is.
import { words } from './words.ts'

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const
const timeZone = 'Asia/Kolkata'

/** The day of a timestamp. */
export const formatDayOf = formatter({ ...date, timeZone })
export const formatDateTime = formatter({ ...date, ...time, timeZone })
/** A calendar date without a time, which is the same everywhere. */
export const formatDate = formatter({ ...date, timeZone: 'UTC' })
/** The same as short as a table needs it. */
export const formatShortDate = formatDate

/** Formats an invalid date as an empty text, where Intl itself throws. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(words.locale, options)
  return (value: string) => (Number.isNaN(Date.parse(value)) ? '' : format.format(new Date(value)))
}

/** A column that shows the day of a timestamp, or another format of it. */
export const dateColumn = <Key extends string>(key: Key, label: string, format = formatDayOf) => ({
  key,
  label,
  nowrap: true as const,
  cell: (row: Record<Key, string>) => format(row[key]),
})
