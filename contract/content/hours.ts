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

/** Such as "09:00 to 18:00". */
export const timesOf = ({ open, opens, closes }: Hours) => (open ? `${opens} to ${closes}` : 'closed')

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
