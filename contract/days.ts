// Days and times as people in Kerala read them. Without Intl, whose first use blocks a phone for some 30 ms.
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** Such as 31 December 2026, of 2026-12-31. */
export function formatDay(day: string) {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number)
  return `${date} ${months[Number(month) - 1]} ${year}`
}

/** Such as December 2026, of 2026-12-31. */
export const formatMonth = (day: string) => formatDay(day).replace(/^\d+ /, '')

const hourMs = 3_600_000
export const dayMs = 24 * hourMs
const indiaAheadMs = 5.5 * hourMs

/** Such as 2026-12-31. */
export const dayInIndia = (moment: Date) => timeInIndia(moment).slice(0, 10)

/** Such as 2026-12-31 17:45. */
export const timeInIndia = (moment: Date) =>
  new Date(moment.getTime() + indiaAheadMs).toISOString().slice(0, 16).replace('T', ' ')

/** Such as 31 December 2026, 5:45 pm. */
export const formatMoment = (moment: Date) => momentWith(formatDay, moment)

export function momentWith(format: typeof formatDay, moment: Date) {
  const time = timeInIndia(moment)
  const hours = Number(time.slice(11, 13))
  return `${format(time)}, ${hours % 12 || 12}${time.slice(13)} ${hours < 12 ? 'am' : 'pm'}`
}

/** The next midnight in India. */
export const nextDayInIndia = (moment: Date) =>
  new Date(Date.parse(dayInIndia(moment)) + dayMs - indiaAheadMs)
