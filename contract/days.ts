// Days and times as people in Kerala read them. Without Intl, whose first use blocks a phone for some 30 ms.
import type { Language } from './languages.ts'
import { inBoth, type Translated, wordsIn } from './words.ts'

const names = inBoth({
  months: [
    'January February March April May June July August September October November December',
    'ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ',
  ],
  day: [
    (year: string, month: string, date: number) => `${date} ${month} ${year}`,
    (year, month, date) => `${year} ${month} ${date}`,
  ],
  month: [(year: string, month: string) => `${month} ${year}`, (year, month) => `${year} ${month}`],
})

type Names = Translated<typeof names>

/** Such as 31 December 2026, of 2026-12-31. */
export function formatDay(iso: string, words: Names = names) {
  const [year, month, date] = partsOf(iso, words)
  return words.day(year, month, date)
}

/** Such as December 2026, of 2026-12-31. */
export function formatMonth(iso: string, words: Names = names) {
  const [year, month] = partsOf(iso, words)
  return words.month(year, month)
}

/** Such as 31 December 2026, 5:45 pm. */
export function formatMoment(moment: Date, words?: Names) {
  const time = timeInIndia(moment)
  const hours = Number(time.slice(11, 13))
  return `${formatDay(time, words)}, ${hours % 12 || 12}${time.slice(13)} ${hours < 12 ? 'am' : 'pm'}`
}

function partsOf(iso: string, { months }: Names) {
  const [year = '', month = '', date = ''] = iso.slice(0, 10).split('-')
  return [year, months.split(' ')[Number(month) - 1] ?? '', Number(date)] as const
}

export function datesIn(language: Language) {
  const words = wordsIn(language, names)
  return {
    formatDay: (iso: string) => formatDay(iso, words),
    formatMonth: (iso: string) => formatMonth(iso, words),
    formatMoment: (moment: Date) => formatMoment(moment, words),
  }
}

const hourMs = 3_600_000
export const dayMs = 24 * hourMs
const indiaAheadMs = 5.5 * hourMs

/** Such as 2026-12-31. */
export const dayInIndia = (moment: Date) => timeInIndia(moment).slice(0, 10)

/** Such as 2026-12-31 17:45. */
export const timeInIndia = (moment: Date) =>
  new Date(moment.getTime() + indiaAheadMs).toISOString().slice(0, 16).replace('T', ' ')

export const nextDayInIndia = (moment: Date) =>
  new Date(Date.parse(dayInIndia(moment)) + dayMs - indiaAheadMs)
