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

export const dayOf = (time: string) => day.format(new Date(time))
export const momentOf = (time: string) => moment.format(new Date(time))
export const dateOf = (date: string) => plainDay.format(new Date(date))
