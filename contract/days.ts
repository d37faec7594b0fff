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

/** The formats in the words of a language. */
const formatsOf = ({ months, day, month }: Translated<typeof names>) => {
  const partsOf = (iso: string) => {
    const [year = '', number = '', date = ''] = iso.slice(0, 10).split('-')
    return { year, name: months.split(' ')[Number(number) - 1] ?? '', date: Number(date) }
  }
  const formatDay = (iso: string) => {
    const { year, name, date } = partsOf(iso)
    return day(year, name, date)
  }
  return {
    /** Such as 31 December 2026, of 2026-12-31. */
    formatDay,
    /** Such as December 2026, of 2026-12-31. */
    formatMonth: (iso: string) => month(partsOf(iso).year, partsOf(iso).name),
    /** Such as 31 December 2026, 5:45 pm. */
    formatMoment(moment: Date) {
      const time = timeInIndia(moment)
      const hours = Number(time.slice(11, 13))
      return `${formatDay(time)}, ${hours % 12 || 12}${time.slice(13)} ${hours < 12 ? 'am' : 'pm'}`
    },
  }
}

export const { formatDay, formatMonth, formatMoment } = /* @__PURE__ */ formatsOf(names)
export const datesIn = (language: Language) => formatsOf(wordsIn(language, names))

const hourMs = 3_600_000
export const dayMs = 24 * hourMs
const indiaAheadMs = 5.5 * hourMs

/** Such as 2026-12-31. */
export const dayInIndia = (moment: Date) => timeInIndia(moment).slice(0, 10)

/** Such as 2026-12-31 17:45. */
export const timeInIndia = (moment: Date) =>
  new Date(moment.getTime() + indiaAheadMs).toISOString().slice(0, 16).replace('T', ' ')

/** The next midnight in India. */
export const nextDayInIndia = (moment: Date) =>
  new Date(Date.parse(dayInIndia(moment)) + dayMs - indiaAheadMs)
