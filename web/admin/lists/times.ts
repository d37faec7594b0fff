// Times as the office reads them: Indian time, wherever the browser is.
const timeZone = 'Asia/Kolkata'
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
})
// A date without a time of day is the same day everywhere.
const plainDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

export const dayOf = (time: string) => formatted(day, time)
export const momentOf = (time: string) => formatted(moment, time)
export const dateOf = (date: string) => formatted(plainDay, date)

/** Empty for an invalid time, on which the formatter itself would throw. */
function formatted(format: Intl.DateTimeFormat, time: string) {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
