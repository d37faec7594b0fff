// Opening hours and phone numbers, for people and for search engines.
import type { Company } from './company.ts'

type Hours = Company['hours'][number]

/** Its own list: importing that of company.ts would load its whole schema into public pages. */
const names = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

/** Such as "Monday to Saturday". */
export const daysOf = ({ from, to }: Hours) => (from === to ? names[from] : `${names[from]} to ${names[to]}`)

/** Such as "9 am to 5:30 pm". */
export const timesOf = ({ open, opens, closes }: Hours) =>
  open ? `${sayTime(opens)} to ${sayTime(closes)}` : 'closed'

/** Noon and midnight by their names: few agree on which of them is 12 am. */
function sayTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const part = minute || hour % 12 ? (hour < 12 ? 'am' : 'pm') : hour ? 'noon' : 'midnight'
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}\u00a0${part}`
}

/** In the format of schema.org, such as "Mo-Sa 09:00-18:00"; without closed days. */
export const openingHours = (hours: readonly Hours[]) =>
  hours.flatMap(({ from, to, open, opens, closes }) =>
    open ? [`${from === to ? from : `${from}-${to}`} ${opens}-${closes}`] : [],
  )

/** Closed days that are not over yet; `today` is a date such as 2026-12-31. */
export const closedDaysFrom = ({ closedDays }: Pick<Company, 'closedDays'>, today: string) =>
  closedDays.filter(({ from, to }) => (to || from) >= today)

/** One number or two. */
export const phonesOf = ({ phone, secondPhone }: Pick<Company, 'phone' | 'secondPhone'>) =>
  secondPhone ? [phone, secondPhone] : [phone]
