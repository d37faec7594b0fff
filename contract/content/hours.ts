// Opening hours and phone numbers, for people and for search engines.
import { inBoth, type Translated } from '../words.ts'
import type { Company } from './company.ts'

type Hours = Company['hours'][number]

export const hourWords = inBoth({
  // Its own list: importing that of company.ts would load its whole schema into public pages.
  names: {
    Mo: ['Monday', 'തിങ്കൾ'],
    Tu: ['Tuesday', 'ചൊവ്വ'],
    We: ['Wednesday', 'ബുധൻ'],
    Th: ['Thursday', 'വ്യാഴം'],
    Fr: ['Friday', 'വെള്ളി'],
    Sa: ['Saturday', 'ശനി'],
    Su: ['Sunday', 'ഞായർ'],
  },
  days: [(from: string, to: string) => `${from} to ${to}`, (from, to) => `${from}–${to}`],
  times: [
    (opens: string, closes: string) => `${sayTime(opens)} to ${sayTime(closes)}`,
    (opens, closes) => `${sayTimeInMalayalam(opens)} മുതൽ ${sayTimeInMalayalam(closes)} വരെ`,
  ],
  closed: ['closed', 'അവധി'],
})

type Words = Translated<typeof hourWords>

/** Such as "Monday to Saturday". */
export const daysOf = ({ from, to }: Hours, { names, days }: Words = hourWords) =>
  from === to ? names[from] : days(names[from], names[to])

/** Such as "9 am to 5:30 pm". */
export const timesOf = ({ open, opens, closes }: Hours, { times, closed }: Words = hourWords) =>
  open ? times(opens, closes) : closed

/** Noon and midnight by their names: few agree on which of them is 12 am. */
function sayTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const part = minute || hour % 12 ? (hour < 12 ? 'am' : 'pm') : hour ? 'noon' : 'midnight'
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}\u00a0${part}`
}

/** The hour at which each part of the day ends. */
const partsOfDay: [number, string][] = [
  [4, 'രാത്രി'],
  [6, 'പുലർച്ചെ'],
  [12, 'രാവിലെ'],
  [14, 'ഉച്ചയ്ക്ക്'],
  [16, 'ഉച്ചകഴിഞ്ഞ്'],
  [20, 'വൈകിട്ട്'],
  [25, 'രാത്രി'],
]

/** Such as "വൈകിട്ട് 5.30" for 17:30, kept on one line. */
function sayTimeInMalayalam(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const part = partsOfDay.find(([end]) => hour < end)?.[1]
  return `${part}\u00a0${hour % 12 || 12}${minute ? `.${String(minute).padStart(2, '0')}` : ''}`
}

/** In the format of schema.org, such as "Mo-Sa 09:00-18:00"; without closed days. */
export const openingHours = (hours: readonly Hours[]) =>
  hours.flatMap(({ from, to, open, opens, closes }) =>
    open ? [`${from === to ? from : `${from}-${to}`} ${opens}-${closes}`] : [],
  )

/** Closed days that are not over yet; `today` is a date such as 2026-12-31. */
export const closedDaysFrom = ({ closedDays }: Pick<Company, 'closedDays'>, today: string) =>
  closedDays.filter(({ from, to }) => (to || from) >= today)

export const phonesOf = ({ phone, secondPhone }: Pick<Company, 'phone' | 'secondPhone'>) =>
  secondPhone ? [phone, secondPhone] : [phone]
